import { writeFile } from 'node:fs/promises';
import { fieldError } from '@doselore/contract';
import { certificateLimits } from '@doselore/contract/certificate-settings';
import { imageType } from '../../../../platform/files/index.ts';

export type PreparedPicture = { type: 'image/png' | 'image/jpeg'; width: number; height: number; bytes: Buffer };

const { pictureSideMin, pictureSideMax } = certificateLimits;
/** Maximum pixels of the longer side of a stored picture. More pixels would not be visible on paper. */
const sideMax = 2_000;

/**
 * Reads an uploaded picture and writes it back as certificates need it, so that the PDF can copy it unchanged: a PNG
 * without transparency, or a JPEG without the data of the camera. Throws 422 for any other file, whatever its name.
 */
export async function preparePicture(path: string): Promise<PreparedPicture> {
  const type = await imageType(path);
  if (type !== 'image/png' && type !== 'image/jpeg') throw refused('Choose a PNG or JPEG picture');
  const { data: bytes, info } = await read(path, type);
  await writeFile(path, bytes);
  return { type, width: info.width, height: info.height, bytes };
}

const refused = (message: string) => fieldError('file', message);

async function read(path: string, type: PreparedPicture['type']) {
  // Loaded with the first picture, because it takes 19 MB.
  const { default: sharp } = await import('sharp');
  const picture = sharp(path, { limitInputPixels: pictureSideMax ** 2, failOn: 'warning' });
  try {
    checkSize(await picture.metadata());
    const onPaper = picture
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .resize({ width: sideMax, height: sideMax, fit: 'inside', withoutEnlargement: true });
    const written = type === 'image/png' ? onPaper.png({ compressionLevel: 9 }) : onPaper.jpeg({ quality: 92 });
    return await written.toBuffer({ resolveWithObject: true });
  } catch (error) {
    if (error instanceof SizeProblem) throw refused(error.message);
    throw refused('The file is damaged. Save the picture again');
  }
}

class SizeProblem extends Error {}

function checkSize({ width, height }: { width: number; height: number }): void {
  if ([width, height].some((side) => side < pictureSideMin || side > pictureSideMax))
    throw new SizeProblem(
      `Choose a picture with ${pictureSideMin} to 4,000 pixels on each side. This picture has ${width} × ${height} pixels`,
    );
}
