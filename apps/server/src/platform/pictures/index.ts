export { Canvas } from './canvas.ts';
export { Outline, type Point } from './outline.ts';
export { paint } from './paint.ts';
export { readJpeg } from './read-jpeg.ts';
export { PictureProblem, readPng, readPngHead } from './read-png.ts';
export { shrink } from './shrink.ts';
export { addText, writePng } from './write-png.ts';
