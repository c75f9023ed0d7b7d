export type { FileAnswer, UploadedFile } from './answers.ts';
export { allPages, csvAnswer } from './csv-answer.ts';
export { type Origins, originsFor, publicUrl } from './origins.ts';
export { type Actor, type Route, serve } from './serve.ts';
export { lifetimesOf } from './session.ts';
