import { existsSync, readFileSync, readlinkSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** The lock file that PostgreSQL keeps beside its data: pid in the first line, folder in the second. */
function readLock(cluster: string): { file: string; pid: number; folder: string } | undefined {
  const file = path.join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const [pid, folder = ''] = readFileSync(file, 'utf8').split('\n');
  return { file, pid: Number(pid), folder };
}

/** Pid of a live server on this folder. */
export function runningServer(cluster: string): number | undefined {
  const lock = readLock(cluster);
  if (lock === undefined || !isPostgres(lock.pid)) return undefined;
  const folder = workingFolder(lock.pid) ?? lock.folder;
  return isSameFolder(folder, cluster) ? lock.pid : undefined;
}

/**
 * Removes a lock file that a copy of another folder brought along, or that names a process which is no server of this
 * folder: PostgreSQL would wait for that process for ever. Throws while the server of the other folder is running: such a
 * copy may be torn.
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

/** False where the pid is nobody's, or after a restart of the machine somebody else's. */
function isPostgres(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const commandLine = `/proc/${pid}/cmdline`;
  return (
    !existsSync('/proc/self/cmdline') ||
    (existsSync(commandLine) && readFileSync(commandLine, 'utf8').includes('postgres'))
  );
}

/** Where a server works, also when its folder was moved since it started; undefined where the system does not tell. */
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
