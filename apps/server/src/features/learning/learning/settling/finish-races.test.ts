import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { beginCourse, commit, finish, launch, resultsOf } from '../../../../test-support/learning.ts';
import { buildUser } from '../../../../test-support/people.factory.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';
import type { Answer } from '../../../../test-support/test-client.ts';

const server = await openTestApp({ connections: 20 });
const { db } = server;
const admin = await server.as(await buildUser(db, { roles: ['super_admin'] }));
const passed = { lesson_status: 'passed', raw_score: '90' } as const;

const statementsWaiting = async () =>
  (await server.rows("select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"))
    .length;

/** Returns a learner who has passed and has not left yet. */
async function learnerAtTheEnd() {
  const learner = await beginCourse(server);
  const { session_token: token } = await launch(learner);
  await commit(server, token, passed);
  return { learner, token };
}

/** Takes the licence back and runs `work` before the commit. Holds the row lock until `work` waits for it. */
async function duringTakeBack(userId: number, work: () => Promise<Answer>): Promise<Answer> {
  let answer: Promise<Answer> | undefined;
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('licences').set({ state: 'revoked' }).where('user_id', '=', userId).execute();
    answer = work();
    await expect.poll(statementsWaiting).toBe(1);
  });
  if (answer === undefined) throw new Error('Nothing was done during the take-back');
  return answer;
}

test('a finish that waits for a take-back answers that the licence is withdrawn', async () => {
  const { learner, token } = await learnerAtTheEnd();
  const answer = await duringTakeBack(learner.userId, () => finish(learner, token));
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ course_completed: false, certificate_id: null, withdrawn: 'licence' });
  expect(await resultsOf(learner)).toMatchObject({ lesson_status: 'passed', withdrawn: 'licence' });
});

test('a last commit that waits for a take-back is stored and answers that the licence is withdrawn', async () => {
  const { learner, token } = await learnerAtTheEnd();
  const last = { lesson_location: 'the end' };
  const answer = await duringTakeBack(learner.userId, () => commit(server, token, last, { seq: 2, finished: true }));
  expect(answer.json()).toEqual({ seq: 2, applied: true, withdrawn: 'licence' });
});

test('a finish without a take-back answers that nothing is withdrawn', async () => {
  const { learner, token } = await learnerAtTheEnd();
  expect((await finish(learner, token)).json()).toMatchObject({ course_completed: true, withdrawn: null });
});

test('a finish and a take-back at the same time give answers that agree', async () => {
  for (let round = 0; round < 12; round += 1) {
    const { learner, token } = await learnerAtTheEnd();
    const [licence] = await server.rows<{ id: number }>('select id from licences where user_id = $1', [learner.userId]);
    const [finished, taken] = await Promise.all([
      finish(learner, token),
      admin.post(`/api/admin/groups/${learner.groupId}/take-back-licences`, {
        licenceIds: [licence?.id],
        reason: 'no_longer_needed',
        idempotencyKey: randomUUID(),
      }),
    ]);
    expect(finished.statusCode).toBe(200);
    const { course_completed, withdrawn, certificate_id } = finished.json();
    const isTaken = taken.statusCode === 200;
    expect([200, 409]).toContain(taken.statusCode);
    expect({ course_completed, withdrawn, hasCertificate: certificate_id !== null }).toEqual({
      course_completed: !isTaken,
      withdrawn: isTaken ? 'licence' : null,
      hasCertificate: !isTaken,
    });
  }
});

test('two modules that finish at once both answer with the certificate of the course', async () => {
  const learner = await beginCourse(server, { scos: [{}, {}] });
  const tokens = await Promise.all([0, 1].map(async (module) => (await launch(learner, { module })).session_token));
  for (const token of tokens) await commit(server, token, passed);
  const answers: Promise<Answer>[] = [];
  await db.transaction().execute(async (tx) => {
    await tx.selectFrom('course_users').select('id').where('user_id', '=', learner.userId).forUpdate().execute();
    for (const [module, token] of tokens.entries()) answers.push(finish(learner, token, module));
    await expect.poll(statementsWaiting).toBe(2);
  });
  const [first, second] = (await Promise.all(answers)).map((answer) => answer.json());
  expect(first.certificate_id).toEqual(expect.any(Number));
  expect(second).toMatchObject({ course_completed: true, certificate_id: first.certificate_id });
});
