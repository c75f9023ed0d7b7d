import { expect, test } from 'vitest';
import {
  beginCourse,
  commit,
  finish,
  type Learner,
  launch,
  play,
  resultsOf,
} from '../../../../test-support/learning.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';

const server = await openTestApp();
const { db, clock } = server;

const withdrawals = {
  licence: (learner: Learner) =>
    db.updateTable('licences').set({ state: 'revoked' }).where('user_id', '=', learner.userId).execute(),
  membership: (learner: Learner) =>
    db.updateTable('group_members').set({ archived_at: clock.now() }).where('user_id', '=', learner.userId).execute(),
};
const cases = ['licence', 'membership'] as const;

test.each(cases)('%s withdrawn while a course is open: stores later commits, and each answer says so', async (why) => {
  const learner = await beginCourse(server);
  const { session_token: token } = await launch(learner);
  const before = { lesson_location: 'page-1', session_time: '0000:01:00.00' };
  expect((await commit(server, token, before)).json()).toEqual({ seq: 1, applied: true, withdrawn: null });
  await withdrawals[why](learner);
  const check = await learner.client.get(`/api/sco-user/${learner.attempts[0]}/check-token?token=${token}`);
  expect(check.json()).toEqual({ valid: true, withdrawn: why });
  const last = { lesson_location: 'page-2', session_time: '0000:02:00.00' };
  expect((await commit(server, token, last, { seq: 2 })).json()).toEqual({ seq: 2, applied: true, withdrawn: why });
  const record = (await learner.client.get(`/api/sco-user/${learner.attempts[0]}`)).json();
  expect(record).toMatchObject({ lesson_location: 'page-2', total_time: '0000:02:00.00' });
});

test.each(cases)('%s withdrawn: stores a pass that arrives afterwards, but completes nothing', async (why) => {
  const learner = await beginCourse(server);
  const { session_token: token } = await launch(learner);
  await withdrawals[why](learner);
  const passed = { lesson_status: 'passed', raw_score: '90' } as const;
  expect((await commit(server, token, passed, { finished: true })).statusCode).toBe(200);
  expect((await finish(learner, token)).json()).toMatchObject({ course_completed: false, certificate_id: null });
  expect(await resultsOf(learner)).toMatchObject({ lesson_status: 'passed', course_completed: false, withdrawn: why });
  const certificates = await server.rows('select id from certificates where user_id = $1', [learner.userId]);
  const licences = await server.rows('select state from licences where user_id = $1', [learner.userId]);
  expect({ certificates, licences }).toEqual({
    certificates: [],
    licences: [{ state: why === 'licence' ? 'revoked' : 'in_progress' }],
  });
});

test('a course that was completed before the membership ended stays completed', async () => {
  const learner = await beginCourse(server);
  await play(server, learner, { delta: { lesson_status: 'completed' } });
  await withdrawals.membership(learner);
  expect(await resultsOf(learner)).toMatchObject({ course_completed: true });
});
