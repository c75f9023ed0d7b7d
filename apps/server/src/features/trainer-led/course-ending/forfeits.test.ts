import { randomUUID } from 'node:crypto';
import { commandOf } from '@doselore/contract';
import { afterEach, expect, test } from 'vitest';
import { formBody } from '../../../test-support/form-body.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { checkLedgerNow } from '../../licences/ledger/index.ts';
import { type BuiltSession, buildSession } from '../virtual-groups/session.factory.ts';

const server = await openTestApp();
const { db, clock } = server;
const afterwards = '2026-09-01T10:30:00Z';
clock.set(afterwards);
afterEach(async () => {
  clock.set(afterwards);
  expect((await checkLedgerNow(db, clock)).faults).toEqual([]);
});

/** Builds a course of an organisation that forfeits the seats of absent delegates, unless `isStrict` is false. */
async function buildStrict(options: Parameters<typeof buildSession>[1], isStrict = true): Promise<BuiltSession> {
  const session = await buildSession(server, options);
  const change = formBody({ forfeit_absent_seats: false }, { forfeit_absent_seats: isStrict });
  const address = `/api/grouping-admin/groups/${session.groupId}/session-settings`;
  expect((await session.asAdmin.put(address, commandOf(change))).json()).toMatchObject({
    now: { forfeit_absent_seats: isStrict },
  });
  return session;
}

const preview = async (session: BuiltSession) =>
  (await session.asSuper.get(session.site('/close-course'))).json().report;
const close = async (session: BuiltSession) => {
  const answer = await session.asSuper.post(session.site('/close-course'), { idempotencyKey: randomUUID() });
  expect([answer.statusCode, answer.json().message]).toEqual([200, undefined]);
  return answer.json().close_report;
};
const reopen = (session: BuiltSession) =>
  session.asSuper.post(session.site('/reopen'), { reason: 'Two marks were swapped', idempotencyKey: randomUUID() });
const seatsOfAbsent = async (session: BuiltSession) => {
  const rows = await server.rows<{ who: number; seat: string }>(
    `select array_position($2::bigint[], user_id) - 1 as who, seat from absences where virtual_group_id = $1 order by 1`,
    [session.virtualGroupId, session.people],
  );
  return Object.fromEntries(rows.map(({ who, seat }) => [who, seat]));
};

test('absent people forfeit the seats of their licences, and excused people give theirs back', async () => {
  const session = await buildStrict({ delegates: 4, pool: 4 });
  await session.issueTo(0, 1, 2, 3);
  await session.mark({ 0: 'attended', 1: 'absent', 2: 'excused', 3: 'absent' });
  const expected = { reclaimed: 3, returned: 1, forfeited: 2 };
  expect(await preview(session)).toMatchObject(expected);
  expect(await close(session)).toMatchObject(expected);
  expect(await session.seats()).toEqual({ SUPPLY: -4, VGPOOL: 0, POT: 1, HELD: 0, USED: 1, VOID: 2 });
  expect(await seatsOfAbsent(session)).toEqual({ 1: 'forfeited', 2: 'returned', 3: 'forfeited' });
  const [row] = (
    await session.asAdmin.get(`/api/grouping-admin/pled-absentees?groupId=${session.groupId}&sort=name`)
  ).json().rows;
  expect(row).toMatchObject({ user: { name: 'Person B' }, seat: 'forfeited' });
});

test('the seats of absent people return where the organisation does not forfeit them', async () => {
  const session = await buildStrict({ delegates: 3, pool: 3 }, false);
  await session.issueTo(0, 1);
  await session.mark({ 0: 'attended', 1: 'absent', 2: 'absent' });
  expect(await close(session)).toMatchObject({ reclaimed: 1, returned: 2, forfeited: 0 });
  expect(await session.seats()).toMatchObject({ POT: 2, USED: 1 });
  expect((await session.seats()).VOID ?? 0).toBe(0);
  expect(await seatsOfAbsent(session)).toEqual({ 1: 'returned', 2: 'none' });
});

test('absent people without a licence forfeit seats of the pool, as far as it has any', async () => {
  const session = await buildStrict({ delegates: 4, pool: 2 });
  await session.issueTo(0);
  await session.mark({ 0: 'attended', 1: 'absent', 2: 'absent', 3: 'excused' });
  expect(await preview(session)).toMatchObject({ reclaimed: 0, returned: 0, forfeited: 1 });
  expect(await close(session)).toMatchObject({ reclaimed: 0, returned: 0, forfeited: 1 });
  expect(await session.seats()).toMatchObject({ POT: 0, USED: 1, VOID: 1 });
  expect(await seatsOfAbsent(session)).toEqual({ 1: 'forfeited', 2: 'none', 3: 'none' });
});

test('seats of the pool that nobody forfeits return, and the general pot loses none', async () => {
  const session = await buildStrict({ delegates: 2, pool: 5, pot: 3 });
  await session.issueTo(0);
  await session.mark({ 0: 'attended', 1: 'absent' });
  expect(await close(session)).toMatchObject({ returned: 3, forfeited: 1 });
  expect(await session.seats()).toMatchObject({ VGPOOL: 0, POT: 6, USED: 1, VOID: 1 });
});

test('a course that is reopened and closed again forfeits each seat once, and gives none back', async () => {
  const session = await buildStrict({ delegates: 3, pool: 3, pot: 2 });
  await session.issueTo(0, 1);
  await session.mark({ 0: 'attended', 1: 'absent', 2: 'absent' });
  expect(await close(session)).toMatchObject({ reclaimed: 1, returned: 0, forfeited: 2 });
  const before = await session.seats();
  expect((await reopen(session)).statusCode).toBe(200);
  expect(await session.seats()).toEqual(before);
  await session.mark({ 2: 'excused' });
  expect(await preview(session)).toMatchObject({ reclaimed: 0, returned: 0, forfeited: 0, revision: 1 });
  expect(await close(session)).toMatchObject({ forfeited: 0, excused: 1 });
  expect(await session.seats()).toEqual(before);
  expect(await seatsOfAbsent(session)).toEqual({ 1: 'forfeited', 2: 'forfeited' });
});

test('someone who turns out to have been there gets a new licence from the pot after reopening', async () => {
  const session = await buildStrict({ delegates: 2, pool: 2, pot: 1 });
  await session.issueTo(0, 1);
  await session.mark({ 0: 'attended', 1: 'absent' });
  await close(session);
  await reopen(session);
  await session.mark({ 1: 'attended' });
  const issued = await session.asAdmin.post(session.admin('/issue-after-register-with-pot'), {
    idempotencyKey: randomUUID(),
  });
  expect(issued.json()).toMatchObject({ from_pot: 1 });
  expect(await close(session)).toMatchObject({ attended: 2, forfeited: 0, completed: 1 });
  expect(await session.seats()).toMatchObject({ POT: 0, USED: 2, VOID: 1 });
  expect(await seatsOfAbsent(session)).toEqual({});
});

test('a live licence that was issued elsewhere forfeits nothing', async () => {
  const session = await buildStrict({ delegates: 2, pool: 1, pot: 1 });
  await session.asAdmin.post(`/api/grouping-admin/groups/${session.groupId}/bulk-issue-from-general-pot`, {
    ...{ productId: session.productId, certificateMonths: 0, userIds: [session.people[1]] },
    idempotencyKey: randomUUID(),
  });
  await session.issueTo(0);
  await session.mark({ 0: 'attended', 1: 'absent' });
  expect(await close(session)).toMatchObject({ reclaimed: 0, returned: 0, forfeited: 0 });
  expect(await session.seats()).toMatchObject({ HELD: 1, USED: 1 });
  expect(await seatsOfAbsent(session)).toEqual({ 1: 'none' });
});
