import { expect, test } from 'vitest';
import { beginCourse, type Learner, play, resultsOf } from '../../../../test-support/learning.ts';
import { buildUser } from '../../../../test-support/people.factory.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';
import { verifyLedger } from '../../../licences/ledger/check-ledger.ts';
import { listResultsToReview, reopenResults } from './index.ts';

const server = await openTestApp();
const { db, services } = server;
const siteAdmin = await server.as(await buildUser(db, { roles: ['super_admin'] }));

/** A result as an earlier release stored it: settled by the pass mark, without the status of the package. */
async function settledBefore(raw_score: string, exit_value: '' | 'suspend' = 'suspend'): Promise<Learner> {
  const learner = await beginCourse(server, { scos: [{ masteryScore: 80, maxAttempts: 1 }] });
  await play(server, learner, { delta: { lesson_status: 'completed', raw_score, exit_value } });
  return learner;
}

const idOf = (learner: Learner) => learner.attempts[0] ?? 0;
const doubtful = async () => (await listResultsToReview(services)).map(({ id }) => id);
const licenceOf = async (learner: Learner) =>
  (await server.rows('select state, completed_at from licences where user_id = $1', [learner.userId]))[0];

test('lists earlier results that the package may not have meant, and no others', async () => {
  const failed = await settledBefore('0');
  const ended = await settledBefore('0', '');
  const passed = await settledBefore('100');
  const known = await beginCourse(server, { scos: [{ masteryScore: 80 }] });
  await play(server, known, { delta: { lesson_status: 'completed', own_status: 'completed', raw_score: '90' } });
  const unmarked = await beginCourse(server);
  await play(server, unmarked, { delta: { lesson_status: 'passed', raw_score: '90' } });
  const open = await beginCourse(server, { scos: [{ masteryScore: 80 }] });
  await play(server, open, { delta: { lesson_status: 'incomplete', raw_score: '10' } });
  const found = await doubtful();
  expect([...found].sort((a, b) => a - b)).toEqual([failed, ended, passed].map(idOf));
  expect(found.at(-1)).toBe(idOf(ended));
});

test('a dry run changes nothing, and the command reopens only the chosen attempts', async () => {
  const [chosen, other] = [await settledBefore('0'), await settledBefore('0')];
  const ids = [idOf(chosen), 999_999];
  expect(await reopenResults(services, { attemptIds: ids, apply: false })).toMatchObject([
    { result: { id: ids[0], status: 'failed' }, refusal: null },
  ]);
  expect(await licenceOf(chosen)).toEqual({ state: 'failed', completed_at: null });
  expect(await reopenResults(services, { attemptIds: ids, apply: true })).toMatchObject([{ refusal: null }]);
  expect(await licenceOf(chosen)).toEqual({ state: 'in_progress', completed_at: null });
  expect(await licenceOf(other)).toMatchObject({ state: 'failed' });
  expect(await doubtful()).not.toContain(ids[0]);
  const events = await server.rows("select actor_id, detail from audit_events where action = 'learning.reopenResult'");
  expect(events).toEqual([{ actor_id: null, detail: { status: 'failed', score: '0' } }]);
  const passing = { lesson_status: 'passed', own_status: 'passed', raw_score: '90' } as const;
  expect((await play(server, chosen, { delta: passing })).json()).toMatchObject({ course_completed: true });
  expect((await verifyLedger(db)).faults).toEqual([]);
});

test('refuses to reopen a result that gave a valid certificate, and reopens it once an admin has withdrawn that', async () => {
  const learner = await settledBefore('100');
  const { certificate } = await resultsOf(learner);
  const attemptIds = [idOf(learner)];
  const refusal = expect.stringMatching(/^withdraw certificate DL-\S+ first$/u);
  expect(await reopenResults(services, { attemptIds, apply: true })).toMatchObject([{ refusal }]);
  expect(await resultsOf(learner)).toMatchObject({ course_completed: true, certificate: { id: certificate.id } });
  const withdrawn = await siteAdmin.post(`/api/admin/certificates/${certificate.id}/withdraw`, {
    reason: 'mistake',
    note: 'Not finished',
    holdsFrom: 'start',
    restoresId: null,
  });
  expect(withdrawn.statusCode, withdrawn.body).toBe(200);
  expect(await reopenResults(services, { attemptIds, apply: true })).toMatchObject([{ refusal: null }]);
  expect(await licenceOf(learner)).toEqual({ state: 'in_progress', completed_at: null });
  expect(await resultsOf(learner)).toMatchObject({ lesson_status: 'incomplete', course_completed: false });
});

test('leaves a course alone whose licence was retried', async () => {
  const learner = await settledBefore('0');
  const [licence] = await server.rows<{ id: number }>('select id from licences where user_id = $1', [learner.userId]);
  const retried = await siteAdmin.post(`/api/admin/groups/${learner.groupId}/retry-licence`, {
    ...{ licenceId: licence?.id, reason: 'Failed', idempotencyKey: crypto.randomUUID() },
  });
  expect(retried.statusCode, retried.body).toBe(200);
  const attemptIds = [idOf(learner)];
  expect(await reopenResults(services, { attemptIds, apply: true })).toMatchObject([
    { refusal: 'the licence was retried or taken back' },
  ]);
  expect(await resultsOf(learner)).toMatchObject({ lesson_status: 'failed' });
});
