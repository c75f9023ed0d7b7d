import { setTimeout as sleep } from 'node:timers/promises';
import { beginCourse, type Learner, launch } from '../learning.ts';
import { playSteadily } from '../steady-player.ts';
import type { TestApp } from '../test-app.ts';

const answerAt = (step: number) => [
  { index: step - 1, id: `q${step}`, student_response: String(step), objectives: [], correct_responses: [] },
];

/**
 * Starts learners who commit without a pause, spread over the addresses of several nodes. `acknowledged` is the number
 * of steps that the servers acknowledged. `lost` lists the learners whose stored step is lower than the acknowledged
 * one.
 */
export async function startLearners(app: TestApp, addresses: readonly string[], count: number) {
  // Nodes use the real time. Their daily jobs would remove sessions as old as the clock of the tests.
  app.clock.set(new Date().toISOString());
  const learners: Learner[] = [];
  for (let made = 0; made < count; made += 1) learners.push(await beginCourse(app));
  const tokens = await Promise.all(learners.map(async (learner) => (await launch(learner)).session_token));
  const players = tokens.map((token, index) =>
    playSteadily({ address: `${addresses[index % addresses.length]}/commit`, token }, answerAt),
  );
  const acknowledged = () => players.reduce((sum, player) => sum + player.acknowledged(), 0);
  const attemptOf = (index: number) => learners[index]?.attempts[0] ?? 0;
  return {
    acknowledged,
    /** Resolves when `more` further steps have been acknowledged. Throws when that takes longer than a minute. */
    async untilBusy(more: number): Promise<void> {
      const target = acknowledged() + more;
      const latest = performance.now() + 60_000;
      while (acknowledged() < target) {
        if (performance.now() > latest) throw new Error('The learners waited a minute for their commits.');
        await sleep(5);
      }
    },
    async lost(): Promise<number[]> {
      const promised = players.map((player) => player.acknowledged());
      const stored = await storedSteps(app);
      return promised.flatMap((step, index) => ((stored.get(attemptOf(index)) ?? 0) < step ? [attemptOf(index)] : []));
    },
    /** Stops the learners. Resolves to the acknowledged step of each, and to the steps and answers in the database. */
    async stop() {
      const promised = await Promise.all(players.map((player) => player.stop()));
      const stored = await storedSteps(app);
      const answers = await storedAnswers(app);
      return promised.map((step, index) => ({
        acknowledged: step,
        step: stored.get(attemptOf(index)) ?? 0,
        answers: answers.get(attemptOf(index)) ?? 0,
      }));
    },
  };
}

async function storedSteps(app: TestApp): Promise<Map<number, number>> {
  const rows = await app.rows<{ id: number; step: number }>(
    `select id, coalesce(nullif(lesson_location, ''), '0')::int as step from sco_users`,
  );
  return new Map(rows.map(({ id, step }) => [id, step]));
}

async function storedAnswers(app: TestApp): Promise<Map<number, number>> {
  const rows = await app.rows<{ id: number; answers: number }>(
    `select sco_user_id as id, count(*)::int as answers from sco_user_interactions
     where student_response = (index + 1)::text group by 1`,
  );
  return new Map(rows.map(({ id, answers }) => [id, answers]));
}
