import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { commit } from '../../../test-support/learning.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { checkLedgerNow } from '../../licences/ledger/index.ts';
import type { BuiltSession } from '../virtual-groups/session.factory.ts';
import { buildAssessed, enterResult } from './assessing.factory.ts';

const server = await openTestApp({ connections: 20 });
const { db, clock } = server;

async function onlineCourseOf({ productId }: BuiltSession): Promise<number> {
  const [course] = await server.rows<{ id: number }>('select id from courses where abstract_course_id = $1', [
    productId,
  ]);
  return course?.id ?? 0;
}

const learnerOf = (session: BuiltSession, nth: number) => server.as(session.people[nth] ?? 0);

/** Starts the online course as a delegate, and returns the answer. */
async function start(session: BuiltSession, nth: number) {
  const learner = await learnerOf(session, nth);
  return learner.post(`/api/course-start/${await onlineCourseOf(session)}/online/${session.groupId}`, { launch: true });
}

/** Starts the online course as a delegate and returns the function that finishes it with a status. */
async function play(session: BuiltSession, nth: number) {
  const { session_token: token } = (await start(session, nth)).json().launch;
  return (status: 'passed' | 'failed') =>
    commit(server, token, { lesson_status: status, session_time: '0000:05:00.00' }, { finished: true });
}

const cards = async (session: BuiltSession, nth: number) =>
  (await (await learnerOf(session, nth)).get('/api/my-courses')).json();
const typesOf = async (session: BuiltSession, nth: number) =>
  (await cards(session, nth)).map((card: { course_type: string }) => card.course_type).sort();
const rowOf = async (session: BuiltSession, nth: number) =>
  (await session.asTrainer.get(session.trainer('/assessments'))).json().rows[nth];
const certificates = (session: BuiltSession) =>
  server.rows('select user_id, state, source from certificates where group_id = $1 order by id', [session.groupId]);
const close = (session: BuiltSession, more: object = { force: 1, reason: 'Early' }) =>
  session.asSuper.post(session.site('/close-course'), { idempotencyKey: randomUUID(), ...more });

test('the online course opens with attendance, and a pass in it gives the certificate', async () => {
  const session = await buildAssessed(server, 'online');
  expect(await typesOf(session, 2)).toEqual(['trainer-led']);
  expect((await start(session, 2)).statusCode).toBe(404);
  expect(await typesOf(session, 0)).toEqual(['online', 'trainer-led']);
  const card = (await cards(session, 0)).find(
    ({ course_type }: { course_type: string }) => course_type === 'trainer-led',
  );
  expect(card.session.assessment).toMatchObject({ state: 'pending', online_course_id: await onlineCourseOf(session) });
  expect(await rowOf(session, 0)).toMatchObject({
    assessment: 'pending',
    blocked: 'has not begun the online course yet',
  });
  const seats = await session.seats();
  const finish = await play(session, 0);
  expect(await rowOf(session, 0)).toMatchObject({ blocked: 'has begun the online course' });
  expect((await finish('passed')).statusCode).toBe(200);
  expect(await rowOf(session, 0)).toMatchObject({ assessment: 'passed', assessor: null, blocked: 'has passed' });
  expect(await certificates(session)).toEqual([{ user_id: session.people[0], state: 'valid', source: 'online' }]);
  const list = (await session.asTrainer.get(session.trainer('/certificates'))).json();
  expect(list).toMatchObject({ total: 1, rows: [{ user: { id: session.people[0] } }] });
  expect(await session.seats()).toEqual(seats);
  expect((await enterResult(session, 1, 'passed')).statusCode).toBe(409);
  const closed = await close(session);
  expect(closed.json().close_report).toMatchObject({ passed: 1, assessment_lapsed: 1, lapsed: 1, completed: 1 });
  expect((await session.licences()).map(({ state }) => state)).toEqual(['completed', 'lapsed', 'reclaimed']);
  expect((await checkLedgerNow(db, clock)).faults).toEqual([]);
});

test('closing lapses an assessment in progress, and a later finish gives no result', async () => {
  const session = await buildAssessed(server, 'online', { delegates: 1 });
  const finish = await play(session, 0);
  expect((await close(session, {})).statusCode).toBe(409);
  expect((await close(session)).statusCode).toBe(200);
  expect((await finish('passed')).json()).toMatchObject({ withdrawn: 'licence' });
  expect(await rowOf(session, 0)).toMatchObject({ assessment: 'lapsed' });
  expect(await certificates(session)).toEqual([]);
});

test('a failed online course is taken again after a free retry', async () => {
  const session = await buildAssessed(server, 'online', { delegates: 1 });
  await server.rows('update scos set max_attempts = 1 where course_id = $1', [await onlineCourseOf(session)]);
  await (await play(session, 0))('failed');
  expect(await rowOf(session, 0)).toMatchObject({ assessment: 'failed' });
  const [licence] = await server.rows<{ id: number }>('select id from licences where group_id = $1', [session.groupId]);
  const retry = { licenceId: licence?.id, reason: 'Failed', idempotencyKey: randomUUID() };
  const path = `/api/grouping-admin/groups/${session.groupId}/retry-licence`;
  expect((await session.asAdmin.post(path, retry)).statusCode).toBe(200);
  await (await play(session, 0))('passed');
  expect(await rowOf(session, 0)).toMatchObject({ assessment: 'passed' });
  expect(await certificates(session)).toHaveLength(1);
  expect((await checkLedgerNow(db, clock)).faults).toEqual([]);
});

test('a mark that is taken back stops the certificate until the mark is restored', async () => {
  const session = await buildAssessed(server, 'online', { delegates: 2 });
  const finish = await play(session, 0);
  await session.mark({ 0: 'absent' });
  await finish('passed');
  expect(await rowOf(session, 0)).toMatchObject({ assessment: 'not_required' });
  expect(await certificates(session)).toEqual([]);
  await session.mark({ 0: 'attended' });
  expect((await start(session, 0)).statusCode).toBe(200);
  expect(await rowOf(session, 0)).toMatchObject({ assessment: 'passed' });
  expect(await certificates(session)).toHaveLength(1);
});

test('closing withdraws the certificate of a delegate whose mark was taken back', async () => {
  const session = await buildAssessed(server, 'online', { delegates: 2 });
  await (await play(session, 0))('passed');
  await session.mark({ 0: 'absent' });
  expect((await close(session)).statusCode).toBe(200);
  expect(await certificates(session)).toMatchObject([{ state: 'revoked' }]);
});

test('an assessment that finishes while the course is closed passes or lapses', async () => {
  for (let round = 0; round < 6; round += 1) {
    const session = await buildAssessed(server, 'online', { delegates: 1 });
    const finish = await play(session, 0);
    const [finished, closed] = await Promise.all([finish('passed'), close(session)]);
    expect([finished.statusCode, closed.statusCode]).toEqual([200, 200]);
    const isPassed = (await rowOf(session, 0)).assessment === 'passed';
    expect(closed.json().close_report).toMatchObject({ passed: isPassed ? 1 : 0, assessment_lapsed: isPassed ? 0 : 1 });
    expect((await session.licences()).map(({ state }) => state)).toEqual([isPassed ? 'completed' : 'lapsed']);
    expect(await certificates(session)).toHaveLength(isPassed ? 1 : 0);
    expect((await checkLedgerNow(db, clock)).faults).toEqual([]);
  }
}, 60_000);
