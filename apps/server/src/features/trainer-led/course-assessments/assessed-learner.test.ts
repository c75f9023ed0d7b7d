import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openTestApp } from '../../../test-support/test-app.ts';
import type { BuiltSession } from '../virtual-groups/session.factory.ts';
import { buildAssessed, enterResult } from './assessing.factory.ts';

const server = await openTestApp();

/** Reads the card of My Courses and the training record of a delegate. */
async function seenBy(session: BuiltSession, nth: number) {
  const learner = await server.as(session.people[nth] ?? 0);
  const [card] = (await learner.get('/api/my-courses'))
    .json()
    .filter((one: { course_type: string }) => one.course_type === 'trainer-led');
  const [record] = (await learner.get('/api/training-record')).json();
  const { courseUser, modules_done, certificate, session: course } = card;
  return {
    ...{ status: courseUser?.completion_status ?? null, modules_done, hasCertificate: certificate !== null },
    ...{ assessment: course.assessment, record: record?.state ?? null },
  };
}

test('a delegate sees what is left to be assessed, and the result', async () => {
  const session = await buildAssessed(server, 'paper', { days: 7, delegates: 4 });
  const deadline = '2026-09-08';
  expect(await seenBy(session, 0)).toEqual({
    ...{ status: 'incomplete', modules_done: 0, hasCertificate: false, record: 'attended' },
    assessment: { state: 'pending', deadline, online_course_id: null },
  });
  expect(await seenBy(session, 3)).toMatchObject({ status: null, assessment: { state: 'not_required', deadline } });
  await enterResult(session, 0, 'passed');
  await enterResult(session, 1, 'failed');
  const passed = {
    status: 'completed',
    modules_done: 1,
    hasCertificate: true,
    assessment: { state: 'passed', deadline },
  };
  expect(await seenBy(session, 0)).toMatchObject(passed);
  expect(await seenBy(session, 1)).toMatchObject({ status: 'failed', hasCertificate: false, record: 'failed' });
  const closing = { force: 1, reason: 'Early', idempotencyKey: randomUUID() };
  expect((await session.asSuper.post(session.site('/close-course'), closing)).statusCode).toBe(200);
  expect(await seenBy(session, 2)).toMatchObject({
    status: 'failed',
    assessment: { state: 'lapsed' },
    record: 'failed',
  });
  expect(await seenBy(session, 1)).toMatchObject({ record: 'failed' });
});

test('an admin sees the result of an assessed course among the courses of a person', async () => {
  const session = await buildAssessed(server, 'paper', { delegates: 3 });
  await enterResult(session, 0, 'passed');
  await enterResult(session, 1, 'failed');
  const stateOf = async (nth: number) =>
    (
      await session.asSuper.get(`/api/admin/groups/${session.groupId}/members-info/${session.people[nth]}/learning`)
    ).json()[0]?.state;
  expect([await stateOf(0), await stateOf(1), await stateOf(2)]).toEqual(['completed', 'failed', 'absent']);
});
