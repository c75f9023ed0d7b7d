import { expect, test } from 'vitest';
import { openTestApp } from '../../../test-support/test-app.ts';
import { buildSession } from '../virtual-groups/session.factory.ts';
import { remindAt } from './reminding.factory.ts';

const server = await openTestApp({ connections: 30 });
const { db, clock } = server;

/** A course on 1 September from 10:00 to 11:00 in London, which is 09:00 to 10:00 UTC. */
async function course() {
  clock.set('2026-08-31T09:00:00Z');
  const session = await buildSession(server, { delegates: 3 });
  const [trainer] = await server.rows<{ email: string }>('select email from users where id = $1', [session.trainerId]);
  const subjects = async (moment: string) =>
    (await remindAt(server, moment)).filter(({ to }) => to === trainer?.email).map(({ subject }) => subject);
  return { ...session, subjects };
}
const subject = 'The register is open: Basic life support on Tue 1st Sep 2026 at 10:00';

test('the trainer is reminded 1 hour after the end in wall clock, then daily while attendance is open', async () => {
  const session = await course();
  expect(await session.subjects('2026-09-01T10:55:00Z')).toEqual([]);
  expect(await session.subjects('2026-09-01T11:00:00Z')).toEqual([subject]);
  expect(await session.subjects('2026-09-02T10:55:00Z')).toEqual([]);
  expect(await session.subjects('2026-09-02T11:00:00Z')).toEqual([subject]);
  // Two days without a node are one reminder.
  expect(await session.subjects('2026-09-04T12:00:00Z')).toEqual([subject]);
  const notices = await server.rows<{ body: string }>(
    "select body from notifications where user_id = $1 and title = 'The register is open'",
    [session.trainerId],
  );
  expect(notices).toHaveLength(3);
  expect(notices[0]?.body).toBe(
    'Basic life support on Tue 1st Sep 2026 at 10:00 is over. The attendance of 3 delegates is open.',
  );
  const asTrainer = await server.as(session.trainerId);
  const marks = session.people.map((userId) => ({ userId, attendance: 'absent' }));
  expect((await asTrainer.put(session.trainer('/register'), { marks })).statusCode).toBe(200);
  expect(await session.subjects('2026-09-05T12:00:00Z')).toEqual([]);
});

test('a trainer who switched reminders off gets neither email nor notification', async () => {
  const session = await course();
  await session.asTrainer.put('/api/account/notices', { kind: 'courseReminders', isOn: false });
  expect(await session.subjects('2026-09-01T11:00:00Z')).toEqual([]);
  expect(await server.rows('select from notifications where user_id = $1', [session.trainerId])).toEqual([]);
});

test('a task that another node has ended between reading and locking sends nothing twice', async () => {
  const session = await course();
  const insert = () =>
    db
      .insertInto('background_tasks')
      .values({ kind: 'course-reminders', subject_id: session.virtualGroupId, next_try_at: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  expect(await session.subjects('2026-09-01T11:00:00Z')).toEqual([subject]);
  await insert();
  expect(await session.subjects('2026-09-01T11:00:00Z')).toEqual([]);
});
