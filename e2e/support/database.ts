import { readFileSync } from 'node:fs';
import path from 'node:path';
import { onServer, rowsOn, urlOfDatabase } from '../../apps/server/src/test-support/database.ts';

/** Reads the lock file that PostgreSQL keeps beside its data: its pid in line 1, the folder of its socket in line 5. */
function readLock(dataDir: string) {
  const lines = readFileSync(path.join(dataDir, 'postgresql', 'postmaster.pid'), 'utf8').split('\n');
  return { pid: Number(lines[0]), sockets: lines[4] ?? '' };
}

/** Returns the address of the built-in database that runs on a data folder. */
export function urlOfBuiltIn(dataDir: string): string {
  return `postgres://doselore@localhost/doselore?host=${encodeURIComponent(readLock(dataDir).sockets)}`;
}

/** Queries the database of a running server. */
export function rowsOf<Row extends object>(
  server: { databaseUrl: string },
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  return rowsOn<Row>(server.databaseUrl, text, values);
}

/** Ends the built-in database of a running server: `SIGINT` like an upgrade, `SIGKILL` like a crash. */
export function endDatabase(server: { dataDir: string }, signal: 'SIGINT' | 'SIGKILL'): void {
  process.kill(readLock(server.dataDir).pid, signal);
}

let copies = 0;

/** Copies a database to another one of the same PostgreSQL. Nobody may be connected to it. */
export async function copyDatabase(from: string): Promise<{ url: string; drop: () => Promise<void> }> {
  copies += 1;
  const name = `e2e_${process.pid}_${copies}`;
  const maintenance = urlOfDatabase(from, 'postgres');
  await onServer(maintenance, `create database ${name} template ${new URL(from).pathname.slice(1)}`);
  return {
    url: urlOfDatabase(from, name),
    drop: () => onServer(maintenance, `drop database if exists ${name} with (force)`),
  };
}
