import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openTestApp } from '../../../test-support/test-app.ts';
import { checkLedgerNow } from '../../licences/ledger/index.ts';
import type { BuiltSession } from '../virtual-groups/session.factory.ts';
import { type AssessedBy, buildAssessed, buildChecklist, enterResult, observe } from './assessing.factory.ts';

const server = await openTestApp({ connections: 20 });
const { db, clock } = server;
const once = () => ({ idempotencyKey: randomUUID() });

const assessed = (type: AssessedBy, target?: { days?: number; delegates?: number }) =>
  buildAssessed(server, type, target);

/** Moves the clock on. Everybody signs in again, because their sessions have ended. */
async function later(session: BuiltSession, at: string): Promise<BuiltSession> {
  clock.set(at);
  const [asTrainer, asSuper] = [await server.as(session.trainerId), await server.as(session.superId)];
  return { ...session, asTrainer, asSuper };
}

const close = (session: BuiltSession, more: object = {}) =>
  session.asSuper.post(session.site('/close-course'), { ...once(), ...more });
const states = async (session: BuiltSession) =>
  (await session.asTrainer.get(session.trainer('/assessments')))
    .json()
    .rows.map((row: { assessment: string }) => row.assessment);
const certificates = (session: BuiltSession) =>
  server.rows('select user_id, state, awarded_on::text from certificates where group_id = $1 order by id', [
    session.groupId,
  ]);

test('only people who attended enough are assessed, and a pass gives the certificate from that day (V15)', async () => {
  const before = await assessed('paper');
  expect(await states(before)).toEqual(['pending', 'pending', 'not_required']);
  const session = await later(before, '2026-09-04T09:00:00Z');
  const saved = await enterResult(session, 0, 'passed', { score: 87.5 });
  expect(saved.json()).toMatchObject({
    deadline: '2026-09-08',
    rows: [{ assessment: 'passed', score: 87.5, blocked: 'has passed' }, { assessment: 'pending' }, {}],
  });
  expect(await certificates(session)).toEqual([
    { user_id: session.people[0], state: 'valid', awarded_on: '2026-09-04' },
  ]);
  const refused = await enterResult(session, 2, 'passed');
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'Person C did not attend enough to be assessed. Nothing was changed.',
  ]);
  expect((await session.licences()).map(({ state }) => state)).toEqual(['completed', 'in_progress', 'issued']);
});

test('a pass is final, a repeated result changes nothing, and a person who is no delegate is not found', async () => {
  const session = await assessed('paper');
  expect((await enterResult(session, 0, 'passed')).statusCode).toBe(200);
  expect((await enterResult(session, 0, 'passed')).statusCode).toBe(200);
  expect((await enterResult(session, 0, 'failed')).statusCode).toBe(409);
  expect(await certificates(session)).toHaveLength(1);
  const stranger = { results: [{ userId: session.superId, result: 'passed' }], ...once() };
  expect((await session.asTrainer.put(session.trainer('/assessments'), stranger)).statusCode).toBe(404);
});

test('somebody who failed is assessed again after a free retry, which moves no seat', async () => {
  const session = await assessed('paper');
  await enterResult(session, 0, 'failed', { score: 30 });
  expect((await enterResult(session, 0, 'passed')).json().message).toContain('After a free retry');
  const [licence] = await server.rows<{ id: number }>('select id from licences where user_id = $1', [
    session.people[0],
  ]);
  const retry = `/api/grouping-admin/groups/${session.groupId}/retry-licence`;
  const seats = await session.seats();
  expect((await session.asAdmin.post(retry, { licenceId: licence?.id, reason: 'Failed', ...once() })).statusCode).toBe(
    200,
  );
  await session.mark({ 1: 'attended' });
  expect((await session.licences()).at(-1)).toMatchObject({ state: 'issued' });
  expect((await enterResult(session, 0, 'passed')).statusCode).toBe(200);
  expect(await session.seats()).toEqual(seats);
  expect(await certificates(session)).toHaveLength(1);
  expect((await checkLedgerNow(db, clock)).faults).toEqual([]);
});

test('a course whose assessment is open is closed only with a reason, and what is missing lapses', async () => {
  const session = await assessed('paper');
  await enterResult(session, 0, 'passed');
  const refused = await close(session);
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'This cannot be closed yet: 1 person can be assessed until Tue 8th Sep 2026. Nothing was changed.',
  ]);
  expect((await close(session, { force: 1 })).json().errors).toHaveProperty('reason');
  const closed = await close(session, { force: 1, reason: 'They left' });
  expect(closed.json().close_report).toMatchObject({
    ...{ invited: 3, attended: 2, absent: 1, passed: 1, failed: 0, assessment_lapsed: 1, completed: 1, lapsed: 1 },
    ...{ uninvited: 0, without_feedback: 2, revision: 0, returned: 1 },
  });
  expect(closed.json().end_reason).toBe('They left');
  expect(await states(session)).toEqual(['passed', 'lapsed', 'not_required']);
  expect((await session.licences()).map(({ state }) => state)).toEqual(['completed', 'lapsed', 'reclaimed']);
  expect(await certificates(session)).toHaveLength(1);
  expect((await checkLedgerNow(db, clock)).faults).toEqual([]);
});

test.each([
  ['2026-09-08T22:30:00Z', 409],
  ['2026-09-08T23:30:00Z', 200],
])('the last day of the assessment belongs to it: closing at %s answers %i', async (at, status) => {
  const session = await later(await assessed('paper'), at);
  expect((await close(session)).statusCode).toBe(status);
});

test('a mark that is taken back after a pass takes the result with it, and closing revokes the certificate', async () => {
  const session = await assessed('paper', { days: 0 });
  await enterResult(session, 0, 'passed');
  await session.mark({ 0: 'absent' });
  expect(await states(session)).toEqual(['not_required', 'pending', 'not_required']);
  expect((await close(await later(session, '2026-09-02T09:00:00Z'))).statusCode).toBe(200);
  expect(await certificates(session)).toMatchObject([{ state: 'revoked' }]);
});

test('correcting a wrong mark brings the result of the assessment back', async () => {
  const session = await assessed('paper', { days: 0, delegates: 2 });
  await enterResult(session, 0, 'passed', { score: 90 });
  const before = (await session.asTrainer.get(session.trainer('/assessments'))).json().rows[0];
  await session.mark({ 0: 'absent' });
  expect((await session.asTrainer.get(session.trainer('/assessments'))).json().rows[0]).toMatchObject({
    ...{ assessment: 'not_required', score: null, assessor: null, assessed_at: null },
  });
  await session.mark({ 0: 'attended' });
  const after = (await session.asTrainer.get(session.trainer('/assessments'))).json().rows[0];
  expect([after.assessment, after]).toEqual(['passed', before]);
  expect((await close(await later(session, '2026-09-02T09:00:00Z'))).statusCode).toBe(200);
  expect(await certificates(session)).toMatchObject([{ state: 'valid' }]);
});

test('reopening lets lapsed people be assessed again, and moves no seat (V16)', async () => {
  const session = await assessed('paper');
  await close(session, { force: 1, reason: 'Early' });
  const seats = await session.seats();
  await session.asSuper.post(session.site('/reopen'), { reason: 'A result arrived', ...once() });
  expect(await states(session)).toEqual(['pending', 'pending', 'not_required']);
  expect(await session.seats()).toEqual(seats);
  const again = await close(session, { force: 1, reason: 'Again' });
  expect(again.json().close_report).toMatchObject({ revision: 1, assessment_lapsed: 2 });
});

test('an observation with every critical item met is a pass, and keeps its version of the checklist', async () => {
  const session = await assessed('observed');
  const first = await buildChecklist(session);
  expect((await observe(session, 0, first, ['1'])).json().rows[0]).toMatchObject({ assessment: 'passed' });
  const second = await buildChecklist(session, 'Calls 999', 1);
  expect((await observe(session, 1, second, ['2'])).json().rows[1]).toMatchObject({ assessment: 'failed' });
  const answer = (await session.asTrainer.get(session.trainer('/assessments'))).json();
  expect(answer.checklist).toMatchObject({ version: 2 });
  expect(answer.rows.slice(0, 2)).toMatchObject([
    { observation: { checklist: { version: 1, items: [{ text: 'Calls for help' }, {}] }, met: ['1'] } },
    { observation: { checklist: { version: 2 }, met: ['2'] } },
  ]);
  expect((await observe(session, 0, second, ['9'])).statusCode).toBe(404);
  expect((await enterResult(session, 1, 'passed')).statusCode).toBe(409);
});

test('assessing while the course is closed: the result counts before it, or is refused after it', async () => {
  for (let round = 0; round < 6; round += 1) {
    const session = await assessed('paper', { delegates: 1 });
    const [result, closed] = await Promise.all([
      enterResult(session, 0, 'passed'),
      close(session, { force: 1, reason: 'Race' }),
    ]);
    expect(closed.statusCode).toBe(200);
    const isPassed = result.statusCode === 200;
    expect([200, 409]).toContain(result.statusCode);
    expect(await states(session)).toEqual([isPassed ? 'passed' : 'lapsed']);
    expect(await certificates(session)).toHaveLength(isPassed ? 1 : 0);
    expect((await checkLedgerNow(db, clock)).faults).toEqual([]);
  }
}, 60_000);
