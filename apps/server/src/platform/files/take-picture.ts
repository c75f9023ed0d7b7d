import { fieldError, picturePixelsMax } from '@doselore/contract';
import { type ImageType, imageType } from './image-type.ts';

/**
 * Returns the type of an uploaded picture by its first bytes, and undefined for any other file. Throws at the field
 * `file` for a picture with too many pixels: a small file can unpack to more than a phone has memory.
 */
export async function takePicture(path: string): Promise<ImageType | undefined> {
  const type = await imageType(path);
  if (type === undefined) return undefined;
  const size = await sizeOf(path);
  if (size !== undefined && size.width * size.height > picturePixelsMax)
    throw fieldError(
      'file',
      `Choose a picture with at most ${picturePixelsMax / 1_000_000} million pixels. This picture has ${size.width.toLocaleString('en-GB')} × ${size.height.toLocaleString('en-GB')} pixels`,
    );
  return type;
}

/** Reads the size from the header of a picture, without unpacking it. Undefined when no program can show the picture. */
async function sizeOf(path: string): Promise<{ width: number; height: number } | undefined> {
  // Loaded with the first picture, because it takes 19 MB.
  const { default: sharp } = await import('sharp');
  return sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
}
