export type { FileAnswer, UploadedFile } from './answers.ts';
export { type Origins, originsFor } from './origins.ts';
export { type Route, serve, serveAtPlace, serveAtSite } from './serve.ts';
export { serveList, serveSheet } from './serve-list.ts';
export { lifetimesOf } from './session.ts';
