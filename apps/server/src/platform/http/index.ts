export type { FileAnswer, UploadedFile } from './answers.ts';
export { allPages, csvAnswer } from './csv-answer.ts';
export { type Origins, originsFor } from './origins.ts';
export { type Route, serve } from './serve.ts';
export { lifetimesOf } from './session.ts';
