import { crc32 } from 'node:zlib';

/** Bytes of the signature and of the chunk `IHDR`, with which every PNG begins. */
const headBytes = 33;

/**
 * Returns a PNG with a text in a chunk of its own, where programs find it by a keyword (iTXt, not compressed). The picture
 * stays the same.
 */
export function addText(png: Buffer, { keyword, text }: { keyword: string; text: string }): Buffer {
  // Keyword, then no compression, no language and no translated keyword.
  const body = Buffer.concat([Buffer.from(`iTXt${keyword}\0\0\0\0\0`, 'latin1'), Buffer.from(text)]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length - 4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([png.subarray(0, headBytes), length, body, check, png.subarray(headBytes)]);
}
