import { execFileSync, spawn } from 'node:child_process';
import { appendFileSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { rowsOn } from '../database.ts';
import { freePort } from '../servers/server-process.ts';
import { databaseAccount, installDebian } from './debian.ts';
import { untilUp } from './until-up.ts';

const bin = '/usr/lib/postgresql/15/bin';

/** Server of Debian's PostgreSQL 15 on a TCP port. `url` is the address of its database `postgres`. */
export type DebianPostgres = {
  port: number;
  url: string;
  /** Kills every process of the server at once, as a power cut would. */
  kill: () => Promise<void>;
  /** Kills the server if it still runs, and removes its files. */
  remove: () => Promise<void>;
  promote: () => void;
  /** Makes each commit wait until the standby has applied it. Resolves when the standby has caught up. */
  waitForStandby: () => Promise<void>;
};

/** Starts an empty server, or a standby of the server `target`. */
export async function startDebianPostgres(target?: DebianPostgres): Promise<DebianPostgres> {
  installDebian(`${bin}/initdb`, ['postgresql-15']);
  const account = databaseAccount();
  const folder = mkdtempSync(path.join(tmpdir(), 'doselore-debian-postgres-'));
  if (account) chownSync(folder, account.uid, account.gid);
  const data = path.join(folder, 'data');
  const runTool = (tool: string, args: string[]) =>
    execFileSync(path.join(bin, tool), args, { ...account, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  if (target === undefined)
    runTool('initdb', ['-D', data, '--auth=trust', '--username=postgres', '--encoding=UTF8', '--locale=C.UTF-8']);
  else runTool('pg_basebackup', ['-D', data, '-R', '-X', 'stream', '-c', 'fast', '-d', target.url]);
  const port = await freePort();
  // The last entry of a setting counts. A standby must not wait for the standby that its primary named.
  appendFileSync(path.join(data, 'postgresql.auto.conf'), "\nsynchronous_standby_names = ''\n");
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`];
  const more = ['max_connections=100', 'synchronous_commit=remote_apply', 'hot_standby=on'];
  const options = [...settings, ...more].flatMap((setting) => ['-c', setting]);
  // Detached, so that the server leads a process group that can be killed as one.
  const child = spawn(path.join(bin, 'postgres'), ['-D', data, ...options], {
    ...account,
    cwd: folder,
    detached: true,
    stdio: 'ignore',
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const kill = async () => {
    if (child.exitCode === null && child.signalCode === null && child.pid !== undefined)
      process.kill(-child.pid, 'SIGKILL');
    await gone;
  };
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const remove = async () => {
    await kill();
    await sleep(100);
    rmSync(folder, { recursive: true, force: true });
  };
  await untilUp(child, { isUp: async () => (await rowsOn(url, 'select 1')).length === 1, stop: remove });
  return {
    port,
    url,
    kill,
    remove,
    promote: () => void runTool('pg_ctl', ['promote', '-D', data, '--no-wait']),
    async waitForStandby() {
      await rowsOn(url, "alter system set synchronous_standby_names = '*'");
      await rowsOn(url, 'select pg_reload_conf()');
      const hasCaughtUp = async () => {
        const [standby] = await rowsOn<{ state: string }>(url, 'select sync_state as state from pg_stat_replication');
        return standby?.state === 'sync';
      };
      await untilUp(child, { isUp: hasCaughtUp, stop: remove });
    },
  };
}
