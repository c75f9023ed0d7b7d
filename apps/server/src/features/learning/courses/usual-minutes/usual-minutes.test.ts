import { commandOf } from '@doselore/contract';
import { expect, test } from 'vitest';
import { days } from '../../../../platform/clock/index.ts';
import { runDueJobs } from '../../../../platform/jobs/index.ts';
import { beginCourse, type Learner, play } from '../../../../test-support/learning.ts';
import { buildUser } from '../../../../test-support/people.factory.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';
import { workOutMinutes } from './work-out-minutes.ts';

const server = await openTestApp();
const { db, clock } = server;
const siteId = await buildUser(db, { roles: ['super_admin'] });
const asSite = () => server.as(siteId);

const two = [
  { title: 'First', identifier: 'a' },
  { title: 'Second', identifier: 'b' },
];

async function workOut() {
  clock.advance(days(1));
  await runDueJobs({ db, clock, jobs: [workOutMinutes(clock)], log: (problem) => expect(problem).toBe('') });
}

/** Completes both modules in these minutes. */
async function complete(learner: Learner, minutes: readonly [number, number]) {
  for (const [module, taken] of minutes.entries()) {
    const session_time = `0000:${String(taken).padStart(2, '0')}:00.00`;
    const answer = await play(server, learner, { module, delta: { lesson_status: 'completed', session_time } });
    expect(answer.statusCode).toBe(200);
  }
}

const usualOf = async ({ courseId, groupId, userId }: Learner) => {
  const [site, client] = await Promise.all([asSite(), server.as(userId)]);
  const { details } = (await client.get(`/api/course-launch-data/${courseId}/online/${groupId}`)).json();
  const { scos } = (await site.get(`/api/admin/courses/${courseId}/scos`)).json();
  return { course: details?.usual_minutes ?? null, modules: scos.map((sco: { usual: unknown }) => sco.usual) };
};

test('the usual minutes of a course and its modules are the median, from the fifth completion on', async () => {
  const first = await beginCourse(server, { scos: two });
  await complete(first, [10, 20]);
  let learner = first;
  for (const minutes of [
    [1, 40],
    [12, 20],
    [30, 21],
  ] as const) {
    learner = await beginCourse(server, { again: learner });
    await complete(learner, minutes);
  }
  await workOut();
  expect(await usualOf(learner)).toEqual({ course: null, modules: [null, null] });
  learner = await beginCourse(server, { again: learner });
  await complete(learner, [11, 59]);
  const open = await beginCourse(server, { again: learner });
  await play(server, open, { module: 0, delta: { lesson_status: 'incomplete', session_time: '0009:00:00.00' } });
  await workOut();
  expect(await usualOf(open)).toEqual({
    course: 41,
    modules: [
      { minutes: 11, completions: 5 },
      { minutes: 21, completions: 5 },
    ],
  });
  const { modules } = (
    await (await server.as(open.userId)).get(`/api/module-data/online/${open.courseId}/${open.groupId}`)
  ).json();
  expect(modules).toMatchObject([{ minutes: null, usual_minutes: 11 }, { usual_minutes: 21 }]);

  await db
    .updateTable('course_users')
    .set({ completion_status: 'incomplete' })
    .where('course_id', '=', open.courseId)
    .execute();
  await workOut();
  expect((await usualOf(open)).course).toBeNull();
});

test('counts only the last 200 completions, and ignores unreadable times', async () => {
  const learner = await beginCourse(server, { scos: [{ title: 'Only' }] });
  await play(server, learner, { delta: { lesson_status: 'completed', session_time: '0000:05:00.00' } });
  const [scoUserId] = learner.attempts;
  await server.rows(
    `with c as (insert into sco_users (course_user_id, user_id, sco_id, sco_version_id, attempt, best_status, finished_at, total_time)
      select course_user_id, user_id, sco_id, sco_version_id, n + 1, 'completed', timestamptz '2026-01-01' + n * interval '1 day',
        case when n <= 300 then '0009:00:00.00' when n = 400 then 'PT5M' else '0000:07:30' end
      from sco_users, generate_series(1, 500) n where id = $1) select 1`,
    [scoUserId],
  );
  await workOut();
  expect((await usualOf(learner)).modules).toEqual([{ minutes: 8, completions: 199 }]);
});

test.each([
  [0, 'Should be at least 1'],
  [601, 'Should be less than or equal to 600'],
  ['many', 'Invalid input: expected number, received NaN'],
])('refuses %s minutes of a module', async (minutes, problem) => {
  const site = await asSite();
  const { courseId } = await beginCourse(server, { scos: [{ title: 'Only' }] });
  const [sco] = (await site.get(`/api/admin/courses/${courseId}/scos`)).json().scos;
  const { title, mastery_override, complete_on_open, allow_outside_connections, max_attempts } = sco;
  const baseValues = {
    title,
    mastery_override,
    complete_on_open,
    allow_outside_connections,
    max_attempts,
    minutes: null,
  };
  const answer = await site.put(
    `/api/admin/courses/${courseId}/scos/${sco.id}`,
    commandOf({
      ...baseValues,
      minutes,
      baseValues,
    }),
  );
  expect([answer.statusCode, answer.json().errors]).toEqual([422, { minutes: [problem] }]);
});
