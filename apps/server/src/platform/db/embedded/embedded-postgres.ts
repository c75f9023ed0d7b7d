import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Account, findBinaries } from './embedded-binaries.ts';
import { clearLeftoverLock, runningServer } from './postmaster-lock.ts';
import { holdSingleInstance } from './single-instance.ts';
import { makeOwnFolder, makeRootFolder } from './trusted-folder.ts';

export type EmbeddedPostgres = {
  /** Address of a database of this server, over its Unix socket. */
  urlOf: (database: string) => string;
  stop: () => Promise<void>;
};

const superuser = 'doselore';
/** Interval at which a server that ended unasked is noticed and restarted. */
const watchEveryMs = 1_000;

/**
 * Starts the built-in PostgreSQL on a folder, or takes over one that a killed process left running there. Restarts the
 * server when it ends, so that connections work again at the next query. Listens on a Unix socket only.
 * `durable: false` is for throw-away test servers. `alongside` is for a command that runs beside a running app and
 * leaves the app's server as it was.
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string;
  durable: boolean;
  alongside?: boolean;
}): Promise<EmbeddedPostgres> {
  const account = process.getuid?.() === 0 ? unprivilegedAccount() : undefined;
  mkdirSync(options.dataDir, { recursive: true });
  const bin = findBinaries(account);
  const cluster = clusterFolder(options.dataDir, account);
  const sockets = socketFolder(cluster, account);
  const refusal = `Doselore is already running on ${options.dataDir}. Stop it first, or set DATA_DIR to another folder.`;
  const release = options.alongside ? () => undefined : await holdSingleInstance(path.join(sockets, 'app'), refusal);
  const isGuest = options.alongside === true && runningServer(cluster) !== undefined;
  if (!existsSync(path.join(cluster, 'PG_VERSION'))) makeCluster(bin, cluster, account);
  clearLeftoverLock(cluster);
  const urlOf = (database: string) =>
    `postgres://${superuser}@localhost/${database}?host=${encodeURIComponent(sockets)}`;
  const log = path.join(options.dataDir, 'postgresql.log');
  const startUnlessRunning = () =>
    runningServer(cluster) === undefined
      ? launch({ bin, cluster, sockets, account, durable: options.durable, log })
      : undefined;
  const launched = startUnlessRunning();
  await untilReady(urlOf('postgres'), log, () => launched !== undefined && launched.exitCode !== null);
  const watch = options.alongside ? undefined : setInterval(startUnlessRunning, watchEveryMs).unref();
  const stop = async () => {
    clearInterval(watch);
    if (isGuest) return;
    const pid = runningServer(cluster);
    if (pid !== undefined) {
      process.kill(pid, 'SIGINT');
      for (let waited = 0; runningServer(cluster) === pid && waited < 300; waited += 1) await sleep(50);
    }
    release();
    // Beside a running app the socket folder belongs to the app. A server that stops slowly is still reached through
    // it.
    if (!options.alongside && runningServer(cluster) === undefined) rmSync(sockets, { recursive: true, force: true });
    if (!options.durable) rmSync(cluster, { recursive: true, force: true });
  };
  return { urlOf, stop };
}

/** Creates the database if the server does not have it. Returns whether it was created. */
export async function ensureDatabase(server: EmbeddedPostgres, name: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: server.urlOf('postgres') });
  await client.connect();
  try {
    const known = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (known.rowCount === 1) return false;
    await client.query(`create database ${client.escapeIdentifier(name)}`);
    return true;
  } finally {
    await client.end();
  }
}

function unprivilegedAccount(): Account {
  const entries = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const entry = entries.find(([name]) => name === 'postgres') ?? entries.find(([name]) => name === 'nobody');
  const [uid, gid] = [Number(entry?.[2]), Number(entry?.[3])];
  if (!(uid > 0 && gid > 0))
    throw new Error('PostgreSQL cannot run as root and there is no other account. Set DATABASE_URL.');
  return { uid, gid };
}

/**
 * Returns the folder of the cluster: inside the data folder, or in `/var/lib/doselore` when `account` cannot reach the
 * data folder.
 */
function clusterFolder(dataDir: string, account: Account | undefined): string {
  const inside = path.join(dataDir, 'postgresql');
  const place =
    account === undefined || isReachable(dataDir, account)
      ? inside
      : path.join('/var/lib/doselore', shortHash(dataDir));
  refuseCopyWithoutDatabase(dataDir, place);
  if (place !== inside) {
    writeFileSync(path.join(dataDir, 'postgresql-is-in'), `${place}\n`);
    makeRootFolder(path.dirname(place));
  }
  mkdirSync(place, { recursive: true, mode: 0o700 });
  if (account) chownSync(place, account.uid, account.gid);
  return place;
}

/** Throws for a copy of a data folder whose database is elsewhere: a start would create an empty database. */
function refuseCopyWithoutDatabase(dataDir: string, place: string): void {
  const note = path.join(dataDir, 'postgresql-is-in');
  const noted = existsSync(note) ? readFileSync(note, 'utf8').trim() : place;
  if (noted === place || existsSync(path.join(place, 'PG_VERSION'))) return;
  throw new Error(
    `${dataDir} is a copy of another data folder, whose database is in ${noted} and was not copied. Use npm run backup there and npm run restore here, or move that folder to ${place}.`,
  );
}

function isReachable(folder: string, account: Account): boolean {
  const answer = spawnSync('/bin/sh', ['-c', 'cd "$0" 2>/dev/null', folder], { ...account, cwd: '/' });
  return answer.status === 0;
}

/** Returns a short path, because the path of a socket may have at most 107 characters. */
function socketFolder(cluster: string, account: Account | undefined): string {
  const base = isWritable('/run') ? '/run' : '/tmp';
  const folder = path.join(base, `doselore-${shortHash(cluster)}`);
  makeOwnFolder(folder, [process.getuid?.(), account?.uid]);
  if (account) chownSync(folder, account.uid, account.gid);
  return folder;
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

function makeCluster(bin: string, cluster: string, account: Account | undefined): void {
  const made = spawnSync(
    path.join(bin, 'initdb'),
    [
      '-D',
      cluster,
      '-U',
      superuser,
      '-E',
      'UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      '-A',
      'trust',
      '--no-instructions',
      '--no-sync',
    ],
    { ...account, cwd: '/', encoding: 'utf8' },
  );
  if (made.status !== 0)
    throw new Error(`PostgreSQL could not make its files in ${cluster}:\n${made.stderr || made.error}`);
}

/**
 * Makes glibc give memory back to the system after a large list. Otherwise each connection keeps the most that one of its
 * lists ever took. Other systems ignore the names.
 */
const returningMemory = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };

function launch(options: {
  bin: string;
  cluster: string;
  sockets: string;
  account: Account | undefined;
  durable: boolean;
  log: string;
}): ChildProcess {
  const log = openSync(options.log, 'a');
  const throwAway = ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'];
  const settings = [
    '-c',
    'listen_addresses=',
    // Many test files share a database that is thrown away. Each connection and each lock that may be held takes memory.
    '-c',
    `max_connections=${options.durable ? 100 : 200}`,
    '-c',
    'max_pred_locks_per_transaction=10',
    // The system's file cache holds the other pages. With 64 MB, app and database take more than 300 MB under load.
    '-c',
    'shared_buffers=40MB',
    '-c',
    'timezone=UTC',
    '-c',
    'jit=off',
    // On an SSD a random read costs little more than a sequential one.
    '-c',
    'random_page_cost=1.1',
    // One site on its own disk needs neither processes that read ahead nor one that replicates.
    '-c',
    'io_method=sync',
    '-c',
    'max_logical_replication_workers=0',
  ];
  const server = spawn(
    path.join(options.bin, 'postgres'),
    ['-D', options.cluster, '-k', options.sockets, ...settings, ...(options.durable ? [] : throwAway)],
    // Detached, so that Ctrl-C reaches only the app. The app stops the server after its last query.
    {
      ...options.account,
      cwd: '/',
      env: { ...process.env, ...returningMemory },
      detached: true,
      stdio: ['ignore', log, log],
    },
  );
  server.unref();
  return server;
}

async function untilReady(url: string, log: string, hasEnded: () => boolean): Promise<void> {
  for (let waited = 0; waited < 600 && !hasEnded(); waited += 1) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await sleep(waited < 20 ? 10 : 100);
    }
  }
  const said = readFileSync(log, 'utf8').trim().split('\n').slice(-5).join('\n');
  throw new Error(`PostgreSQL did not start. The end of ${log}:\n${said}`);
}
