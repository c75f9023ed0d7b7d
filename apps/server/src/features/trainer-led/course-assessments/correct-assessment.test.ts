import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openTestApp } from '../../../test-support/test-app.ts';
import { checkLedgerNow } from '../../licences/ledger/index.ts';
import type { BuiltSession } from '../virtual-groups/session.factory.ts';
import { buildAssessed, buildChecklist, enterResult, observe } from './assessing.factory.ts';

const server = await openTestApp({ connections: 12 });
const { db, clock } = server;
const once = () => ({ idempotencyKey: randomUUID() });
const because = { reason: 'Ticked for another person', seenCorrections: 0 };

const observed = async (target = { delegates: 3 }) => {
  const session = await buildAssessed(server, 'observed', target);
  return { session, checklistId: await buildChecklist(session) };
};
const addressOf = (session: BuiltSession, nth: number, kind: 'observations' | 'assessments') =>
  `/${kind}/${session.people[nth]}${kind === 'observations' ? '/correction' : ''}`;
const correctItems = (session: BuiltSession, nth: number, met: string[], more: object = {}) =>
  session.asTrainer.put(session.trainer(addressOf(session, nth, 'observations')), { met, ...because, ...more });
const correctPaper = (session: BuiltSession, nth: number, target: object) =>
  session.asTrainer.put(session.trainer(addressOf(session, nth, 'assessments')), {
    score: null,
    ...because,
    ...target,
  });

const certificates = (session: BuiltSession) =>
  server.rows<{ state: string }>(
    'select user_id, state, awarded_on::text, revision from certificates where group_id = $1 order by id',
    [session.groupId],
  );
const audits = (session: BuiltSession) =>
  server.rows<{ state: string }>(
    `select detail->'userId' as user_id, detail->'changes' as changes, level from audit_events
     where action = 'virtualGroups.correctAssessment' and subject = 'virtual group ' || $1 order by id`,
    [session.virtualGroupId],
  );
const states = async (session: BuiltSession) => (await session.licences()).map(({ state }) => state);

test('a pass that was ticked wrongly becomes a failure: the certificate is withdrawn, the old values stay', async () => {
  const { session, checklistId } = await observed();
  await observe(session, 0, checklistId, ['1', '2']);
  const answer = await correctItems(session, 0, ['2']);
  expect([answer.statusCode, answer.json().rows[0]]).toEqual([
    200,
    expect.objectContaining({
      assessment: 'failed',
      observation: expect.objectContaining({ met: ['2'] }),
      corrected: [
        {
          ...{ result: 'passed', score: null, met: ['1', '2'], reason: 'Ticked for another person' },
          ...{ by: expect.any(String), on: '2026-09-01' },
        },
      ],
    }),
  ]);
  expect(await certificates(session)).toMatchObject([{ state: 'revoked' }]);
  expect((await states(session))[0]).toBe('failed');
  expect(await audits(session)).toHaveLength(1);
  expect((await checkLedgerNow(db, clock)).faults).toEqual([]);
});

test('a failure becomes a pass from the day of the assessment, by the checklist of that day', async () => {
  const { session, checklistId } = await observed();
  await observe(session, 0, checklistId, []);
  await buildChecklist(session, 'Calls 999', 1);
  clock.set('2026-09-03T09:00:00Z');
  const later = { ...session, asTrainer: await server.as(session.trainerId) };
  const answer = await correctItems(later, 0, ['1']);
  expect(answer.json().rows[0]).toMatchObject({
    ...{ assessment: 'passed', assessed_at: '2026-09-01T10:30:00.000Z' },
    observation: { checklist: { version: 1 }, met: ['1'] },
  });
  expect(await certificates(later)).toMatchObject([{ state: 'valid', awarded_on: '2026-09-01' }]);
  expect((await states(later))[0]).toBe('completed');
  expect((await correctItems(later, 0, [], { seenCorrections: 1 })).statusCode).toBe(200);
  expect((await correctItems(later, 0, ['1'], { seenCorrections: 2 })).statusCode).toBe(200);
  expect((await certificates(later)).map(({ state }) => state)).toEqual(['revoked', 'valid']);
  expect((await checkLedgerNow(db, clock)).faults).toEqual([]);
});

test('a result on paper is corrected with its score, and another score leaves the certificate as it is', async () => {
  const session = await buildAssessed(server, 'paper');
  await enterResult(session, 0, 'passed', { score: 78 });
  const scored = await correctPaper(session, 0, { result: 'passed', score: 87 });
  expect(scored.json().rows[0]).toMatchObject({ score: 87, corrected: [{ result: 'passed', score: 78, met: null }] });
  expect(await certificates(session)).toMatchObject([{ state: 'valid' }]);
  await correctPaper(session, 0, { result: 'failed', score: 30, seenCorrections: 1 });
  expect(await certificates(session)).toMatchObject([{ state: 'revoked' }]);
});

test('refuses a correction without a reason, of what was corrected since, and of what has no result', async () => {
  const { session, checklistId } = await observed();
  expect((await correctItems(session, 0, ['1'])).json().message).toContain('There is no result to correct');
  await observe(session, 0, checklistId, ['1']);
  const without = await correctItems(session, 0, [], { reason: ' ' });
  expect([without.statusCode, Object.keys(without.json().errors)]).toEqual([422, ['reason']]);
  expect((await correctItems(session, 0, ['9'])).statusCode).toBe(404);
  expect((await correctPaper(session, 0, { result: 'failed' })).statusCode).toBe(409);
  const answers = await Promise.all([correctItems(session, 0, []), correctItems(session, 0, ['2'])]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json().message).toContain('Someone else has corrected');
  expect(await audits(session)).toHaveLength(1);
});

test('refuses a correction after a free retry of the licence', async () => {
  const { session, checklistId } = await observed();
  await observe(session, 0, checklistId, []);
  const [licence] = await server.rows<{ id: number }>('select id from licences where user_id = $1', [
    session.people[0],
  ]);
  const retry = { licenceId: licence?.id, reason: 'Failed', ...once() };
  await session.asAdmin.post(`/api/grouping-admin/groups/${session.groupId}/retry-licence`, retry);
  const refused = await correctItems(session, 0, ['1']);
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'This licence has been retried. Take the retry back first.',
  ]);
});

test('a closed course is corrected by site admins alone, and its closing summary follows', async () => {
  const { session, checklistId } = await observed();
  await observe(session, 0, checklistId, ['1']);
  await session.asSuper.post(session.site('/close-course'), { force: 1, reason: 'Early', ...once() });
  const refused = await correctItems(session, 0, []);
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'This Pharmacist-led Course is already closed. Ask a site admin to correct the result.',
  ]);
  const address = session.site(addressOf(session, 0, 'observations'));
  expect((await session.asSuper.put(address, { met: [], ...because })).statusCode).toBe(200);
  const { close_report: report } = (await session.asSuper.get(session.site(''))).json();
  expect(report).toMatchObject({ passed: 0, failed: 1, completed: 0 });
  expect(await certificates(session)).toMatchObject([{ state: 'revoked' }]);
  expect((await checkLedgerNow(db, clock)).faults).toEqual([]);
});
