import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { certificateSamples, previewSample } from '../../../../test-support/certificates/certificate-samples.ts';
import { areOverlapping, textBoxesOf } from '../../../../test-support/certificates/pdf-boxes.ts';
import { pdfPages } from '../../../../test-support/certificates/pdf-text.ts';
import { namesByScript, scriptSamples } from '../../../../test-support/certificates/script-samples.ts';
import { findUnprintable } from '../names/find-unprintable.ts';
import type { Drawing2 } from './certificate-data.ts';
import { drawSecond } from './drawing-2/draw.ts';

const draw = async (data: Drawing2) => Buffer.from(await drawSecond(data));
const sampleOf = (name: string): Drawing2 => {
  const sample = certificateSamples[name];
  if (sample === undefined) throw new Error(`There is no sample ${name}`);
  return sample;
};

test.each(Object.entries(certificateSamples))(
  '%s is one A4 page of readable text that does not overlap',
  async (_name, data) => {
    const pdf = await draw(data);
    const text = pdf.toString('latin1');
    expect(text.match(/\/Type \/Page\b(?!s)/gu)).toHaveLength(1);
    expect(text).toContain('/MediaBox [0 0 841.89 595.28]');
    const boxes = textBoxesOf(pdf);
    expect(boxes.length).toBeGreaterThan(10);
    for (const { size, left, right, baseline } of boxes) {
      expect(size).toBeGreaterThanOrEqual(9);
      expect(left).toBeGreaterThan(31);
      expect(right).toBeLessThan(842 - 24 - 40);
      expect(baseline).toBeGreaterThan(30);
      expect(baseline).toBeLessThan(565);
    }
    const pairs = boxes.flatMap((one, nth) => boxes.slice(nth + 1).map((other) => [one, other] as const));
    expect(pairs.filter(([one, other]) => areOverlapping(one, other))).toEqual([]);
  },
);

test('prints every word of a certificate that has everything', async () => {
  const data = sampleOf('everything');
  const [page = ''] = pdfPages(await draw(data));
  const words = [data.holder, data.title, data.organisation ?? '', ...data.objectives, ...data.footers, data.serial];
  for (const word of words) expect(page).toContain(word.replaceAll(/\s/gu, ''));
});

test('counts the learning objectives that do not fit', async () => {
  const widest = 'W'.repeat(200);
  const pdf = await draw({ ...sampleOf('everything'), objectives: Array.from({ length: 8 }, () => widest) });
  expect(pdfPages(pdf)[0]).toMatch(/and\dmore/u);
});

test('draws text from right to left in the order in which it is read', async () => {
  const [first = { left: 0 }, last = { left: 0 }] = textBoxesOf(
    await draw({ ...sampleOf('plain'), holder: 'محمد الرحمن' }),
  )
    .filter(({ size }) => size > 40)
    .filter(({ left, right }) => right - left > 20);
  // The word that is read first is drawn last, on the right.
  expect(last.left).toBeGreaterThan(first.left);
  const [page = ''] = pdfPages(await draw(sampleOf('arabic')));
  expect(page).not.toContain('\u0000');
});

test.each(Object.entries(scriptSamples))('prints a name in %s', async (_script, data) => {
  const [page = ''] = pdfPages(await draw(data));
  for (const letter of new Set(data.holder.match(/\p{Letter}/gu))) expect(page, letter).toContain(letter);
  const before = await draw({ ...data, hasAllScripts: false });
  expect(before.equals(await draw(data))).toBe(false);
});

test('draws names whose marks fontkit cannot place', async () => {
  const marks = Array.from('\u0E31\u0E34\u0E35\u0E47\u0E48\u0E49\u0E4C\u0E4D\u0E4E');
  for (const mark of marks)
    await draw({ ...sampleOf('plain'), hasAllScripts: true, holder: `ฦ${mark}${mark}ฤ${mark}า` });
});

test('names the characters that no font draws', async () => {
  for (const name of [...Object.values(namesByScript), 'Łucja Król', 'محمد الرحمن', 'सीता शर्मा', "O'Dowd"])
    expect(await findUnprintable(name), name).toBe('');
  expect(await findUnprintable('தமிழ் Lee 🙂🙂')).toMatch(/^தமிழ்🙂$/u);
});

test('has the tags, the language and the title that screen readers need', async () => {
  const data = { ...sampleOf('everything'), title: 'Salt & <pepper>' };
  const pdf = await draw(data);
  const text = pdf.toString('latin1');
  expect(text).toContain('/Lang (en-GB)');
  expect(text).toMatch(/\/MarkInfo \d+ 0 R/u);
  expect(text).toMatch(/\/DisplayDocTitle true/u);
  expect(text).toContain('<pdfuaid:part>1</pdfuaid:part>');
  expect(text).toContain('Certificate: Salt &amp; &lt;pepper&gt;');
  const count = (tag: string) => text.match(new RegExp(`/S /${tag}\\n`, 'gu'))?.length ?? 0;
  expect([count('Document'), count('H1'), count('L'), count('LI'), count('Link')]).toEqual([1, 1, 1, 8, 1]);
  // Logo, 3 icons, signature and QR code.
  expect(count('Figure')).toBe(6);
  expect(text).toContain('/Alt (Signature of Dr Priya Raman MPharm)');
  expect(text).toContain('/Alt (Accredited by the Northern Pharmacy Board)');
});

test('only a preview has the word Preview on its page', async () => {
  const data = previewSample;
  expect(pdfPages(await draw(data))[0]).toContain('Preview');
  expect(pdfPages(await draw({ ...data, isPreview: false }))[0]).not.toContain('Preview');
});

test('draws the same file again after other certificates were drawn', async () => {
  const first = await draw(sampleOf('own-logo'));
  await draw(sampleOf('arabic'));
  expect((await draw(sampleOf('own-logo'))).equals(first)).toBe(true);
  const later = { ...sampleOf('own-logo'), createdAt: new Date('2026-11-22T10:00:00Z') };
  expect((await draw(later)).equals(first)).toBe(false);
});

test('keeps a picture as it is, so that its bytes do not depend on the compression of a later server', async () => {
  const { logo } = sampleOf('own-logo');
  if (typeof logo === 'string') throw new Error('The sample has a picture');
  const pixels = Buffer.from(logo.picture).subarray(41, 41 + 400);
  expect((await draw(sampleOf('own-logo'))).includes(pixels)).toBe(true);
  expect(() => inflateSync(pixels)).toThrow();
});
