import { expect, test } from 'vitest';
import { beginCourse, commit, finish, type Learner, launch } from '../../../test-support/learning.ts';
import { openTestApp } from '../../../test-support/test-app.ts';

const server = await openTestApp();

const start = async ({ client, courseId, groupId }: Learner, body?: object) =>
  (await client.post(`/api/course-start/${courseId}/online/${groupId}`, body)).json();

const checkToken = async ({ client, attempts }: Learner, token: string) =>
  (await client.get(`/api/sco-user/${attempts[0]}/check-token?token=${token}`)).json();

test('opens the player at the next module in the same call', async () => {
  const learner = await beginCourse(server);
  const { launch: opened, next } = await start(learner, { launch: true });
  expect(opened).toMatchObject({ sco_user_id: learner.attempts[0], mode: 'normal' });
  expect(next).toMatchObject({ sco_user_id: learner.attempts[0] });
  await commit(server, opened.session_token, { lesson_status: 'passed' }, { finished: true });
  expect((await finish(learner, opened.session_token)).json()).toMatchObject({ course_completed: true });
});

test('starting a course keeps an open player valid, unless the call opens one itself', async () => {
  const learner = await beginCourse(server);
  const { session_token: token } = await launch(learner);
  expect(await start(learner)).toMatchObject({ launch: null });
  expect(await checkToken(learner, token)).toMatchObject({ valid: true });
  await start(learner, { launch: true });
  expect(await checkToken(learner, token)).toMatchObject({ valid: false });
});

test('opens no player for a failed module, nor for one that cannot be opened', async () => {
  const failed = await beginCourse(server);
  const { session_token: token } = await launch(failed);
  await commit(server, token, { lesson_status: 'failed' }, { finished: true });
  expect(await start(failed, { launch: true })).toMatchObject({ next: { is_failed: true }, launch: null });
  const limited = await beginCourse(server, { scos: [{ maxAttempts: 1 }] });
  const { client, courseId, groupId } = limited;
  const elsewhere = await client.post(
    `/api/course-start/${courseId}/online/${groupId}`,
    { launch: true },
    { host: 'learn.example.org' },
  );
  expect(elsewhere.json()).toMatchObject({ next: { sco_user_id: limited.attempts[0] }, launch: null });
});
