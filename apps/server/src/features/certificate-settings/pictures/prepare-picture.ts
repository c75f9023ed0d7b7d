import { readFile, writeFile } from 'node:fs/promises';
import { fieldError } from '@doselore/contract';
import { certificateLimits } from '@doselore/contract/certificate-settings';
import { createRenderer } from '../../../platform/drawing/index.ts';
import { imageType } from '../../../platform/files/index.ts';
import { PictureProblem, readJpeg, readPngHead } from '../../../platform/pictures/index.ts';

export type PreparedPicture = { type: 'image/png' | 'image/jpeg'; width: number; height: number; bytes: Buffer };

const { pictureSideMin, pictureSideMax } = certificateLimits;

/**
 * Reads an uploaded picture and writes it back as certificates need it, so that the PDF can copy it unchanged: a PNG
 * without transparency, or a JPEG without what the camera wrote into it. Throws 422 for anything else, whatever its name.
 */
export async function preparePicture(path: string): Promise<PreparedPicture> {
  const type = await imageType(path);
  if (type !== 'image/png' && type !== 'image/jpeg') throw refused('Choose a PNG or JPEG picture');
  const picture = await readFile(path);
  try {
    const prepared = type === 'image/png' ? await preparePng(picture) : prepareJpeg(picture);
    await writeFile(path, prepared.bytes);
    return { type, ...prepared };
  } catch (error) {
    if (error instanceof PictureProblem) throw refused(error.message);
    throw error;
  }
}

const refused = (message: string) => fieldError('file', message);

function checkSize({ width, height }: { width: number; height: number }): void {
  if ([width, height].some((side) => side < pictureSideMin || side > pictureSideMax))
    throw new PictureProblem(
      `Choose a picture with ${pictureSideMin} to 4,000 points on each side. This one has ${width} × ${height}`,
    );
}

function prepareJpeg(picture: Buffer): Omit<PreparedPicture, 'type'> {
  const jpeg = readJpeg(picture);
  checkSize(jpeg);
  return jpeg;
}

/** Reads the points in a worker thread of its own, because a large picture takes seconds. */
async function preparePng(picture: Buffer): Promise<Omit<PreparedPicture, 'type'>> {
  checkSize(readPngHead(picture));
  const renderer = createRenderer<Uint8Array>(new URL('./picture-worker.ts', import.meta.url), 'picture');
  try {
    const bytes = await renderer.render(picture).catch((problem: unknown) => {
      throw new PictureProblem('The file is damaged. Save the picture again', { cause: problem });
    });
    const { width, height } = readPngHead(bytes);
    return { width, height, bytes };
  } finally {
    await renderer.close();
  }
}
