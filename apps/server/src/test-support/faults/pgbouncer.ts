import { spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rowsOn } from '../database.ts';
import { databaseAccount, installDebian } from './debian.ts';
import { untilUp } from './until-up.ts';

const program = '/usr/sbin/pgbouncer';

/** Starts Debian's PgBouncer, on its own socket, in front of a PostgreSQL that listens on a Unix socket. */
export async function startPgBouncer(
  server: string,
  options: { mode?: 'transaction' | 'session'; ignores?: string } = {},
): Promise<{ url: string; stop: () => Promise<void> }> {
  installDebian(program, ['pgbouncer', 'postgresql-common']);
  const account = databaseAccount();
  const folder = mkdtempSync(path.join(tmpdir(), 'doselore-pgbouncer-'));
  if (account) chownSync(folder, account.uid, account.gid);
  const { username, searchParams, pathname } = new URL(server);
  const settings = path.join(folder, 'pgbouncer.ini');
  writeFileSync(
    settings,
    `[databases]
* = host=${searchParams.get('host')} user=${username}
[pgbouncer]
auth_type = any
listen_addr =
unix_socket_dir = ${folder}
pool_mode = ${options.mode ?? 'transaction'}
ignore_startup_parameters = ${options.ignores ?? ''}
max_client_conn = 1000
default_pool_size = 30
server_idle_timeout = 5
`,
  );
  const child = spawn(program, ['-q', settings], { ...account, cwd: '/', stdio: 'ignore' });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const url = `postgres://${username}@localhost:6432${pathname}?host=${encodeURIComponent(folder)}`;
  const stop = async () => {
    child.kill('SIGINT');
    child.kill('SIGTERM');
    await gone;
    rmSync(folder, { recursive: true, force: true });
  };
  await untilUp(child, { isUp: async () => (await rowsOn(url, 'select 1')).length === 1, stop });
  return { url, stop };
}
