import { findBadgeInPng, isPng } from '@doselore/contract/badges';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { buildHolder, verifyByDid } from '../../../../test-support/certificates/badges.ts';
import { paint } from '../../../../test-support/paint.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';
import { addText } from './add-text.ts';
import { drawBadge } from './draw-badge.ts';

const server = await openTestApp();
server.clock.set('2026-06-01T09:00:00Z');

test('the picture holds the signed badge, and is a picture for any program', async () => {
  const holder = await buildHolder(server, { title: 'Sepsis awareness' });
  await holder.get();
  const answer = await holder.client.get(`${holder.address}?format=png&holder=named`);
  expect(answer.headers['content-type']).toBe('image/png');
  expect(answer.headers['content-disposition']).toContain('Badge - Sepsis awareness - ');
  const png = answer.rawPayload;
  expect(isPng(png)).toBe(true);
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 640, height: 640, channels: 3 });
  expect(data).toHaveLength(640 * 640 * 3);
  const { payload } = await verifyByDid(server, findBadgeInPng(png) ?? '');
  expect(payload.name).toBe('Sepsis awareness');
});

test('finds a badge in its text chunk of a PNG, and none in a compressed or damaged one', () => {
  const plain = paint(1, 1, () => [0, 0, 0]);
  const baked = addText(plain, { keyword: 'openbadgecredential', text: 'a.b.c' });
  const after = addText(baked, { keyword: 'Comment', text: 'openbadgecredential\0' });
  expect([plain, baked, after].map(findBadgeInPng)).toEqual([undefined, 'a.b.c', 'a.b.c']);
  const packed = Buffer.from(baked);
  packed[packed.indexOf('openbadgecredential') + 20] = 1;
  expect(findBadgeInPng(packed)).toBeUndefined();
  for (let length = 0; length < baked.length; length += 1) findBadgeInPng(baked.subarray(0, length));
});

/** Returns how many pixels of a part of the picture have this colour. */
async function countInk(png: Buffer, [from, to]: [number, number], colour: readonly number[]): Promise<number> {
  const { data: rgb, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  const { width } = info;
  let count = 0;
  for (let at = from * width * 3; at < to * width * 3; at += 3)
    if (colour.every((value, nth) => Math.abs((rgb[at + nth] ?? 0) - value) < 8)) count += 1;
  return count;
}

test.each([
  ['short', 'ACT'],
  ['usual', 'Sepsis: Spotting Deterioration'],
  ['long', `${'Administration '.repeat(9)}`],
  ['one word', 'W'.repeat(80)],
  ['Welsh and Polish', 'Ŵ ŷ Ł ż'],
])('draws a %s title inside the label', async (_what, title) => {
  const png = await drawBadge({ heading: 'Certificate of completion', title, dates: 'Awarded Sat 10th Jan 2026' });
  expect(await countInk(png, [386, 580], [0, 54, 52])).toBeGreaterThan(300);
  // The title leaves the lines of the heading and of the dates free.
  expect(await countInk(png, [578, 588], [0, 54, 52])).toBe(0);
});
