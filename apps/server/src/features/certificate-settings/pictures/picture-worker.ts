import { answerWith } from '../../../platform/drawing/index.ts';
import { readPng, shrink, writePng } from '../../../platform/pictures/index.ts';

/** Points of the longer side of a stored picture, at least. On paper it is as sharp as the rest. */
const side = 1_000;

answerWith<Uint8Array>(async (png) => writePng(shrink(readPng(Buffer.from(png)), side)));
