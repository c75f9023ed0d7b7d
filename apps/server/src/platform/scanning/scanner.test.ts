import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { eicar, startClamd } from '../../test-support/servers/clamd.ts';
import { createScanner } from './index.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'doselore-scan-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const place = path.join(folder, 'file');

const scan = (url: string | undefined, bytes: Buffer) => {
  writeFileSync(place, bytes);
  return createScanner(url).scan(place);
};

test('sends the whole file in pieces, and tells clean files from infected ones', async () => {
  const clamd = await startClamd();
  const clean = Buffer.alloc(700_000, 'x');
  expect(await scan(clamd.url, clean)).toBe('clean');
  expect(clamd.received[0]?.equals(clean)).toBe(true);
  expect(await scan(clamd.url, Buffer.concat([Buffer.from('before '), eicar]))).toBe('infected');
  expect(await scan(clamd.url, Buffer.alloc(0))).toBe('clean');
});

test('leaves a file unscanned when the scanner is away, refuses it or answers nonsense', async () => {
  const clamd = await startClamd({ mostBytes: 1_000 });
  expect(await scan(clamd.url, Buffer.alloc(5_000_000))).toBe('unscanned');
  expect(await scan((await startClamd({ says: 'stream: maybe' })).url, eicar)).toBe('unscanned');
  expect(await scan((await startClamd({ says: 'stream: OK FOUND?' })).url, eicar)).toBe('unscanned');
  await clamd.close();
  expect(await scan(clamd.url, eicar)).toBe('unscanned');
});

test('a scanner without an address is off, and leaves files unscanned', async () => {
  expect(createScanner(undefined).isOn).toBe(false);
  expect(await scan(undefined, eicar)).toBe('unscanned');
});
