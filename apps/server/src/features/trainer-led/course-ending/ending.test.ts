import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildVirtualGroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { checkLedgerNow } from '../../licences/ledger/index.ts';
import { type BuiltSession, buildSession } from '../virtual-groups/session.factory.ts';

const server = await openTestApp();
const { db, clock } = server;
const during = '2026-09-01T09:30:00Z';
const after = '2026-09-01T10:30:00Z';

const close = (session: BuiltSession, more: object = {}) =>
  session.asSuper.post(session.site('/close-course'), { idempotencyKey: randomUUID(), ...more });
const cancel = (session: BuiltSession, more: object = {}) =>
  session.asSuper.post(session.site('/cancel-course'), { reason: 'Snow', idempotencyKey: randomUUID(), ...more });
const expectNoFaults = async () => expect((await checkLedgerNow(db, clock)).faults).toEqual([]);

test('closing names everything that is missing, and changes nothing until it is complete', async () => {
  clock.set(during);
  const session = await buildSession(server, { pool: 2 });
  await session.mark({ 0: 'attended' });
  expect((await session.asSuper.get(session.site('/close-course'))).json()).toMatchObject({
    is_over: false,
    unmarked: [{ name: 'Person B' }, { name: 'Person C' }],
    without_licence: [{ name: 'Person A' }],
    report: { invited: 3, attended: 1, absent: 0, reclaimed: 0, returned: 2 },
  });
  const refused = await close(session);
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'This cannot be closed yet: the session has not ended, the attendance of 2 people is missing, 1 person attended without a licence. Nothing was changed.',
  ]);
  expect(await session.seats()).toEqual({ SUPPLY: -2, VGPOOL: 2 });
});

test('closing takes back the licences of absent people, and every seat returns to the general pot (V3)', async () => {
  clock.set(after);
  const session = await buildSession(server, { delegates: 4, pool: 5, pot: 1 });
  await session.issueTo(0, 1, 2);
  await session.mark({ 0: 'attended', 1: 'absent', 2: 'excused', 3: 'attended' });
  expect((await close(session)).statusCode).toBe(409);
  const idempotencyKey = randomUUID();
  const waivers = [{ userId: session.people[3], reason: 'Works for another organisation' }];
  const both = await Promise.all([
    close(session, { waivers, idempotencyKey }),
    close(session, { waivers, idempotencyKey }),
  ]);
  const report = {
    ...{ invited: 4, declined: 0, attended: 2, partial: 0, absent: 1, excused: 1, waived: 1 },
    ...{ completed: 1, lapsed: 0, reclaimed: 2, returned: 4 },
  };
  for (const answer of both)
    expect(answer.json()).toMatchObject({ state: 'closed', register: 'ended', pool: 0, close_report: report });
  expect(await session.seats()).toMatchObject({ VGPOOL: 0, POT: 5, HELD: 0, USED: 1 });
  expect(await session.licences()).toMatchObject([
    { state: 'completed' },
    { state: 'reclaimed', end_reason: 'absent' },
    { state: 'reclaimed', end_reason: 'absent' },
  ]);
  const notices = await server.rows('select title from notifications where user_id = $1', [session.trainerId]);
  expect(notices).toEqual([{ title: 'A Pharmacist-led Course was closed' }]);
  await expectNoFaults();
});

test('refuses marks, issues, orders and take-backs after a course was closed, and lists it as historic', async () => {
  clock.set(after);
  const session = await buildSession(server, { delegates: 2, pool: 2, pot: 3 });
  await session.issueTo(0);
  await session.mark({ 0: 'attended', 1: 'absent' });
  const [licence] = await server.rows<{ id: number }>('select id from licences where group_id = $1', [session.groupId]);
  await close(session);
  const key = { productId: session.productId, certificateMonths: 0 };
  const once = () => ({ idempotencyKey: randomUUID() });
  const issue = { ...key, userIds: [session.people[1]], ...once() };
  const back = { licenceIds: [licence?.id], reason: 'left', ...once() };
  const answers = [
    await session.mark({ 1: 'attended' }),
    await session.asTrainer.post(session.trainer('/bulk-issue'), issue),
    await session.asTrainer.post(session.trainer('/issue-after-register'), once()),
    await session.asTrainer.post(session.trainer('/take-back-licences/preview'), { licenceIds: [licence?.id] }),
    await session.asTrainer.post(session.trainer('/take-back-licences'), back),
    await close(session),
    await cancel(session),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 409));
  const group = `/api/grouping-admin/groups/${session.groupId}`;
  const order = { ...key, quantity: 1, poReference: 'PO', virtualGroupId: session.virtualGroupId, ...once() };
  expect((await session.asAdmin.post(`${group}/licences`, order)).json().message).toBe(
    'This Pharmacist-led Course has ended. Nothing was bought.',
  );
  const pools = [{ kind: 'VGPOOL', placeId: session.virtualGroupId, quantity: 1 }];
  const allocate = await session.asAdmin.post(`${group}/pool-allocation`, { ...key, pools, ...once() });
  expect(allocate.statusCode).toBe(409);
  const revoked = await session.asAdmin.post(`${group}/take-back-licences`, { ...back, ...once() });
  expect(revoked.json().message).toMatch(/completed licence is final/u);
  const list = async (which: string) => {
    const query = `?which=${which}&groupId=${session.groupId}`;
    return (await session.asAdmin.get(`/api/grouping-admin/virtual-groups${query}`)).json().rows;
  };
  expect(await list('current')).toEqual([]);
  expect(await list('historic')).toMatchObject([{ id: session.virtualGroupId, state: 'closed' }]);
  await expectNoFaults();
});

test('cancelling a course returns all seats to the general pot, ends requests, and notifies delegates and trainer', async () => {
  clock.set(during);
  const session = await buildSession(server, { delegates: 2, pool: 3 });
  await session.issueTo(0, 1);
  await server.rows(
    `insert into licence_requests (group_id, virtual_group_id, product_type, product_id, certificate_months, quantity, requested_by, requested_at)
     values ($1, $2, 'abstract_course', $3, 0, 1, $4, now())`,
    [session.groupId, session.virtualGroupId, session.productId, session.trainerId],
  );
  expect((await session.asSuper.get(session.site('/cancel-course'))).json()).toEqual({
    marked: 0,
    told: 2,
    told_waiting: 0,
    reclaimed: 2,
    returned: 3,
  });
  expect((await cancel(session)).json()).toMatchObject({ state: 'cancelled', end_reason: 'Snow' });
  expect(await session.seats()).toMatchObject({ VGPOOL: 0, POT: 3, HELD: 0 });
  const mails = await server.rows(
    `select subject from outbox_messages where recipient in (select email from users where id = any($1))`,
    [session.people],
  );
  expect(mails).toEqual([1, 2].map(() => ({ subject: 'Cancelled: Basic life support on Tue 1st Sep 2026 at 10:00' })));
  const notices = await server.rows('select title from notifications where user_id = $1', [session.trainerId]);
  expect(notices).toEqual([{ title: 'A Pharmacist-led Course was cancelled' }]);
  const requests = await server.rows('select state from licence_requests where group_id = $1', [session.groupId]);
  expect(requests).toEqual([{ state: 'withdrawn' }]);
  await expectNoFaults();
});

test('after the first mark a course is closed and not cancelled; only site admins do either', async () => {
  clock.set(during);
  const session = await buildSession(server);
  await session.mark({ 0: 'absent' });
  expect((await cancel(session)).json().message).toMatch(/^Attendance has been recorded/u);
  for (const path of ['/close-course', '/cancel-course']) {
    expect((await session.asAdmin.post(session.admin(path), {})).statusCode).toBe(404);
    expect((await session.asAdmin.post(session.site(path), {})).statusCode).toBe(403);
  }
});

test('attendance completes the licence and gives the certificate; partial attendance lets it lapse', async () => {
  clock.set(after);
  const session = await buildSession(server, { delegates: 4, pool: 4 });
  await session.issueTo(0, 1, 2, 3);
  await session.mark({ 0: 'attended', 1: 'partial', 2: 'attended', 3: 'absent' });
  await session.mark({ 2: 'absent' });
  const expected = { completed: 1, lapsed: 2, reclaimed: 1 };
  expect((await session.asSuper.get(session.site('/close-course'))).json().report).toMatchObject(expected);
  expect((await close(session)).json().close_report).toMatchObject(expected);
  expect((await session.licences()).map(({ state }) => state)).toEqual(['completed', 'lapsed', 'lapsed', 'reclaimed']);
  const [learner] = session.people;
  const certificates = await server.rows(
    'select user_id, source, title, awarded_on, state from certificates where group_id = $1',
    [session.groupId],
  );
  const awarded = { user_id: learner, source: 'pled', title: 'Basic life support' };
  expect(certificates).toEqual([{ ...awarded, awarded_on: '2026-09-01', state: 'valid' }]);
  const record = (await (await server.as(learner ?? 0)).get('/api/training-record')).json();
  expect(record).toMatchObject([{ source: 'pled', certificate_id: expect.any(Number) }]);
  await expectNoFaults();
});

test('refuses to cancel after a licence was started by a mark, even if the mark was removed', async () => {
  clock.set(after);
  const session = await buildSession(server, { delegates: 1, pool: 1 });
  await session.issueTo(0);
  await session.mark({ 0: 'attended' });
  await session.mark({ 0: null });
  expect((await cancel(session)).json().message).toMatch(/^Attendance has been recorded/u);
  expect(await session.seats()).toMatchObject({ VGPOOL: 0, HELD: 0, USED: 1 });
});

test('a free retry is for another course: the next attendance uses no seat', async () => {
  clock.set(after);
  const session = await buildSession(server, { delegates: 1, pool: 1 });
  await session.issueTo(0);
  await session.mark({ 0: 'partial' });
  await close(session);
  const [licence] = await server.rows<{ id: number }>('select id from licences where group_id = $1', [session.groupId]);
  const retry = { licenceId: licence?.id, reason: 'Fire alarm', idempotencyKey: randomUUID() };
  const at = `/api/grouping-admin/groups/${session.groupId}/retry-licence`;
  expect((await session.asAdmin.post(at, retry)).statusCode).toBe(200);
  const next = await buildVirtualGroup(db, {
    ...{ groupId: session.groupId, productId: session.productId, trainerId: session.trainerId },
    start: '2026-09-01T09:00:00Z',
    delegates: [{ userId: session.people[0] ?? 0 }],
  });
  const marks = [{ userId: session.people[0], attendance: 'attended' }];
  await session.asTrainer.put(`/api/virtual-group-admin/virtual-groups/${next}/register`, { marks });
  expect((await session.licences()).map(({ state }) => state)).toEqual(['lapsed', 'in_progress']);
  const again = `/api/admin/virtual-groups/${next}/close-course`;
  expect((await session.asSuper.post(again, { idempotencyKey: randomUUID() })).statusCode).toBe(200);
  expect((await session.licences()).map(({ state }) => state)).toEqual(['lapsed', 'completed']);
  expect(await session.seats()).toMatchObject({ HELD: 0, USED: 1 });
  await expectNoFaults();
});

test('refuses the register of an archived organisation to its trainer', async () => {
  clock.set(after);
  const session = await buildSession(server, { delegates: 1 });
  await db.updateTable('groups').set({ archived_at: clock.now() }).where('id', '=', session.groupId).execute();
  expect((await session.mark({ 0: 'attended' })).statusCode).toBe(404);
  expect((await session.asTrainer.get(session.trainer(''))).statusCode).toBe(404);
});
