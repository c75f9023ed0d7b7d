import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Level } from '@doselore/contract';
import { allEndpoints } from '@doselore/contract/all';
import type { BrokenManager } from '@doselore/contract/broken-managers';
import { expect, test } from 'vitest';
import { allJobs, fileWorkers, outsideWorkers } from '../../features/index.ts';
import { storePackage } from '../../features/learning/packages/index.ts';
import { demoLogins } from '../../features/site/site-status/index.ts';
import { seedScale } from '../../seed/population/seed-scale.ts';
import { seedDemoWorld } from '../../seed/seed-demo-world.ts';
import { runBackground } from '../../test-support/background.ts';
import { buildBrokenManagers } from '../../test-support/broken-managers.factory.ts';
import { buildCourse } from '../../test-support/catalogue.factory.ts';
import type { Persona } from '../../test-support/matrix/personas.ts';
import { nameOf } from '../../test-support/matrix/requests/request-path.ts';
import { createAsker, listRows } from '../../test-support/matrix/run-matrix.ts';
import { buildWorld } from '../../test-support/matrix/world/world.factory.ts';
import { buildEverywhere } from '../../test-support/merges.factory.ts';
import { createStatementCheck } from '../../test-support/statements/statement-check.ts';
import { openTestApp } from '../../test-support/test-app.ts';
import { buildCourseZip } from '../../test-support/zip.ts';
import { days, minutes } from '../clock/index.ts';
import { countTasks, queueTask, runDueJobs, runTasks } from '../jobs/index.ts';

/** Personas who call the endpoints of each level, so that their SQL runs with each scope. */
const askers: Record<Level, readonly Persona[]> = {
  superAdmin: ['super'],
  groupingAdmin: ['group', 'mixed'],
  subgroupAdmin: ['subHigh', 'subMed', 'subLow'],
  virtualGroupAdmin: ['trainer', 'mixed'],
  mixedAdmin: ['super', 'group', 'subHigh', 'trainer', 'mixed'],
  member: ['member'],
  site: ['member', 'anon'],
};

/** Files with statements that this test does not reach, in alphabetical order, with the reason. */
const elsewhere: Record<string, string> = {
  'open-services.ts': 'opens its own connection; the query builder types its one statement',
  'platform/backup/backup-lease.repository.ts': 'completes its text when it runs, as the tests of backups do',
};

const fileOf = (site: string) => site.replace(/:\d+$/u, '');

const check = createStatementCheck();
const server = await openTestApp({ plugins: [check.plugin] });
const { clock, db, services } = server;
const world = await buildWorld(server);
const rows = listRows(allEndpoints, world).filter(({ position }) => position === 'own' || position === 'self');

// Unlike the matrix, this runs on every supported PostgreSQL: one request with each scope instead of all requests.
test('every endpoint answers without a fault at each of its levels, and nearly all requests succeed', async () => {
  const request = createAsker(server, world);
  const failed: string[] = [];
  const done = new Set<string>();
  for (const row of rows.toSorted(
    (a, b) => Number(a.endpoint.method !== 'GET') - Number(b.endpoint.method !== 'GET'),
  )) {
    for (const persona of askers[row.level]) {
      const { status } = await request(row, persona);
      if (status >= 500) failed.push(`${nameOf(row.endpoint)} ${row.level} ${persona}: ${status}`);
      if (status === 200) done.add(nameOf(row.endpoint));
    }
  }
  expect(failed).toEqual([]);
  expect(done.size).toBeGreaterThan(0.7 * allEndpoints.length);
}, 300_000);

test('merges and repairs run and are undone', async () => {
  const admin = await server.as(world.users.super);
  const [keep, drop] = [await buildEverywhere(server), await buildEverywhere(server)];
  const merges = {
    users: { keepId: keep.userId, dropId: drop.userId },
    groups: { keepId: keep.groupId, dropId: drop.groupId },
  };
  for (const [kind, pair] of Object.entries(merges)) {
    const { merge_id: mergeId } = (await admin.post(`/api/admin/${kind}/merge`, pair)).json();
    expect((await admin.post(`/api/admin/merges/${mergeId}/undo`, {})).statusCode).toBe(200);
  }
  await buildBrokenManagers(db, 'Broken');
  const repairs = '/api/admin/reports/prepare-fixes-for-broken-managers';
  const faults: BrokenManager[] = (await admin.get(`${repairs}?q=Broken&per_page=100`)).json().rows;
  const keys = faults.filter(({ person }) => person !== null).map(({ key }) => key);
  const { plan_id: planId } = (await admin.post(`${repairs}/plans`, { keys })).json();
  const { digest } = (await admin.get(`${repairs}/plans/${planId}`)).json();
  expect((await admin.post(`${repairs}/plans/${planId}/apply`, { digest })).statusCode).toBe(200);
  expect((await admin.post(`${repairs}/plans/${planId}/undo`, {})).statusCode).toBe(200);
});

test('packages are replaced, and no job or task fails', async () => {
  const { courseId } = await buildCourse(db);
  const file = { path: path.join(server.folder, 'course.zip'), name: 'course.zip', bytes: 0 };
  const upload = async (identifiers: string[], packageId?: number) => {
    writeFileSync(file.path, await buildCourseZip(identifiers.map((identifier) => ({ identifier }))));
    const actor = { id: world.users.super, level: 'superAdmin' } as const;
    return (await storePackage(services, actor, { courseId, file, ...(packageId ? { packageId } : {}) })).package.id;
  };
  await upload(['one'], await upload(['one', 'two']));
  const problems: string[] = [];
  for (let year = 0; year < 3; year += 1) {
    await runDueJobs({ ...services, jobs: allJobs(services), log: (problem) => problems.push(problem) });
    await runBackground(server);
    clock.advance(days(366));
  }
  expect(problems.filter((problem) => problem.includes('failed'))).toEqual([]);
}, 120_000);

test('work is counted, and a task that fails waits for its next try', async () => {
  for (const { count } of [...outsideWorkers(services), ...fileWorkers(services)]) await count?.(clock.now());
  await queueTask(db, clock, { kind: 'failing', subjectId: 1 });
  const failing = { kind: 'failing', step: () => Promise.reject(new Error('no ink')), giveUp: () => Promise.resolve() };
  const problems: string[] = [];
  await runTasks({ ...services, kinds: [failing], log: (problem) => problems.push(problem) });
  expect(problems).toEqual(['The task failing 1 failed: no ink']);
  expect(await countTasks(db, 'failing', clock.now())).toEqual({ due: 0, claimed: 0, later: 1, most_tries: 1 });
});

test('seeds the demo world, and its people sign in and out', async () => {
  const demo = await openTestApp({ plugins: [check.plugin] });
  await seedDemoWorld(demo.services);
  await seedScale(demo.services, { organisations: 1, report: () => undefined });
  const sam = demo.visitor();
  const { username, password } = demoLogins[0];
  expect((await sam.post('/login', { username, password })).statusCode).toBe(200);
  demo.clock.advance(minutes(15));
  await sam.get('/api/my-courses');
  expect((await sam.post('/api/account/step-up', { currentPassword: password })).statusCode).toBe(200);
  expect((await sam.post('/logout', {})).statusCode).toBe(200);
  expect((await sam.get('/ready')).statusCode).toBe(200);
}, 120_000);

test('every statement returns the columns of its type', async () => {
  const { misfits, unreached } = await check.report(server.environment.DATABASE_URL);
  const neverReached = unreached.filter((site) => !(fileOf(site) in elsewhere));
  expect({ misfits, neverReached }).toEqual({ misfits: [], neverReached: [] });
  expect([...new Set(unreached.map(fileOf))]).toEqual(Object.keys(elsewhere));
}, 120_000);
