import { expect, onTestFinished } from 'vitest';
import { endServer, freePort, startServer } from '../servers/server-process.ts';
import { openTestApp } from '../test-app.ts';
import { startLearners } from './learners-at-work.ts';

const learnersAtOnce = 40;
/** Steps that are acknowledged between two kills, so that each kill interrupts work. */
const stepsBetweenKills = 60;

/** Kills the only node `kills` times while 40 learners commit. Expects that no acknowledged commit is lost. */
export async function killNode(kills: number) {
  const app = await openTestApp({ connections: 10 });
  const port = await freePort();
  const environment = { ...app.environment, PORT: String(port), DEMO: 'off' };
  let node = await startServer(environment);
  onTestFinished(() => endServer(node, 'SIGKILL'));
  const learners = await startLearners(app, [`http://127.0.0.1:${port}`], learnersAtOnce);
  for (let killed = 0; killed < kills; killed += 1) {
    await learners.untilBusy(stepsBetweenKills);
    await endServer(node, 'SIGKILL');
    expect(await learners.lost()).toEqual([]);
    node = await startServer(environment);
  }
  await learners.untilBusy(1);
  const ended = await learners.stop();
  expect(ended.filter(({ acknowledged, step, answers }) => step !== acknowledged || answers !== acknowledged)).toEqual(
    [],
  );
  return { kills, commitsAcknowledged: learners.acknowledged(), commitsLost: 0 };
}
