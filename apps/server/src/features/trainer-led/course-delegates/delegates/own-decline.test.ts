import { beforeEach, expect, test } from 'vitest';
import { openTestApp } from '../../../../test-support/test-app.ts';
import { checkLedgerNow } from '../../../licences/ledger/index.ts';
import { buildSession } from '../../virtual-groups/session.factory.ts';

const server = await openTestApp({ connections: 20 });
const { db, clock } = server;
beforeEach(() => clock.set('2026-08-01T09:00:00Z'));

/** Builds a course with three delegates, the first of whom has declined. */
async function buildDeclined(places?: number) {
  const session = await buildSession(server, { delegates: 3, pool: 2 });
  const [userId = 0, otherId = 0] = session.people;
  const clientOf = async (id: number) => {
    const client = await server.as(id);
    const path = (part: string) => `/api/virtual-group/${session.virtualGroupId}/${part}`;
    return {
      client,
      respond: (answer: string) => client.post(path('respond'), { answer }),
      decline: async () => (await client.get(path('decline'))).json().decline,
    };
  };
  const own = await clientOf(userId);
  await own.respond('decline');
  const change = (columns: { delegate_places_allowed?: number; state?: string }) =>
    db.updateTable('virtual_groups').set(columns).where('id', '=', session.virtualGroupId).execute();
  if (places !== undefined) await change({ delegate_places_allowed: places });
  return { ...session, ...own, userId, otherId, clientOf, change };
}

const delegateIds = async (virtualGroupId: number) =>
  (
    await server.rows<{ user_id: number }>(
      'select user_id from virtual_group_delegates where virtual_group_id = $1 order by user_id',
      [virtualGroupId],
    )
  ).map(({ user_id }) => user_id);

test('somebody who declined takes a free place again, as accepted, and trainer and admins are notified', async () => {
  const course = await buildDeclined();
  expect(await course.decline()).toMatchObject({
    title: 'Basic life support',
    training_start: '2026-09-01T10:00:00.000Z',
    declined_at: '2026-08-01T09:00:00.000Z',
    way_back: 'open',
  });
  const [mail] = await server.rows('select body_text from outbox_messages order by id desc limit 1', []);
  const page = `/my-learning-zone/course-launch/trainer-led/${course.virtualGroupId}/${course.groupId}`;
  expect(mail).toMatchObject({ body_text: expect.stringMatching(new RegExp(`Change my mind:\\n\\S+${page}\\n`, 'u')) });
  expect((await course.respond('accept')).json()).toEqual({ reclaimed: 0 });
  const [card] = (await course.client.get('/api/my-courses')).json();
  expect(card.session.answer).toMatchObject({ response: 'accepted' });
  expect(await course.decline()).toBeNull();
  const detail = (await course.asAdmin.get(course.admin(''))).json();
  expect(detail).toMatchObject({ delegates: 3, accepted: 1, declined: [] });
  const notices = await server.rows<{ title: string }>(
    "select title from notifications where user_id in ($1, $2) and title like '%again' order by id",
    [course.trainerId, course.adminId],
  );
  const title = 'Person A can come to a Pharmacist-led Course again';
  expect(notices).toEqual([{ title }, { title }]);
  expect((await checkLedgerNow(db, clock)).faults).toEqual([]);
});

test('no place can be taken again that is full, that somebody waits for, or after the start', async () => {
  const course = await buildDeclined(2);
  expect(await course.decline()).toMatchObject({ way_back: 'full' });
  const refused = await course.respond('accept');
  expect(refused.statusCode).toBe(409);
  expect(refused.json().message).toMatch(/^No place is free now\. Ask .+\. Nothing was changed\.$/u);
  await course.change({ delegate_places_allowed: 12 });
  const waiting = await db
    .insertInto('waiting_list_entries')
    .values({ virtual_group_id: course.virtualGroupId, user_id: course.adminId, joined_at: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(await course.decline()).toMatchObject({ way_back: 'full' });
  expect((await course.respond('accept')).statusCode).toBe(409);
  await db.deleteFrom('waiting_list_entries').where('id', '=', waiting.id).execute();
  clock.set('2026-09-01T09:00:00Z');
  const later = await course.clientOf(course.userId);
  expect(await later.decline()).toMatchObject({ way_back: 'over' });
  expect((await later.respond('accept')).statusCode).toBe(409);
  expect(await delegateIds(course.virtualGroupId)).not.toContain(course.userId);
});

test('a decline is shown to nobody else, and to nobody who has left the organisation', async () => {
  const course = await buildDeclined();
  expect(await (await course.clientOf(course.otherId)).decline()).toBeNull();
  const stranger = await buildDeclined();
  expect(await (await course.clientOf(stranger.userId)).decline()).toBeNull();
  await course.change({ state: 'draft' });
  expect((await course.respond('accept')).statusCode).toBe(404);
  await course.change({ state: 'scheduled' });
  await db
    .updateTable('group_members')
    .set({ archived_at: clock.now() })
    .where('user_id', '=', course.userId)
    .execute();
  expect(await course.decline()).toBeNull();
  expect((await course.respond('accept')).statusCode).toBe(404);
});

test('two people who declined race for the one place that is left: one gets it', async () => {
  const course = await buildDeclined(2);
  const other = await course.clientOf(course.otherId);
  await other.respond('decline');
  const answers = await Promise.all([course.respond('accept'), other.respond('accept')]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(await delegateIds(course.virtualGroupId)).toHaveLength(2);
});
