import { expect, test } from 'vitest';
import { beginCourse, type Learner, launch } from '../test-support/learning.ts';
import { endServer, freePort, startServer } from '../test-support/server-process.ts';
import { playSteadily } from '../test-support/steady-player.ts';
import { openTestApp } from '../test-support/test-app.ts';

const players = 40;
/** Fifty by `KILLS=50`; a handful is enough for every day. */
const kills = Number(process.env.KILLS ?? 5);
/** Each kill comes in the middle of work: when so many more steps have been acknowledged. */
const betweenKills = 60;

const answerAt = (step: number) => [
  { index: step - 1, id: `q${step}`, student_response: String(step), objectives: [], correct_responses: [] },
];

async function untilBusy(playing: readonly { acknowledged: () => number }[]): Promise<void> {
  const count = () => playing.reduce((sum, player) => sum + player.acknowledged(), 0);
  const wanted = count() + betweenKills;
  while (count() < wanted) await new Promise((resolve) => setTimeout(resolve, 5));
}

test(`a server killed ${kills} times while forty players commit loses nothing that it acknowledged`, async () => {
  const app = await openTestApp({ connections: 10 });
  const learners: Learner[] = [];
  for (let player = 0; player < players; player += 1) learners.push(await beginCourse(app));
  const tokens = await Promise.all(learners.map(async (learner) => (await launch(learner)).session_token));
  const storedSteps = async () => {
    const rows = await app.rows<{ id: number; step: number }>(
      `select a.id, coalesce(nullif(a.lesson_location, ''), '0')::int as step from sco_users a`,
    );
    return new Map(rows.map(({ id, step }) => [id, step]));
  };

  const port = await freePort();
  const environment = { ...app.environment, PORT: String(port), DEMO: 'off' };
  let child = await startServer(environment);
  const playing = tokens.map((token) => playSteadily({ address: `http://127.0.0.1:${port}/commit`, token }, answerAt));
  for (let killed = 0; killed < kills; killed += 1) {
    await untilBusy(playing);
    await endServer(child, 'SIGKILL');
    const promised = playing.map((player) => player.acknowledged());
    const stored = await storedSteps();
    const lost = promised.filter((step, index) => (stored.get(learners[index]?.attempts[0] ?? 0) ?? 0) < step);
    expect(lost).toEqual([]);
    child = await startServer(environment);
  }
  const last = await Promise.all(playing.map((player) => player.stop()));
  await endServer(child, 'SIGKILL');

  const stored = await storedSteps();
  expect(learners.map(({ attempts }) => stored.get(attempts[0] ?? 0))).toEqual(last);
  const answers = await app.rows<{ id: number; answers: number }>(
    'select sco_user_id as id, count(*)::int as answers from sco_user_interactions where student_response = (index + 1)::text group by 1',
  );
  const answered = new Map(answers.map((row) => [row.id, row.answers]));
  expect(learners.map(({ attempts }) => answered.get(attempts[0] ?? 0))).toEqual(last);
  expect(last.reduce((sum, steps) => sum + steps, 0)).toBeGreaterThan(betweenKills * kills);
}, 600_000);
