import { beforeEach, expect, test } from 'vitest';
import { openTestApp } from '../../../../test-support/test-app.ts';
import { checkLedgerNow } from '../../../licences/ledger/index.ts';
import { buildSession } from '../../virtual-groups/session.factory.ts';

const server = await openTestApp({ connections: 20 });
const { db, clock } = server;
beforeEach(() => clock.set('2026-08-01T09:00:00Z'));

async function buildInvited(seats: { pool?: number; pot?: number } = { pool: 2 }) {
  const session = await buildSession(server, { delegates: 3, ...seats });
  const [userId = 0] = session.people;
  const client = await server.as(userId);
  const respond = (body: object, id: number = session.virtualGroupId) =>
    client.post(`/api/virtual-group/${id}/respond`, body);
  const card = async () => {
    const [course] = (await client.get('/api/my-courses')).json();
    return course?.session;
  };
  return { ...session, userId, client, respond, card };
}

const actions = async (virtualGroupId: number) =>
  (
    await server.rows<{ action: string }>('select action from audit_events where subject = $1 order by id', [
      `virtual group ${virtualGroupId}`,
    ])
  ).map(({ action }) => action);

test('accepting is shown to the delegate and the admins, and accepting again changes nothing', async () => {
  const invited = await buildInvited();
  expect(await invited.card()).toMatchObject({
    answer: { response: 'none', declines_until: '2026-08-31T10:00:00.000Z', may_decline: true },
  });
  for (const _time of ['first', 'again'])
    expect((await invited.respond({ answer: 'accept' })).json()).toEqual({ reclaimed: 0 });
  expect(await invited.card()).toMatchObject({ answer: { response: 'accepted' } });
  const detail = (await invited.asAdmin.get(invited.admin(''))).json();
  expect(detail).toMatchObject({ delegates: 3, accepted: 1 });
  expect(detail.delegate_rows.map((row: { response: string }) => row.response)).toEqual(['accepted', 'none', 'none']);
  expect((await actions(invited.virtualGroupId)).filter((action) => action === 'virtualGroups.accept')).toHaveLength(1);
  const csv = await invited.asSuper.get(`/api/admin/virtual-groups/csv?groupId=${invited.groupId}`);
  expect(csv.body).toMatch(/"Delegates","Accepted","Waiting","Places"[\s\S]*,"3","1","0","12",/u);
});

test.each([
  ['the pool', { pool: 2 }, { VGPOOL: 1, HELD: 1 }],
  ['the pool, with seats in the general pot', { pool: 2, pot: 5 }, { VGPOOL: 1, HELD: 1, POT: 5 }],
])('declining returns exactly the unstarted licence of this person to %s (V18)', async (_from, seats, left) => {
  const invited = await buildInvited(seats);
  await invited.issueTo(0, 1);
  expect((await invited.respond({ answer: 'decline', note: 'On leave' })).json()).toEqual({ reclaimed: 1 });
  expect(await invited.seats()).toMatchObject(left);
  expect((await invited.licences()).map(({ state, end_reason }) => [state, end_reason])).toEqual([
    ['reclaimed', 'no_longer_delegate'],
    ['issued', null],
  ]);
  expect(await invited.card()).toBeUndefined();
  const { declined, delegate_rows: rows } = (await invited.asAdmin.get(invited.admin(''))).json();
  expect(declined).toMatchObject([{ user: { id: invited.userId }, note: 'On leave' }]);
  expect(rows).toHaveLength(2);
  expect((await actions(invited.virtualGroupId)).at(-1)).toBe('virtualGroups.decline');
  expect((await checkLedgerNow(db, clock)).faults).toEqual([]);
  const notices = await server.rows<{ user_id: number; title: string; body: string }>(
    "select user_id, title, body from notifications where user_id in ($1, $2) and tag = 'Courses' order by id",
    [invited.trainerId, invited.adminId],
  );
  expect(notices).toEqual(
    [invited.trainerId, invited.adminId].map((user_id) => ({
      user_id,
      title: 'Person A cannot come to a Pharmacist-led Course',
      body: 'Basic life support on Tue 1st Sep 2026 at 10:00. Note: On leave',
    })),
  );
  const [mail] = await server.rows('select subject from outbox_messages order by id desc limit 1', []);
  expect(mail).toEqual({ subject: 'You declined: Basic life support on Tue 1st Sep 2026 at 10:00' });
  expect((await invited.respond({ answer: 'decline' })).statusCode).toBe(404);
});

test('declining ends 24 hours before the start, and accepting at the start', async () => {
  // 1 September is summer time: a wall clock of 10:00 is 09:00 UTC.
  clock.set('2026-08-31T09:00:00Z');
  const invited = await buildInvited();
  expect((await invited.respond({ answer: 'decline' })).json().message).toBe(
    `You can decline until 24 hours before the start. Ask ${(await invited.client.get('/api/my-courses')).json()[0].group.name} to remove you. Nothing was changed.`,
  );
  expect(await invited.card()).toMatchObject({ answer: { may_decline: false } });
  expect((await invited.respond({ answer: 'accept' })).statusCode).toBe(200);
  clock.set('2026-09-01T09:00:00Z');
  const later = await server.as(invited.userId);
  const path = `/api/virtual-group/${invited.virtualGroupId}/respond`;
  expect((await later.post(path, { answer: 'accept' })).statusCode).toBe(409);
  expect((await later.get('/api/my-courses')).json()[0].session).toMatchObject({ answer: null });
});

test('refuses an answer to a draft, to a course of others, after a mark, and after leaving the organisation', async () => {
  const invited = await buildInvited();
  const other = await buildInvited();
  expect((await invited.respond({ answer: 'accept' }, other.virtualGroupId)).statusCode).toBe(404);
  expect((await invited.respond({ answer: 'accept' }, 9_999_999)).statusCode).toBe(404);
  expect((await invited.respond({ answer: 'perhaps' })).statusCode).toBe(422);
  expect((await invited.respond({ answer: 'decline', note: 'x'.repeat(300) })).statusCode).toBe(422);
  const put = (state: string) =>
    db.updateTable('virtual_groups').set({ state }).where('id', '=', invited.virtualGroupId).execute();
  await put('draft');
  expect((await invited.respond({ answer: 'decline' })).statusCode).toBe(404);
  await put('cancelled');
  expect((await invited.respond({ answer: 'decline' })).statusCode).toBe(409);
  await put('scheduled');
  await db
    .updateTable('virtual_group_delegates')
    .set({ attendance: 'attended' })
    .where('user_id', '=', invited.userId)
    .execute();
  expect((await invited.respond({ answer: 'decline' })).statusCode).toBe(409);
  await db
    .updateTable('group_members')
    .set({ archived_at: clock.now() })
    .where('user_id', '=', invited.userId)
    .execute();
  expect((await invited.respond({ answer: 'decline' })).statusCode).toBe(404);
});

test('a delegate who declines while an admin removes them returns one licence', async () => {
  const invited = await buildInvited({ pool: 2 });
  await invited.issueTo(0);
  const path = `/api/admin/groups/${invited.groupId}/virtual-groups/${invited.virtualGroupId}/membership`;
  const answers = await Promise.all([
    invited.respond({ answer: 'decline' }),
    invited.asSuper.put(path, { remove: [invited.userId] }),
  ]);
  expect(answers.map((answer) => answer.json().reclaimed ?? 0).sort()).toEqual([0, 1]);
  expect(await invited.seats()).toMatchObject({ VGPOOL: 2, HELD: 0 });
  expect((await checkLedgerNow(db, clock)).faults).toEqual([]);
});
