import { existsSync, readFileSync, readlinkSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** Reads the lock file that PostgreSQL keeps beside its data: the pid in line 1, the folder in line 2. */
function readLock(cluster: string): { file: string; pid: number; folder: string } | undefined {
  const file = path.join(cluster, 'postmaster.pid');
  const text = readUnlessGone(file);
  if (text === undefined) return undefined;
  const [pid, folder = ''] = text.split('\n');
  return { file, pid: Number(pid), folder };
}

/** Pid of the server that runs on this folder. */
export function runningServer(cluster: string): number | undefined {
  const lock = readLock(cluster);
  if (lock === undefined || !isPostgres(lock.pid)) return undefined;
  const folder = workingFolder(lock.pid) ?? lock.folder;
  return isSameFolder(folder, cluster) ? lock.pid : undefined;
}

/**
 * Removes a lock file that was copied from another folder, or whose pid now belongs to another program. PostgreSQL
 * would refuse to start while that process runs. Throws while the server of the other folder runs, because the copy may
 * be damaged.
 */
export function clearLeftoverLock(cluster: string): void {
  const lock = readLock(cluster);
  if (lock === undefined || runningServer(cluster) !== undefined) return;
  const folder = isPostgres(lock.pid) ? (workingFolder(lock.pid) ?? lock.folder) : undefined;
  if (folder !== undefined && isSameFolder(folder, lock.folder))
    throw new Error(
      `${cluster} is a copy of ${lock.folder}, made while the database was running there; it may be damaged. Use npm run backup there and npm run restore here, or stop that server, then copy again.`,
    );
  rmSync(lock.file, { force: true });
}

/** Returns whether the pid is that of a PostgreSQL. After a restart of the machine another program may have it. */
function isPostgres(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  if (!existsSync('/proc/self/cmdline')) return true;
  return readUnlessGone(`/proc/${pid}/cmdline`)?.includes('postgres') ?? false;
}

/** Reads a file. Returns undefined when a stopping PostgreSQL has removed it. */
function readUnlessGone(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ESRCH') return undefined;
    throw error;
  }
}

/**
 * Returns the folder that a process works in, even if the folder was moved. Undefined where the system does not say.
 */
function workingFolder(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

function isSameFolder(one: string, other: string): boolean {
  try {
    const [a, b] = [statSync(one), statSync(other)];
    return a.dev === b.dev && a.ino === b.ino;
  } catch {
    return one === other;
  }
}
