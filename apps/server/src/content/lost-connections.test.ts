import type { AddressInfo } from 'node:net';
import type { Delta } from '@doselore/scorm/runtime';
import { expect, test } from 'vitest';
import { type Fault, startFaultProxy } from '../test-support/fault-proxy.ts';
import { beginCourse, launch } from '../test-support/learning.ts';
import { openTestApp } from '../test-support/test-app.ts';
import { openTestPlayer } from '../test-support/test-player.ts';

const players = 40;
const steps = 60;
const delayMs = 1_800;

/** The same faults in the same order each time: a third of all requests meets one. */
function createFaults(): () => Fault {
  // The delay is longer than a player waits: an old commit arrives after newer ones.
  const faults: Fault[] = ['reset-before', 'reset-after', 'black-hole', delayMs];
  let state = 20_261_121;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state % 3 === 0 ? faults[Math.floor(state / 3) % faults.length] : undefined;
  };
}

const stepOf = (step: number): Delta => ({
  session: 1,
  lesson_status: step === steps ? 'completed' : 'incomplete',
  lesson_location: `page-${step}`,
  suspend_data: `state-${step}`,
  session_time: `0000:00:${String(step - 1).padStart(2, '0')}.00`,
  interactions: [
    {
      index: step - 1,
      id: `q${step}`,
      type: 'choice',
      student_response: `a${step}`,
      objectives: [],
      correct_responses: [],
    },
  ],
});

/** Plays one attempt over the bad network to its end, as the real player does. */
async function playThrough(address: string, token: string): Promise<void> {
  const player = openTestPlayer({ address, token, retry: { first: 5, longest: 50 }, timeoutMs: 1_000 });
  for (let step = 1; step <= steps; step += 1) {
    player.say(stepOf(step));
    const sent = player.flush();
    // Every third step waits for its answer; the others go on while the commit is under way.
    await (step % 3 === 0 ? sent : new Promise((resolve) => setTimeout(resolve, 1)));
  }
  await player.flush({ finished: true });
  expect(player.isClean()).toBe(true);
}

test('forty players of sixty commits each over a failing network end exact', async () => {
  const server = await openTestApp({ connections: 10 });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const proxy = await startFaultProxy((server.app.server.address() as AddressInfo).port, createFaults());
  const learners = [];
  for (let player = 0; player < players; player += 1) learners.push(await beginCourse(server));
  const tokens = await Promise.all(learners.map(async (learner) => (await launch(learner)).session_token));

  await Promise.all(tokens.map((token) => playThrough(`http://127.0.0.1:${proxy.port}/commit`, token)));
  await new Promise((resolve) => setTimeout(resolve, delayMs + 200));
  await proxy.close();

  for (const fault of ['none', 'reset-before', 'reset-after', 'black-hole', 'delay']) {
    expect(proxy.met[fault], fault).toBeGreaterThan(20);
  }
  const attempts = await server.rows(
    `select a.lesson_location, a.lesson_status, d.suspend_data, a.session_time,
       (select count(*)::int from sco_user_interactions i where i.sco_user_id = a.id) as interactions,
       (select count(*)::int from sco_user_interactions i
        where i.sco_user_id = a.id and i.student_response = 'a' || (i.index + 1) and i.id = 'q' || (i.index + 1)) as exact,
       (select count(*)::int from certificates c where c.user_id = a.user_id) as certificates
     from sco_users a join sco_user_suspend_data d on d.sco_user_id = a.id`,
  );
  const exact = {
    lesson_location: `page-${steps}`,
    lesson_status: 'completed',
    suspend_data: `state-${steps}`,
    session_time: '0000:00:59.00',
    interactions: steps,
    exact: steps,
    certificates: 1,
  };
  expect(attempts).toEqual(Array(players).fill(exact));
}, 300_000);
