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

/** A folder of another user: made and given away by root, or one of the system for everybody else. */
function folderOfAnother(): string {
  if (!isRoot) return '/usr';
  const made = folder();
  chownSync(made, nobody, nobody);
  return made;
}

test('a folder of its own is made for its owner alone, and found again', () => {
  const place = path.join(folder(), 'own');
  expect(makeOwnFolder(place, owners)).toBe(place);
  expect(lstatSync(place).mode & 0o777).toBe(0o700);
  expect(makeOwnFolder(place, owners)).toBe(place);
});

test('a folder that another user prepared, a link, or one open to others is not taken for its own', () => {
  const refusal = 'belongs to another user or is open to others';
  expect(() => makeOwnFolder(folderOfAnother(), owners)).toThrow(refusal);
  const home = folder();
  mkdirSync(path.join(home, 'target'), { mode: 0o700 });
  symlinkSync(path.join(home, 'target'), path.join(home, 'link'));
  expect(() => makeOwnFolder(path.join(home, 'link'), owners)).toThrow(refusal);
  chmodSync(path.join(home, 'target'), 0o777);
  expect(() => makeOwnFolder(path.join(home, 'target'), owners)).toThrow(refusal);
});

test('a folder below one that others can write to is not taken for root’s, whoever owns it', () => {
  const place = path.join(folder(), 'programs');
  mkdirSync(place, { mode: 0o755 });
  expect(() => makeRootFolder(place)).toThrow(`Other users can change ${tmpdir()}.`);
  expect(makeRootFolder('/usr/lib')).toBe('/usr/lib');
});
