import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createSealing, isSealed } from './sealing.ts';
import { ownSecretKey } from './secret-key.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'doselore-key-'));
afterAll(() => rmSync(folder, { recursive: true }));
const sealing = createSealing('a key of at least thirty-two characters');

test('opens a sealed text again, and seals the same text differently each time', () => {
  const [one, two] = [sealing.seal('JBSWY3DPEHPK3PXP', 'user 1'), sealing.seal('JBSWY3DPEHPK3PXP', 'user 1')];
  expect(one).not.toBe(two);
  expect([isSealed(one), isSealed('JBSWY3DPEHPK3PXP')]).toEqual([true, false]);
  expect([sealing.open(one, 'user 1'), sealing.open(two, 'user 1')]).toEqual(['JBSWY3DPEHPK3PXP', 'JBSWY3DPEHPK3PXP']);
});

test.each([
  ['another key', (sealed: string) => createSealing('another key, just as long as the first').open(sealed, 'user 1')],
  ['another owner', (sealed: string) => sealing.open(sealed, 'user 2')],
  [
    'a changed letter',
    (sealed: string) =>
      sealing.open(`${sealed.slice(0, -3)}${sealed.at(-3) === 'A' ? 'B' : 'A'}${sealed.slice(-2)}`, 'user 1'),
  ],
  ['a part of it', (sealed: string) => sealing.open(sealed.slice(0, 20), 'user 1')],
])('does not open a text with %s', (_what, open) => {
  expect(() => open(sealing.seal('JBSWY3DPEHPK3PXP', 'user 1'))).toThrow();
});

test('a server without a key makes one that only it can read, and stores it', async () => {
  const keys = await Promise.all([ownSecretKey(folder), ownSecretKey(folder)]);
  expect(keys[0]).toMatch(/^[0-9a-f]{64}$/u);
  expect(await ownSecretKey(folder)).toBe(keys[0]);
  expect(statSync(path.join(folder, 'secret.key')).mode & 0o777).toBe(0o600);
});
