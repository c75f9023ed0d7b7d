import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openTestApp } from '../../../test-support/test-app.ts';
import { checkLedgerNow } from '../../licences/ledger/index.ts';
import { type BuiltSession, buildSession } from '../virtual-groups/session.factory.ts';

const server = await openTestApp();
const { db, clock } = server;
clock.set('2026-09-01T10:30:00Z');

const trainerIssues = (session: BuiltSession, more: object = {}) =>
  session.asTrainer.post(session.trainer('/issue-after-register'), { idempotencyKey: randomUUID(), ...more });
const adminIssues = (session: BuiltSession, more: object = {}) =>
  session.asAdmin.post(session.admin('/issue-after-register-with-pot'), { idempotencyKey: randomUUID(), ...more });
const expectNoFaults = async () => expect((await checkLedgerNow(db, clock)).faults).toEqual([]);

test('issues a licence that starts at once to people who attended without one, and to nobody else', async () => {
  const session = await buildSession(server, { delegates: 4, pool: 5 });
  await session.issueTo(0);
  await session.mark({ 0: 'attended', 1: 'attended', 2: 'absent', 3: 'partial' });
  const preview = (await session.asTrainer.get(session.trainer('/issue-after-register'))).json();
  expect(preview).toMatchObject({ attended: 3, pool: 4, pot: null, from_pool: 2, requested: 0, short: 0 });
  expect(preview.people).toMatchObject([
    { name: 'Person B', from: 'pool' },
    { name: 'Person D', from: 'pool' },
  ]);
  const idempotencyKey = randomUUID();
  const both = await Promise.all([
    trainerIssues(session, { idempotencyKey }),
    trainerIssues(session, { idempotencyKey }),
  ]);
  expect(both.map((answer) => answer.json())).toEqual([1, 2].map(() => ({ from_pool: 2, from_pot: 0, requested: 0 })));
  expect(await session.seats()).toMatchObject({ VGPOOL: 2, HELD: 0, USED: 3 });
  expect((await trainerIssues(session)).statusCode).toBe(409);
  await expectNoFaults();
});

test('takes missing seats from the general pot where allowed, and issues none when that is short too', async () => {
  const session = await buildSession(server, { delegates: 3, pool: 1, pot: 1 });
  await session.mark({ 0: 'attended', 1: 'attended', 2: 'attended' });
  const preview = async () => (await session.asAdmin.get(session.admin('/issue-after-register-with-pot'))).json();
  expect(await preview()).toMatchObject({ from_pool: 1, from_pot: 1, pot: 1, short: 1, requested: 0 });
  const refused = await adminIssues(session);
  expect([refused.statusCode, refused.json().message]).toEqual([409, 'Only 2 left here. Nothing was changed.']);
  expect(await session.seats()).toMatchObject({ VGPOOL: 1, POT: 1 });
  expect(await session.licences()).toEqual([]);
  await session.mark({ 2: 'excused' });
  expect((await adminIssues(session)).json()).toEqual({ from_pool: 1, from_pot: 1, requested: 0 });
  expect(await session.seats()).toMatchObject({ VGPOOL: 0, POT: 0, HELD: 0, USED: 2 });
  await expectNoFaults();
});

test('a trainer requests the missing licences; the learners are pending until they arrive', async () => {
  const session = await buildSession(server, { delegates: 3, pool: 1, pot: 5 });
  await session.mark({ 0: 'attended', 1: 'attended', 2: 'attended' });
  expect((await trainerIssues(session)).json()).toEqual({ from_pool: 1, from_pot: 0, requested: 2 });
  expect((await trainerIssues(session)).json()).toEqual({ from_pool: 0, from_pot: 0, requested: 2 });
  const requests = () =>
    server.rows<{ id: number; quantity: number; state: string; subgroup_id: number | null }>(
      'select id, quantity, state, subgroup_id from licence_requests where virtual_group_id = $1',
      [session.virtualGroupId],
    );
  const [request] = await requests();
  expect(await requests()).toMatchObject([{ quantity: 2, state: 'pending', subgroup_id: null }]);
  const shown = (await session.asTrainer.get(session.trainer(''))).json();
  expect(shown.delegate_rows.map((row: { is_pending: boolean }) => row.is_pending)).toEqual([false, true, true]);
  const fulfil = (quantity: number) =>
    session.asAdmin.post(`/api/grouping-admin/groups/${session.groupId}/fulfil-licence-request`, {
      licenceRequestId: request?.id,
      quantity,
      idempotencyKey: randomUUID(),
    });
  expect((await fulfil(1)).json()).toMatchObject({ subgroup: null, virtual_group: { name: 'Basic life support' } });
  // One has arrived, the other is on its way and is not requested twice.
  expect((await trainerIssues(session)).json()).toEqual({ from_pool: 1, from_pot: 0, requested: 1 });
  expect(await requests()).toMatchObject([{ quantity: 2, state: 'part_fulfilled' }]);
  await fulfil(1);
  expect((await trainerIssues(session)).json()).toEqual({ from_pool: 1, from_pot: 0, requested: 0 });
  expect(await session.seats()).toMatchObject({ VGPOOL: 0, POT: 3, USED: 3 });
  await expectNoFaults();
});

test('issuing to more people than places needs confirmation', async () => {
  const session = await buildSession(server, { delegates: 2, pool: 2 });
  await db
    .updateTable('virtual_groups')
    .set({ delegate_places_allowed: 1 })
    .where('id', '=', session.virtualGroupId)
    .execute();
  await session.mark({ 0: 'attended', 1: 'attended' });
  const refused = await trainerIssues(session);
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['hadUninvitedAttendees']]);
  expect((await trainerIssues(session, { hadUninvitedAttendees: 1 })).statusCode).toBe(200);
});

test('people who have left are shown and get no licence; only the organisation uses its pot', async () => {
  const session = await buildSession(server, { delegates: 2, pool: 2 });
  await server.rows('update group_members set archived_at = now() where user_id = $1', [session.people[0]]);
  await session.mark({ 0: 'attended', 1: 'attended' });
  const preview = (await session.asTrainer.get(session.trainer('/issue-after-register'))).json();
  expect(preview.people).toMatchObject([{ verdict: 'archived', from: null }, { from: 'pool' }]);
  expect((await trainerIssues(session)).json()).toMatchObject({ from_pool: 1 });
  const withPot = session.trainer('/issue-after-register-with-pot');
  expect((await session.asTrainer.post(withPot, { idempotencyKey: randomUUID() })).statusCode).toBe(404);
  const asAdmin = session.admin('/issue-after-register-with-pot');
  expect((await session.asTrainer.post(asAdmin, { idempotencyKey: randomUUID() })).statusCode).toBe(403);
});
