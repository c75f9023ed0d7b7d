import { open } from 'node:fs/promises';

export type ImageType = 'image/png' | 'image/jpeg' | 'image/webp';

const signatures: readonly { type: ImageType; matches: (head: Buffer) => boolean }[] = [
  {
    type: 'image/png',
    matches: (head) => head.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  },
  { type: 'image/jpeg', matches: (head) => head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) },
  {
    type: 'image/webp',
    matches: (head) => head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP',
  },
];

/**
 * Returns the type of an image by its first bytes, whatever its name says. Undefined when it is no image that we show.
 */
export async function imageType(path: string): Promise<ImageType | undefined> {
  const file = await open(path);
  try {
    const { buffer } = await file.read({ buffer: Buffer.alloc(16), position: 0 });
    return signatures.find((signature) => signature.matches(buffer))?.type;
  } finally {
    await file.close();
  }
}
