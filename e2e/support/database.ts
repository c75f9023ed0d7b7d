import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rowsOn } from '../../apps/server/src/test-support/database.ts';

/** Reads the lock file that PostgreSQL keeps beside its data: its pid in line 1, the folder of its socket in line 5. */
function readLock(dataDir: string) {
  const lines = readFileSync(path.join(dataDir, 'postgresql', 'postmaster.pid'), 'utf8').split('\n');
  return { pid: Number(lines[0]), sockets: lines[4] ?? '' };
}

/** Returns the address at which another server reaches the built-in database of a running one. */
export function databaseUrlOf(server: { dataDir: string }): string {
  return `postgres://doselore@localhost/doselore?host=${encodeURIComponent(readLock(server.dataDir).sockets)}`;
}

/** Queries the database of a running server. */
export function rowsOf<Row extends object>(
  server: { dataDir: string },
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  return rowsOn<Row>(databaseUrlOf(server), text, values);
}

/** Ends the built-in database of a running server: `SIGINT` like an upgrade, `SIGKILL` like a crash. */
export function endDatabase(server: { dataDir: string }, signal: 'SIGINT' | 'SIGKILL'): void {
  process.kill(readLock(server.dataDir).pid, signal);
}
