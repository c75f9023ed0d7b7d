import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { checkLedgerNow } from './features/licences/ledger/index.ts';
import { sealAudits, verifyAudits } from './features/site/audits/index.ts';
import { compareFiles } from './features/site/stored-files/index.ts';
import { systemClock } from './platform/clock/index.ts';
import { connect, inTransaction } from './platform/db/index.ts';
import { createFiles } from './platform/files/index.ts';
import { beginCourse, launch } from './test-support/learning.ts';
import { buildUser } from './test-support/people.factory.ts';
import { openBackupCommands } from './test-support/servers/backup-commands.ts';
import { endServer, freePort, startServer } from './test-support/servers/server-process.ts';
import { playSteadily } from './test-support/steady-player.ts';
import { openTestApp } from './test-support/test-app.ts';
import { buildCourseZip } from './test-support/zip.ts';

const { place, newDatabase, lineFor, runLine, refusalOf } = openBackupCommands();

const app = await openTestApp();
app.clock.set(new Date().toISOString());
const archive = path.join(place, 'first.backup');
/** List of erasures that the server of the backup made at its start. */
const erasures = { ERASURES_FILE: path.join(app.folder, 'erasures.txt') };
const password = 'Dispense Slowly 1';
const adminId = await buildUser(app.db, {
  username: 'restored',
  passwordHash: await hash(password),
  roles: ['super_admin'],
});
await app.db
  .insertInto('second_steps')
  .values({
    user_id: await buildUser(app.db, { username: 'with.an.app' }),
    secret: 'v1.sealed',
    confirmed_at: new Date(),
  })
  .execute();
const learners = await Promise.all([1, 2, 3, 4].map(() => beginCourse(app)));
const longName = `${'a-very-long-folder-name/'.repeat(6)}Übung.html`;

async function upload(): Promise<void> {
  const admin = await app.as(adminId);
  const bytes = await buildCourseZip([{ identifier: 'one' }], { [longName]: 'a long name' });
  const at = `/api/admin/courses/${learners[0]?.courseId}/packages`;
  expect((await admin.upload(at, { name: 'whole.zip', bytes })).statusCode).toBe(200);
}

/**
 * Checks the ledger, audit trail and files of a restored copy. Returns the progress of its learners and its packages.
 */
async function verify(url: string, dataDir: string) {
  const { db, pool, close } = connect(url, app.services.config.connections);
  try {
    await inTransaction(db, sealAudits);
    const { rows: steps } = await pool.query<{ id: number; step: number }>(
      `select id, coalesce(nullif(lesson_location, ''), '0')::int as step from sco_users`,
    );
    const versions = await pool.query<{ key: string }>(
      `select storage_key as key from package_versions where file_name = 'whole.zip'`,
    );
    return {
      ledger: (await checkLedgerNow(db, systemClock)).faults,
      audit: (await verifyAudits(db, systemClock)).fault,
      missing: (await compareFiles(db, createFiles(dataDir))).missing.filter(
        ({ subject }) => !factoryVersions.has(subject),
      ),
      steps: new Map(steps.map(({ id, step }) => [id, step])),
      packages: versions.rows.map(({ key }) => readFileSync(path.join(dataDir, 'files', key, longName), 'utf8')),
    };
  } finally {
    await close();
  }
}

/** Package versions of the factories, which have no files. */
const factoryVersions = new Set(
  (await app.rows<{ id: number }>('select id from package_versions')).map(({ id }) => `package version ${id}`),
);

async function signIn(environment: Record<string, string>): Promise<number> {
  const port = await freePort();
  const child = await startServer({ ...environment, DEMO: 'off', PORT: String(port) });
  try {
    const address = `http://localhost:${port}`;
    const first = await fetch(`${address}/csrf-cookie`);
    const cookies = first.headers.getSetCookie().map((one) => one.split(';')[0]);
    const token = cookies.join(';').split('XSRF-TOKEN=')[1] ?? '';
    const answer = await fetch(`${address}/login`, {
      method: 'POST',
      headers: {
        cookie: cookies.join('; '),
        'x-xsrf-token': decodeURIComponent(token),
        'content-type': 'application/json',
      },
      body: JSON.stringify({ username: 'restored', password }),
    });
    return answer.status;
  } finally {
    await endServer(child, 'SIGTERM');
  }
}

test('the commands in README back up a running server under load and restore every acknowledged commit', async () => {
  const tokens = await Promise.all(learners.map(async (learner) => (await launch(learner)).session_token));
  await upload();
  const port = await freePort();
  const node = await startServer({ ...app.environment, DEMO: 'off', PORT: String(port) });
  const playing = tokens.map((token) => playSteadily({ address: `http://127.0.0.1:${port}/commit`, token }));
  while (playing.some((player) => player.acknowledged() < 20)) await new Promise((resolve) => setTimeout(resolve, 20));
  const promised = playing.map((player) => player.acknowledged());
  const [printed] = await Promise.all([runLine(lineFor('backup', archive), app.environment), upload()]);
  expect(printed).toContain('Backup written to');
  const last = await Promise.all(playing.map((player) => player.stop()));
  await endServer(node, 'SIGTERM');
  expect(last.every((steps, index) => steps > (promised[index] ?? 0))).toBe(true);

  const restored = { DATABASE_URL: await newDatabase(), DATA_DIR: path.join(place, 'restored'), ...erasures };
  expect(await refusalOf(lineFor('restore', archive), restored)).toContain('belongs to another SECRET_KEY');
  const secretKey = readFileSync(path.join(app.folder, 'secret.key'), 'utf8').trim();
  expect(await runLine(lineFor('restore', archive), { ...restored, SECRET_KEY: secretKey })).toContain('is restored');
  const found = await verify(restored.DATABASE_URL, restored.DATA_DIR);
  expect(found).toMatchObject({ ledger: [], audit: null, missing: [] });
  expect(found.packages.length).toBeGreaterThanOrEqual(1);
  for (const text of found.packages) expect(text).toBe('a long name');
  for (const [index, learner] of learners.entries()) {
    const step = found.steps.get(learner.attempts[0] ?? 0) ?? 0;
    expect(step).toBeGreaterThanOrEqual(promised[index] ?? 0);
    expect(step).toBeLessThanOrEqual(last[index] ?? 0);
  }
  expect(await signIn({ ...restored, SECRET_KEY: secretKey })).toBe(200);
  expect(await refusalOf(lineFor('restore', archive), { ...restored, SECRET_KEY: secretKey })).toContain(
    'is not empty',
  );
  const elsewhere = { ...restored, DATA_DIR: path.join(place, 'elsewhere'), SECRET_KEY: secretKey };
  expect(await refusalOf(lineFor('restore', archive), elsewhere)).toContain('The database is not empty');
}, 300_000);

test('restores without the key to the built-in database, lists the affected and backs up while it runs', async () => {
  const builtIn = { DATABASE_URL: '', DATA_DIR: path.join(place, 'built-in'), ...erasures };
  const withoutKey = lineFor('restore', `${archive} --without-key`);
  expect(await runLine(withoutKey, builtIn)).toMatch(/cannot use their authenticator app[\s\S]*with\.an\.app/u);
  const port = await freePort();
  const node = await startServer({ ...builtIn, DEMO: 'off', PORT: String(port) });
  const second = path.join(place, 'second.backup');
  await runLine(lineFor('backup', second), builtIn);
  expect(await refusalOf(lineFor('backup', second), builtIn)).toContain('exists already');
  await endServer(node, 'SIGTERM');
  const again = { DATABASE_URL: await newDatabase(), DATA_DIR: path.join(place, 'again'), ...erasures };
  await promisify(execFile)('mkdir', [again.DATA_DIR]);
  copyFileSync(path.join(builtIn.DATA_DIR, 'secret.key'), path.join(again.DATA_DIR, 'secret.key'));
  await runLine(lineFor('restore', second), again);
  expect(await verify(again.DATABASE_URL, again.DATA_DIR)).toMatchObject({ ledger: [], audit: null, missing: [] });
  expect(await signIn(builtIn)).toBe(200);
}, 300_000);

test('refuses a damaged or truncated archive and changes nothing', async () => {
  const whole = readFileSync(archive);
  const target = { DATABASE_URL: await newDatabase(), DATA_DIR: path.join(place, 'untouched'), ...erasures };
  // One byte alone may be part of a distance to an equal copy, so that the same content is unpacked.
  const turned = whole.map((byte, at) => (Math.abs(at - (whole.length >> 1)) < 32 ? byte ^ 0xff : byte));
  const damaged = { turned, cut: whole.subarray(0, whole.length - 200), text: Buffer.from('Dear sir or madam') };
  for (const [name, bytes] of Object.entries(damaged)) {
    const file = path.join(place, `${name}.backup`);
    writeFileSync(file, bytes);
    expect(await refusalOf(lineFor('restore', `${file} --without-key`), target)).toContain('is damaged, cut off');
  }
  expect(existsSync(target.DATA_DIR)).toBe(false);
  const { pool, close } = connect(target.DATABASE_URL, app.services.config.connections);
  expect((await pool.query(`select 1 from pg_tables where schemaname = 'public'`)).rowCount).toBe(0);
  await close();
}, 60_000);
