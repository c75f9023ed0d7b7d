import { expect, test } from 'vitest';
import { openTestApp } from '../../../test-support/test-app.ts';
import { buildSession } from '../virtual-groups/session.factory.ts';
import { remindAt } from './reminding.factory.ts';

const server = await openTestApp({ connections: 30 });
const { db, clock } = server;

/** A course on 1 September whose first two delegates attended, with an assessment until 11 September. */
async function assessed(type: 'online' | 'paper' | 'observed' = 'paper') {
  clock.set('2026-09-01T11:00:00Z');
  const session = await buildSession(server, { delegates: 3, pool: 3 });
  await db
    .updateTable('virtual_groups')
    .set({ assessment_type: type, post_training_days_allowed: 10 })
    .where('id', '=', session.virtualGroupId)
    .execute();
  await session.issueTo(0, 1, 2);
  await session.mark({ 0: 'attended', 1: 'attended', 2: 'absent' });
  const ids = [...session.people, session.trainerId];
  const emails = await server.rows<{ id: number; email: string }>('select id, email from users where id = any($1)', [
    ids,
  ]);
  /** Names the recipients of the reminders at a moment: the positions of delegates, and the trainer. */
  const remind = async (moment: string) => {
    const mails = (await remindAt(server, moment)).filter(({ subject }) => !subject.startsWith('How was'));
    const nameOf = (to: string) => {
      const id = emails.find(({ email }) => email === to)?.id;
      return id === session.trainerId ? 'trainer' : session.people.indexOf(id ?? 0);
    };
    return mails.map((mail) => ({ ...mail, who: nameOf(mail.to) })).filter(({ who }) => who !== -1);
  };
  return { ...session, remind };
}
const who = (mails: { who: string | number }[]) => mails.map((mail) => mail.who);

test('reminds delegates without a result and the trainer at half of the days, 3 days and 1 day before the deadline', async () => {
  const { remind } = await assessed();
  // 08:00 in London is 07:00 UTC.
  expect(await remind('2026-09-06T06:55:00Z')).toEqual([]);
  const half = await remind('2026-09-06T07:00:00Z');
  expect(who(half)).toEqual([0, 1, 'trainer']);
  expect(half[0]?.subject).toBe('Assessment until Fri 11th Sep 2026: Basic life support');
  expect(half[0]?.text).toContain('Give your paper to the trainer by then');
  expect(half[2]?.text).toContain('2 delegates have no result yet. Enter results until Fri 11th Sep 2026.');
  expect(await remind('2026-09-06T07:05:00Z')).toEqual([]);
  expect(who(await remind('2026-09-08T07:00:00Z'))).toEqual([0, 1, 'trainer']);
  expect(who(await remind('2026-09-10T07:00:00Z'))).toEqual([0, 1, 'trainer']);
  expect(await remind('2026-09-11T22:00:00Z')).toEqual([]);
});

test('for an online assessment delegates are reminded, and the trainer has nothing to enter', async () => {
  const mails = await (await assessed('online')).remind('2026-09-06T07:00:00Z');
  expect(who(mails)).toEqual([0, 1]);
  expect(mails[0]?.text).toContain('Open the course in My Courses and complete its modules by then.');
});

test('a delegate with a result is not reminded, and no one is after the deadline', async () => {
  const session = await assessed('observed');
  await db
    .updateTable('virtual_group_delegates')
    .set({ assessment: 'passed', assessed_at: clock.now() })
    .where('user_id', '=', session.people[0] ?? 0)
    .execute();
  const mails = await session.remind('2026-09-08T07:00:00Z');
  expect(who(mails)).toEqual([1, 'trainer']);
  expect(mails[0]?.text).toContain('Agree a time with the trainer before then.');
  expect(await session.remind('2026-09-11T23:00:00Z')).toEqual([]);
});

test('a later deadline of the assessment brings new reminders', async () => {
  const session = await assessed();
  expect(who(await session.remind('2026-09-10T07:00:00Z'))).toEqual([0, 1, 'trainer']);
  await db
    .updateTable('virtual_groups')
    .set({ post_training_days_allowed: 20 })
    .where('id', '=', session.virtualGroupId)
    .execute();
  expect(await session.remind('2026-09-10T07:05:00Z')).toEqual([]);
  expect(who(await session.remind('2026-09-11T07:00:00Z'))).toEqual([0, 1, 'trainer']);
});
