import { chmodSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Folder that Linux stores in memory. */
const memory = '/dev/shm';
/** Room for the databases of a run and their WAL, in bytes. Docker gives a container 64 MB by default. */
const neededBytes = 4 * 1024 ** 3;

/**
 * Creates a folder for data that ends with the run, which the account of the database can enter. It is in memory where
 * there is room, because a new database is a thousand files, which take a second of the processor on a busy disk.
 * `TMPDIR` names another place.
 */
export function makeFolder(prefix: string): string {
  const folder = mkdtempSync(path.join(hasRoomInMemory() ? memory : tmpdir(), prefix));
  chmodSync(folder, 0o755);
  return folder;
}

function hasRoomInMemory(): boolean {
  if (process.env.TMPDIR) return false;
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= neededBytes;
  } catch {
    // Other systems have no such folder.
    return false;
  }
}
