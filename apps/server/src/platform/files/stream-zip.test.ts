import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readZip } from '../../test-support/zip.ts';
import { safeFileName, streamZip } from './stream-zip.ts';

const at = new Date('2026-09-01T09:00:00Z');

test('packs every file, one after another', async () => {
  const made: string[] = [];
  const file = (name: string) => ({
    name,
    make: async () => {
      made.push(name);
      return Buffer.from(name.repeat(50_000));
    },
  });
  const files = await readZip(await buffer(streamZip([file('a'), file('b'), file('c')], at)));
  expect(Object.keys(files)).toEqual(['a', 'b', 'c']);
  expect(files.b?.toString()).toBe('b'.repeat(50_000));
  expect(made).toEqual(['a', 'b', 'c']);
});

test('makes only a few files ahead of a slow reader', async () => {
  let made = 0;
  const file = (at: number) => ({
    name: `${at}`,
    make: () => {
      made += 1;
      return randomBytes(40_000);
    },
  });
  const zip = streamZip(
    Array.from({ length: 200 }, (_, index) => file(index)),
    at,
  );
  await once(zip, 'readable');
  await sleep(300);
  expect(made).toBeLessThan(12);
  expect(Object.keys(await readZip(await buffer(zip)))).toHaveLength(200);
});

test('breaks off when a file cannot be made', async () => {
  const fine = { name: 'fine', make: () => Buffer.from('fine') };
  const broken = { name: 'broken', make: () => Promise.reject(new Error('no ink')) };
  await expect(buffer(streamZip([fine, broken, fine], at))).rejects.toThrow('no ink');
});

test('makes a valid zip of no files', async () => {
  expect(await readZip(await buffer(streamZip([], at)))).toEqual({});
});

test.each([
  ['Safeguarding: level 2', 'Safeguarding level 2'],
  ['../../etc/passwd', 'etcpasswd'],
  ['Llŷn\u0000\r\n', 'Llŷn'],
  ['...', 'Certificate'],
  ['x'.repeat(200), 'x'.repeat(80)],
])('names a file %j as %j', (title, name) => {
  expect(safeFileName(title, 'Certificate')).toBe(name);
});

test.each([
  ['शर्मिष्ठा: कौर', 'शर्मिष्ठा कौर'],
  ['ਹਰਪ੍ਰੀਤ/ਕੌਰ', 'ਹਰਪ੍ਰੀਤਕੌਰ'],
  ['สมชาย ใจดี', 'สมชาย ใจดี'],
  ['../Łucja "Król"', 'Łucja Król'],
  ['🙂', 'Certificate'],
  ['𠮷'.repeat(90), '𠮷'.repeat(80)],
])('names a file after %s', (text, name) => expect(safeFileName(text, 'Certificate')).toBe(name));
