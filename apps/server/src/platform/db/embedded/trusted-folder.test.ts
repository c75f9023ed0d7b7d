import { chmodSync, chownSync, lstatSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeOwnFolder, makeRootFolder } from './trusted-folder.ts';

const isRoot = process.getuid?.() === 0;
const nobody = 65_534;
const owners = [process.getuid?.()];

function folder(): string {
  const made = mkdtempSync(path.join(tmpdir(), 'doselore-trusted-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

/** Returns a folder of another user. Root makes one and gives it away; other accounts use a folder of the system. */
function folderOfAnother(): string {
  if (!isRoot) return '/usr';
  const made = folder();
  chownSync(made, nobody, nobody);
  return made;
}

test('makes a folder for its owner alone, and accepts it the next time', () => {
  const place = path.join(folder(), 'own');
  expect(makeOwnFolder(place, owners)).toBe(place);
  expect(lstatSync(place).mode & 0o777).toBe(0o700);
  expect(makeOwnFolder(place, owners)).toBe(place);
});

test('refuses a folder of another user, a link, and a folder that is open to others', () => {
  const refusal = 'belongs to another user or is open to others';
  expect(() => makeOwnFolder(folderOfAnother(), owners)).toThrow(refusal);
  const home = folder();
  mkdirSync(path.join(home, 'target'), { mode: 0o700 });
  symlinkSync(path.join(home, 'target'), path.join(home, 'link'));
  expect(() => makeOwnFolder(path.join(home, 'link'), owners)).toThrow(refusal);
  chmodSync(path.join(home, 'target'), 0o777);
  expect(() => makeOwnFolder(path.join(home, 'target'), owners)).toThrow(refusal);
});

test('refuses a folder whose parent other users can write to', () => {
  const place = path.join(folder(), 'programs');
  mkdirSync(place, { mode: 0o755 });
  expect(() => makeRootFolder(place)).toThrow(`Other users can change ${tmpdir()}.`);
  expect(makeRootFolder('/usr/lib')).toBe('/usr/lib');
});
