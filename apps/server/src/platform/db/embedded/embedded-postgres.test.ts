import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { onServer } from '../../../test-support/database.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { runningServer } from './postmaster-lock.ts';

function folder(): string {
  const made = mkdtempSync(path.join(tmpdir(), 'doselore-embedded-'));
  chmodSync(made, 0o755);
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

test('refuses a second start on the same folder, and says what to do', async () => {
  const dataDir = folder();
  const first = await startEmbeddedPostgres({ dataDir, durable: false });
  onTestFinished(first.stop);
  await expect(startEmbeddedPostgres({ dataDir, durable: false })).rejects.toThrow(
    `Doselore is already running on ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
  );
  await onServer(first.urlOf('postgres'), 'select 1');
});

test('takes over the server that a killed process left running, with its data', async () => {
  const dataDir = folder();
  const child = spawn(
    process.execPath,
    [path.join(import.meta.dirname, '..', '..', '..', 'test-support', 'servers', 'hold-postgres.ts'), dataDir],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  await new Promise((resolve) => child.stdout.once('data', resolve));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
  const next = await startEmbeddedPostgres({ dataDir, durable: false });
  onTestFinished(next.stop);
  await onServer(next.urlOf('postgres'), 'insert into kept values (2)');
}, 60_000);

test('refuses a copy of a folder in use with the reason, and leaves the running server alone', async () => {
  const dataDir = folder();
  const server = await startEmbeddedPostgres({ dataDir, durable: true });
  onTestFinished(server.stop);
  const copy = folder();
  execFileSync('cp', ['-a', `${dataDir}/.`, copy]);
  await expect(startEmbeddedPostgres({ dataDir: copy, durable: true })).rejects.toThrow(
    `${path.join(copy, 'postgresql')} is a copy of ${path.join(dataDir, 'postgresql')}, made while the database was running`,
  );
  await onServer(server.urlOf('postgres'), 'select 1');
});

test('starts on a copy whose lock file names a folder that is no longer in use, and keeps its data', async () => {
  const dataDir = folder();
  const server = await startEmbeddedPostgres({ dataDir, durable: true });
  await onServer(server.urlOf('postgres'), 'create table kept (id integer)');
  const lock = readFileSync(path.join(dataDir, 'postgresql', 'postmaster.pid'), 'utf8');
  await server.stop();
  const copy = folder();
  execFileSync('cp', ['-a', `${dataDir}/.`, copy]);
  // Another process of the same account now has the pid, as after a restart of the machine.
  const { uid, gid } = statSync(path.join(copy, 'postgresql'));
  const other = spawn('/bin/sleep', ['60'], { uid, gid, cwd: '/' });
  onTestFinished(() => void other.kill());
  writeFileSync(path.join(copy, 'postgresql', 'postmaster.pid'), lock.replace(/^\d+/u, String(other.pid)));
  chownSync(path.join(copy, 'postgresql', 'postmaster.pid'), uid, gid);
  const next = await startEmbeddedPostgres({ dataDir: copy, durable: true });
  onTestFinished(next.stop);
  await onServer(next.urlOf('postgres'), 'insert into kept values (1)');
});

test('refuses a copy of a data folder whose database is elsewhere, instead of creating an empty one', async () => {
  const dataDir = folder();
  writeFileSync(path.join(dataDir, 'postgresql-is-in'), '/var/lib/doselore/of-another-folder\n');
  await expect(startEmbeddedPostgres({ dataDir, durable: false })).rejects.toThrow(
    'whose database is in /var/lib/doselore/of-another-folder and was not copied',
  );
});

test('recognises that a folder is in use although it was moved while its server ran', async () => {
  const dataDir = folder();
  const server = await startEmbeddedPostgres({ dataDir, durable: true });
  const moved = `${dataDir}-moved`;
  renameSync(dataDir, moved);
  expect(runningServer(path.join(moved, 'postgresql'))).toBe(pidOn(moved));
  renameSync(moved, dataDir);
  await server.stop();
});

test('restarts a server that was killed, with its data', async () => {
  const dataDir = folder();
  const server = await startEmbeddedPostgres({ dataDir, durable: true });
  onTestFinished(server.stop);
  await onServer(server.urlOf('postgres'), 'create table kept (id integer)');
  await onServer(server.urlOf('postgres'), 'insert into kept values (1)');
  process.kill(pidOn(dataDir), 'SIGKILL');
  await expect
    .poll(() => onServer(server.urlOf('postgres'), 'insert into kept values (2)').then(() => 'back', String), {
      timeout: 30_000,
    })
    .toBe('back');
}, 60_000);

test('leaves nothing outside the data folder after a stop, and starts again with its data', async () => {
  const dataDir = folder();
  const server = await startEmbeddedPostgres({ dataDir, durable: true });
  await onServer(server.urlOf('postgres'), 'create table kept (id integer)');
  const sockets = new URL(server.urlOf('postgres')).searchParams.get('host') ?? '';
  expect(existsSync(sockets)).toBe(true);
  await server.stop();
  expect(existsSync(sockets)).toBe(false);
  const next = await startEmbeddedPostgres({ dataDir, durable: true });
  onTestFinished(next.stop);
  await onServer(next.urlOf('postgres'), 'insert into kept values (1)');
}, 60_000);

function pidOn(dataDir: string): number {
  return Number(readFileSync(path.join(dataDir, 'postgresql', 'postmaster.pid'), 'utf8').split('\n')[0]);
}
