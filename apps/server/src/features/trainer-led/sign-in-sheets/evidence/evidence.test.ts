import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { limits } from '@doselore/contract';
import { expect, test } from 'vitest';
import { days } from '../../../../platform/clock/index.ts';
import { runDueJobs, runTasks } from '../../../../platform/jobs/index.ts';
import { png } from '../../../../test-support/matrix/files.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';
import { erasureTask } from '../../../administration/personal-data/index.ts';
import { type BuiltSession, buildSession } from '../../virtual-groups/session.factory.ts';
import { purgeSignedSheets } from '../index.ts';

const server = await openTestApp();
const { db, clock, services } = server;
const log = (problem: string) => expect(problem).toBe('');
const pdf = Buffer.from('%PDF-1.7\n%%EOF\n');
const photo = { name: 'sheet.jpg', bytes: png };

/** Builds a course on 1 September 2026, half an hour after its start. */
async function begun(options: Parameters<typeof buildSession>[1] = {}): Promise<BuiltSession> {
  clock.set('2026-09-01T09:30:00Z');
  return buildSession(server, options);
}
const add = (session: BuiltSession, file = photo) => session.asTrainer.upload(session.trainer('/evidence'), file);
const listed = async (session: BuiltSession) => (await session.asTrainer.get(session.trainer('/evidence'))).json();
const keysOf = (session: BuiltSession) =>
  server.rows<{ storage_key: string }>(
    `select e.storage_key from register_evidence e join virtual_group_sessions s on s.id = e.virtual_group_session_id
      where s.virtual_group_id = $1 order by e.id`,
    [session.virtualGroupId],
  );
const pathsOf = async (session: BuiltSession) =>
  (await keysOf(session)).map(({ storage_key }) => services.files.pathOf(storage_key));

async function close(session: BuiltSession) {
  clock.set('2026-09-01T10:00:30Z');
  await session.mark({ 0: 'absent' });
  const answer = await session.asSuper.post(session.site('/close-course'), { idempotencyKey: randomUUID() });
  expect(answer.statusCode).toBe(200);
}

test('the trainer adds a photo and a PDF, and admins of the organisation and the site open them', async () => {
  const session = await begun();
  expect((await add(session)).statusCode).toBe(200);
  expect((await add(session, { name: 'scan', bytes: pdf })).statusCode).toBe(200);
  const sheets = await listed(session);
  expect(sheets).toMatchObject([
    { type: 'image/png', bytes: png.length },
    { type: 'application/pdf', bytes: pdf.length },
  ]);
  for (const [client, path] of [
    [session.asAdmin, session.admin],
    [session.asSuper, session.site],
  ] as const) {
    const file = await client.get(path(`/evidence/${sheets[0].id}`));
    expect(file.rawPayload.equals(png)).toBe(true);
    expect(file.headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' });
    expect(file.headers['content-disposition']).toBe(`attachment; filename="Signed sheet ${sheets[0].id}.png"`);
    expect(file.headers['content-security-policy']).toContain("default-src 'none'; sandbox");
  }
  const audits = await server.rows('select action from audit_events where subject = $1 order by id', [
    `virtual group ${session.virtualGroupId}`,
  ]);
  expect(audits).toEqual([{ action: 'virtualGroups.addSignedSheet' }, { action: 'virtualGroups.addSignedSheet' }]);
});

test('admins of a service do not see signed sheets, even of their own course', async () => {
  const session = await begun();
  await add(session);
  const [sheet] = await listed(session);
  for (const path of ['/evidence', `/evidence/${sheet.id}`, '/sign-in-sheet']) {
    const address = `/api/subgroup-admin/virtual-groups/${session.virtualGroupId}${path}`;
    expect((await session.asAdmin.get(address)).statusCode).toBe(404);
  }
});

test.each([
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['an empty file', ''],
])('refuses %s as a signed sheet, whatever its name says', async (_what, text) => {
  const session = await begun();
  const answer = await add(session, { name: 'sheet.png', bytes: Buffer.from(text) });
  expect([answer.statusCode, answer.json().errors.file]).toEqual([
    422,
    ['Choose a PDF, or a PNG, JPEG or WebP picture'],
  ]);
  expect(await listed(session)).toEqual([]);
});

test('refuses a file of more than 10 MB, and the eleventh file of a session', async () => {
  const session = await begun();
  const large = Buffer.concat([png, Buffer.alloc(limits.evidenceBytes)]);
  const answer = await add(session, { name: 'large.png', bytes: large });
  expect([answer.statusCode, answer.json().errors.file]).toEqual([413, ['Choose a file of at most 10 MB']]);
  for (let nth = 0; nth < 10; nth += 1) expect((await add(session)).statusCode).toBe(200);
  const eleventh = await add(session);
  expect([eleventh.statusCode, eleventh.json().message]).toEqual([
    409,
    'A session has at most 10 signed sheets. Remove or replace one first. Nothing was changed.',
  ]);
});

test('takes files from 15 minutes before the start, and for the chosen session of several', async () => {
  const session = await begun({ days: 2 });
  clock.set('2026-09-01T08:44:00Z');
  const [first, second] = await session.sessionIds();
  const addTo = (id: number | undefined) =>
    session.asTrainer.upload(session.trainer(`/evidence?sessionId=${id}`), photo);
  expect((await addTo(first)).statusCode).toBe(409);
  clock.set('2026-09-01T08:45:00Z');
  expect((await addTo(first)).statusCode).toBe(200);
  expect((await addTo(second)).statusCode).toBe(409);
  expect((await add(session)).json().errors).toEqual({ sessionId: ['Choose the session'] });
  expect(await listed(session)).toMatchObject([{ session_id: first }]);
});

test('replaces and removes a file until the course is closed, and only adds afterwards', async () => {
  const session = await begun();
  await add(session);
  await add(session);
  const [one, other] = await listed(session);
  const at = (id: number) => session.trainer(`/evidence/${id}`);
  expect((await session.asTrainer.upload(at(one.id), { name: 'scan.pdf', bytes: pdf })).statusCode).toBe(200);
  expect((await session.asTrainer.send('DELETE', at(other.id), { body: {} })).statusCode).toBe(200);
  expect(await listed(session)).toMatchObject([{ id: one.id, type: 'application/pdf' }]);
  await session.mark({ 1: 'absent', 2: 'absent' });
  await close(session);
  expect((await session.asTrainer.upload(at(one.id), photo)).statusCode).toBe(409);
  expect((await session.asTrainer.send('DELETE', at(one.id), { body: {} })).statusCode).toBe(409);
  expect((await add(session)).statusCode).toBe(200);
  clock.advance(days(31));
  const late = await (await server.as(session.trainerId)).upload(session.trainer('/evidence'), photo);
  expect(late.statusCode).toBe(409);
});

test('another course does not reach a file by its id', async () => {
  const [session, other] = [await begun(), await begun()];
  await add(session);
  const [sheet] = await listed(session);
  const foreign = other.trainer(`/evidence/${sheet.id}`);
  expect((await other.asTrainer.get(foreign)).statusCode).toBe(404);
  expect((await other.asTrainer.upload(foreign, photo)).statusCode).toBe(404);
  expect((await other.asTrainer.send('DELETE', foreign, { body: {} })).statusCode).toBe(404);
  expect(await listed(session)).toHaveLength(1);
});

test('files go a year after the course ended, and not before', async () => {
  const session = await begun({ delegates: 1 });
  await add(session);
  await close(session);
  const purge = async (by: number) => {
    clock.advance(by);
    await db.deleteFrom('scheduled_jobs').execute();
    await runDueJobs({ db, clock, jobs: [purgeSignedSheets(clock)], log });
    return (await keysOf(session)).length;
  };
  expect(await purge(days(364))).toBe(1);
  expect(await purge(days(2))).toBe(0);
});

test('the erasure of the last delegate deletes the files, and that of another leaves them', async () => {
  const session = await begun({ delegates: 2 });
  await add(session);
  const paths = await pathsOf(session);
  const erase = async (nth: number) => {
    const address = `/api/admin/users/${session.people[nth]}/erase`;
    expect((await session.asSuper.post(address, { reason: 'personAsked' })).statusCode).toBe(200);
    await runTasks({ db, clock, kinds: [erasureTask(services)], log });
    return paths.map((path) => existsSync(path));
  };
  expect(await erase(0)).toEqual([true]);
  expect(await keysOf(session)).toHaveLength(1);
  expect(await erase(1)).toEqual([false]);
  expect(await keysOf(session)).toEqual([]);
});
