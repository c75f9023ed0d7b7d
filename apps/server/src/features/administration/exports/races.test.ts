import { readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { withoutScope } from '../../../platform/access/index.ts';
import { claimRows } from '../../../platform/claims/index.ts';
import { after } from '../../../platform/clock/index.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import { runTasks } from '../../../platform/jobs/index.ts';
import { buildUser } from '../../../test-support/people.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { erasureTask } from '../personal-data/index.ts';
import { exportWork, saveFile, saveProgress } from './claim-export.repository.ts';
import { buildExportPlace, pack, startBody, storedOf, unzipExport } from './exports.factory.ts';
import { countUnderWay } from './exports.repository.ts';

const server = await openTestApp({ connections: 20 });
const { clock, db, services } = server;
beforeEach(() => clock.set('2026-09-01T09:00:00Z'));

async function started(certificates = 1) {
  const place = await buildExportPlace(server, { certificates });
  const admin = await server.as(place.groupAdminId);
  const start = (body = startBody()) => admin.post(`${place.at}/certificate-pdfs`, body);
  return { place, admin, start };
}
const claim = async () => {
  const [first] = await claimRows(db, exportWork, { now: clock.now(), until: after(clock, 30_000), most: 1 });
  return first;
};
const zips = () => {
  try {
    return readdirSync(path.join(server.folder, 'files', 'exports'));
  } catch {
    return [];
  }
};

test('10 concurrent starts make 3 exports, and one command sent 10 times makes one', async () => {
  const { start, place } = await started();
  const answers = await Promise.all(Array.from({ length: 10 }, () => start()));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 200, ...Array(7).fill(409)]);
  const refused = answers.find(({ statusCode }) => statusCode === 409)?.json().message;
  expect(refused).toBe('3 of your files are being made, which is the limit. Wait until one is ready, or cancel one.');
  await pack(server);
  const body = startBody();
  const same = await Promise.all(Array.from({ length: 10 }, () => start(body)));
  expect(new Set(same.map((answer) => answer.json().id)).size).toBe(1);
  expect(await inTransaction(db, (tx) => countUnderWay(tx, withoutScope(place.groupAdminId, 'test')))).toBe(1);
  await pack(server);
});

test('four nodes pack each export once', async () => {
  const places = [await started(3), await started(3), await started(3)];
  const ids = await Promise.all(places.map(async ({ start }) => (await start()).json().id as number));
  await Promise.all([pack(server), pack(server), pack(server), pack(server)]);
  for (const id of ids) expect(await storedOf(server, id)).toMatchObject({ state: 'done', attempt: 1, done: 3 });
});

test('an export begins again after its server died, and its first attempt can store nothing', async () => {
  const { start } = await started(12);
  const { id } = (await start()).json();
  const dead = await claim();
  if (dead === undefined) throw new Error('Nothing was claimed');
  const until = new Date(clock.now().getTime() + 30_000);
  expect(await saveProgress(db, dead, { done: 10, failed: 0, until })).toBe(true);
  await pack(server);
  expect(await storedOf(server, id), 'its claim is still valid').toMatchObject({ state: 'running', done: 10 });
  clock.advance(31_000);
  await pack(server);
  expect(await storedOf(server, id)).toMatchObject({ state: 'done', attempt: 2, done: 12, failed: 0 });
  expect(Object.keys(await unzipExport(server, id))).toHaveLength(12);
  expect(await saveProgress(db, dead, { done: 11, failed: 0, until })).toBe(false);
  const late = { done: 12, failed: 0, key: 'exports/late.zip', bytes: 1, sha256: 'x', storedUntil: until };
  expect(await saveFile(db, dead, late)).toBe(false);
});

test('a stopping server releases its export, and the next server packs it at once', async () => {
  const { start } = await started(3);
  const { id } = (await start()).json();
  let requestCount = 0;
  await pack(server, () => {
    requestCount += 1;
    return requestCount > 1;
  });
  expect(await storedOf(server, id)).toMatchObject({ state: 'queued', attempt: 0 });
  await pack(server);
  expect(await storedOf(server, id)).toMatchObject({ state: 'done', attempt: 1, done: 3 });
});

test('cancelling while a node packs leaves no file', async () => {
  const { start, admin } = await started(40);
  const { id } = (await start()).json();
  const before = zips();
  const packing = pack(server);
  await expect.poll(async () => (await storedOf(server, id))?.done, { timeout: 20_000 }).toBeGreaterThan(0);
  expect((await admin.post(`/api/mixed-admin/exports/${id}/cancel`, {})).statusCode).toBe(200);
  await packing;
  expect(await storedOf(server, id)).toMatchObject({ state: 'cancelled', storage_key: null });
  expect(zips()).toEqual(before);
});

test('an export fails after 5 interrupted attempts and does not start again', async () => {
  const { start, admin } = await started();
  const { id } = (await start()).json();
  for (let nth = 0; nth < 5; nth += 1) {
    await claim();
    clock.advance(31_000);
  }
  await pack(server);
  expect((await admin.get(`/api/mixed-admin/exports/${id}`)).json()).toMatchObject({
    state: 'failed',
    problem: 'not_made',
  });
});

test('erasing a person deletes files with their certificates, and ends exports in progress', async () => {
  const { start, place } = await started(2);
  const ready = (await start()).json().id;
  await pack(server);
  const file = (await storedOf(server, ready))?.storage_key ?? '';
  const later = (await start()).json().id;
  const other = await started(1);
  const unrelated = (await other.start()).json().id;
  const superAdmin = await server.as(await buildUser(db, { roles: ['super_admin'] }));
  const erased = await superAdmin.post(`/api/admin/users/${place.userIds[0]}/erase`, { reason: 'personAsked' });
  expect(erased.statusCode).toBe(200);
  for (const id of [ready, later])
    expect(await storedOf(server, id)).toMatchObject({ state: 'deleted', storage_key: null });
  await runTasks({ db, clock, kinds: [erasureTask(services)], log: (problem) => expect.fail(problem) });
  expect(zips()).not.toContain(path.basename(file));
  await pack(server);
  expect(await storedOf(server, later)).toMatchObject({ state: 'deleted' });
  expect(await storedOf(server, unrelated)).toMatchObject({ state: 'done' });
});
