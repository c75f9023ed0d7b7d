export { paint } from './paint.ts';
export { readJpeg } from './read-jpeg.ts';
export { PictureProblem, readPng, readPngHead } from './read-png.ts';
export { shrink } from './shrink.ts';
export { writePng } from './write-png.ts';
