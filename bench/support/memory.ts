import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What these processes hold, shared pages counted once among those that share them; MiB. */
function megabytesOf(pids: readonly number[]): number {
  const kilobytes = pids.map((pid) => {
    try {
      return Number(/^Pss:\s+(\d+)/mu.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
    } catch {
      return 0;
    }
  });
  return kilobytes.reduce((sum, one) => sum + one, 0) / 1_024;
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/u.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        // The name may hold anything, so the parent is counted from its closing bracket.
        const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
        return Number(fields[1]) === parent;
      } catch {
        return false;
      }
    });
}

export function memoryOf(server: { pid: number; dataDir: string }): { app: number; database: number } {
  const pidFile = path.join(server.dataDir, 'postgresql', 'postmaster.pid');
  const postmaster = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  return { app: megabytesOf([server.pid]), database: megabytesOf([postmaster, ...childrenOf(postmaster)]) };
}
