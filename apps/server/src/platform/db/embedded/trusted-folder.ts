import { chmodSync, existsSync, lstatSync, mkdirSync, realpathSync } from 'node:fs';
import path from 'node:path';

const writableByOthers = 0o022;
const root = 0;

/**
 * Makes a folder that only root can change, and every folder above it. Throws when one of them belongs to another user
 * or others may write there. Any local user could then have put files there.
 */
export function makeRootFolder(folder: string): string {
  const parent = path.dirname(folder);
  const real = parent === folder ? folder : path.join(makeRootFolder(parent), path.basename(folder));
  if (!existsSync(real)) {
    mkdirSync(real, { mode: 0o755 });
    // The umask may have taken bits away.
    chmodSync(real, 0o755);
  }
  const place = realpathSync(real);
  const found = lstatSync(place);
  if (place !== real) return makeRootFolder(place);
  if (!found.isDirectory() || found.uid !== root || (found.mode & writableByOthers) !== 0)
    throw new Error(`Other users can change ${place}. Give it to root with mode 755, or set DATABASE_URL.`);
  return place;
}

/**
 * Makes a folder that only `owners` can use. Throws when it exists and is a link, belongs to another user or is open to
 * others.
 */
export function makeOwnFolder(folder: string, owners: readonly (number | undefined)[]): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const found = lstatSync(folder);
  const isOwn = process.getuid === undefined || owners.includes(found.uid);
  if (!found.isDirectory() || !isOwn || (process.getuid !== undefined && (found.mode & 0o077) !== 0))
    throw new Error(`${folder} belongs to another user or is open to others. Remove it, or set DATABASE_URL.`);
  return folder;
}
