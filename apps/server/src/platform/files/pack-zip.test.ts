import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readZip } from '../../test-support/zip.ts';
import { createFiles } from './index.ts';
import { type PackEntry, packZip } from './pack-zip.ts';

const at = new Date('2026-11-01T09:00:00Z');
const key = 'exports/one.zip';
const openFiles = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'pack-zip-'));
  return { files: createFiles(folder), arriving: () => readdir(path.join(folder, 'files', 'arriving')) };
};
const file = (name: string, make: PackEntry['make'] = () => Buffer.from(name)): PackEntry => ({
  name,
  make,
  subject: [name],
});
const broken = () => {
  throw new Error('No picture');
};
const common = { key, at, failedHead: ['File'], onProgress: async () => 'continue' as const };

test('each entry is a file or a line of failed.csv', async () => {
  const { files, arriving } = await openFiles();
  const entries = Array.from({ length: 60 }, (_, n) => file(`${n}.pdf`, n % 20 === 7 ? broken : undefined));
  const packed = await packZip(files, { ...common, entries });
  const bytes = await readFile(files.pathOf(key));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  expect(packed).toEqual({ done: 57, failed: 3, bytes: bytes.byteLength, sha256 });
  const { 'failed.csv': failed, ...rest } = await readZip(bytes);
  expect(failed?.toString()).toBe('\uFEFF"File"\r\n"7.pdf"\r\n"27.pdf"\r\n"47.pdf"\r\n');
  expect(Object.keys(rest)).toHaveLength(57);
  expect(await arriving()).toEqual([]);
});

test('numbers equal names, and reserves the name failed.csv', async () => {
  const { files } = await openFiles();
  const entries = ['A.pdf', 'a.pdf', 'a (2).pdf', 'failed.csv'].map((name) => file(name));
  await packZip(files, { ...common, entries });
  const names = Object.keys(await readZip(await readFile(files.pathOf(key))));
  expect(names).toEqual(['A.pdf', 'a (2).pdf', 'a (2) (2).pdf', 'failed (2).csv']);
});

test('stores nothing when it is stopped, and a second run stores the complete zip', async () => {
  const { files, arriving } = await openFiles();
  const entries = Array.from({ length: 40 }, (_, n) => file(`${n}.pdf`, () => randomBytes(40_000)));
  const stopped = await packZip(files, {
    ...common,
    entries,
    onProgress: async ({ done }) => (done === 20 ? 'stop' : 'continue'),
  });
  expect([stopped, await files.list('exports'), await arriving()]).toEqual([undefined, [], []]);
  expect(await packZip(files, { ...common, entries })).toMatchObject({ done: 40, failed: 0 });
  expect(Object.keys(await readZip(await readFile(files.pathOf(key))))).toHaveLength(40);
});

test('stores nothing when progress cannot be stored', async () => {
  const { files, arriving } = await openFiles();
  const failing = packZip(files, {
    ...common,
    entries: [file('a.pdf')],
    onProgress: () => Promise.reject(new Error('The database is away')),
  });
  await expect(failing).rejects.toThrow('The database is away');
  expect([await files.list('exports'), await arriving()]).toEqual([[], []]);
});
