import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { checkEvidence } from '../../features/learning/external-courses/index.ts';
import { documentTypeOf } from '../../features/site/documents/file-types/document-type.ts';
import { takePicture } from './take-picture.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'doselore-pictures-'));

/** Writes a PNG of one colour with 1 bit a pixel: many pixels in a few bytes. */
function paint(name: string, width: number, height: number): string {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = Buffer.alloc(Math.min(height, 10) * (1 + Math.ceil(width / 8)));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const file = path.join(folder, name);
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  writeFileSync(file, Buffer.concat([signature, ...parts]));
  return file;
}

const usual = paint('usual.png', 8_000, 6_000);
const huge = paint('huge.png', 30_000, 30_000);
const tooMany = 'Choose a picture with at most 50 million pixels. This picture has 30,000 × 30,000 pixels';

test('takes a picture of a usual camera', async () => {
  expect(await takePicture(usual)).toBe('image/png');
});

test.each([
  ['cover pictures', takePicture],
  ['evidence, scans, sheets and materials', checkEvidence],
  ['documents', (file: string) => documentTypeOf({ path: file, name: 'a.png' })],
])('refuses too many pixels in %s', async (_where, take) => {
  await expect(take(huge)).rejects.toMatchObject({ fields: { file: [tooMany] } });
});
