import { commandOf } from '@doselore/contract';
import { expect, test } from 'vitest';
import { openTestApp } from '../../../test-support/test-app.ts';
import { buildSession } from '../virtual-groups/session.factory.ts';
import { remindAt } from './reminding.factory.ts';

const server = await openTestApp({ connections: 30 });
const { db, clock } = server;

/** A course on 1 September whose first two delegates attended. */
async function attended() {
  clock.set('2026-09-01T11:00:00Z');
  const session = await buildSession(server, { delegates: 4, pool: 4 });
  await session.issueTo(0, 1, 2, 3);
  await session.mark({ 0: 'attended', 1: 'partial', 2: 'absent', 3: 'excused' });
  const emails = await server.rows<{ id: number; email: string }>('select id, email from users where id = any($1)', [
    session.people,
  ]);
  /** Asks at a moment. Returns the positions of the delegates who got an email, and the emails. */
  const ask = async (moment: string) => {
    const mails = (await remindAt(server, moment)).filter(({ subject }) => subject === 'How was Basic life support?');
    const who = mails.map(({ to }) => session.people.indexOf(emails.find(({ email }) => email === to)?.id ?? 0));
    const own = mails.filter((_mail, nth) => who[nth] !== -1);
    return { who: who.filter((nth) => nth !== -1).sort(), mails: own };
  };
  const answer = async (nth: number, more: object = {}) =>
    (await server.as(session.people[nth] ?? 0)).post(
      `/api/virtual-group/${session.virtualGroupId}/feedback`,
      commandOf({
        ...{ trainer: 5, content: 5, venue: 5, comment: '' },
        ...more,
      }),
    );
  return { ...session, ask, answer };
}

test('people who attended are invited to give feedback the morning after, and once more after 7 days', async () => {
  const { ask, groupId, virtualGroupId } = await attended();
  // 08:00 in London is 07:00 UTC.
  expect((await ask('2026-09-02T06:55:00Z')).who).toEqual([]);
  const first = await ask('2026-09-02T07:00:00Z');
  expect(first.who).toEqual([0, 1]);
  expect(first.mails[0]?.text).toContain(
    `/my-learning-zone/course-launch/trainer-led/${virtualGroupId}/${groupId}#feedback`,
  );
  expect(first.mails[0]?.text).toContain('You can answer until Sat 31st Oct 2026.');
  expect((await ask('2026-09-02T07:05:00Z')).who).toEqual([]);
  expect((await ask('2026-09-09T06:59:00Z')).who).toEqual([]);
  const second = await ask('2026-09-09T07:05:00Z');
  expect(second.who).toEqual([0, 1]);
  expect(second.mails[0]?.text).toContain('We do not ask again about this course.');
  for (const day of ['10', '16', '17', '23']) expect((await ask(`2026-09-${day}T07:05:00Z`)).who).toEqual([]);
});

test('people who answered, switched requests off or left get no request, also when the course is closed', async () => {
  const course = await attended();
  await db
    .updateTable('virtual_groups')
    .set({ state: 'closed', ended_at: clock.now() })
    .where('id', '=', course.virtualGroupId)
    .execute();
  expect((await course.answer(0)).statusCode).toBe(200);
  expect((await course.ask('2026-09-02T07:00:00Z')).who).toEqual([1]);
  const quiet = await server.as(course.people[1] ?? 0);
  await quiet.put('/api/account/notices', { kind: 'feedbackRequests', isOn: false });
  expect((await course.ask('2026-09-09T07:05:00Z')).who).toEqual([]);
  await quiet.put('/api/account/notices', { kind: 'feedbackRequests', isOn: true });
  await db
    .updateTable('group_members')
    .set({ archived_at: clock.now() })
    .where('group_id', '=', course.groupId)
    .execute();
  expect((await course.ask('2026-09-10T07:05:00Z')).who).toEqual([]);
});

test('a delegate who is marked later gets the request the next morning, never in the afternoon', async () => {
  const course = await attended();
  await course.ask('2026-09-02T07:00:00Z');
  clock.set('2026-09-02T12:00:00Z');
  const marks = [{ userId: course.people[2], attendance: 'attended' }];
  expect((await (await server.as(course.trainerId)).put(course.trainer('/register'), { marks })).statusCode).toBe(200);
  expect((await course.ask('2026-09-02T13:00:00Z')).who).toEqual([]);
  expect((await course.ask('2026-09-03T08:00:00Z')).who).toEqual([2]);
});

test('feedback is open for 60 days', async () => {
  const course = await attended();
  clock.set('2026-10-31T23:59:00Z');
  expect((await course.answer(0)).statusCode).toBe(200);
  clock.set('2026-11-01T00:00:00Z');
  const late = await course.answer(1);
  expect([late.statusCode, late.json().message]).toEqual([
    409,
    'Feedback is open for 60 days after the session. It has ended.',
  ]);
  const courses = (await (await server.as(course.people[1] ?? 0)).get('/api/my-courses')).json();
  expect(courses).toContainEqual(expect.objectContaining({ session: expect.objectContaining({ feedback: 'closed' }) }));
  expect((await course.ask('2026-11-01T09:00:00Z')).who).toEqual([]);
});

test.each([
  [{ would_recommend: 0 }, 200],
  [{ would_recommend: 10 }, 200],
  [{ would_recommend: null }, 200],
  [{}, 200],
  [{ would_recommend: 11 }, 422],
  [{ would_recommend: -1 }, 422],
  [{ would_recommend: 7.5 }, 422],
  [{ would_recommend: '7' }, 422],
])('the answer %j to the optional question gets %i', async (more, status) => {
  const course = await attended();
  expect((await course.answer(0, more)).statusCode).toBe(status);
  const rows = await server.rows('select would_recommend from session_feedback where user_id = $1', [course.people[0]]);
  expect(rows).toEqual(status === 200 ? [{ would_recommend: null, ...more }] : []);
});
