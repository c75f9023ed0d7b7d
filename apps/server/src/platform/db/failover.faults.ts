import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { type DebianPostgres, startDebianPostgres } from '../../test-support/faults/debian-postgres.ts';
import { startHaproxy } from '../../test-support/faults/haproxy.ts';
import { startLearners } from '../../test-support/faults/learners-at-work.ts';
import { startProbe, statusesOf } from '../../test-support/faults/probe.ts';
import { reportFigures } from '../../test-support/faults/report-figures.ts';
import { buildUser } from '../../test-support/people.factory.ts';
import { endServer, freePort, startServer } from '../../test-support/servers/server-process.ts';
import { openTestApp } from '../../test-support/test-app.ts';

const failovers = 3;
const learnersAtOnce = 20;
const stepsBetween = 400;

test('two nodes behind haproxy follow the promoted standby and lose no acknowledged commit', async () => {
  const servers: DebianPostgres[] = [];
  onTestFinished(async () => {
    for (const server of servers) await server.remove();
  });
  const addServer = async (target?: DebianPostgres) => {
    const started = await startDebianPostgres(target);
    servers.push(started);
    return started;
  };
  let primary = await addServer();
  let standby = await addServer(primary);
  const haproxy = await startHaproxy(() => [primary.port, standby.port]);
  onTestFinished(haproxy.stop);
  const app = await openTestApp({ databaseServer: haproxy.url, until: onTestFinished });
  app.clock.set(new Date().toISOString());
  await primary.waitForStandby();
  const ports = [await freePort(), await freePort()];
  const nodes = await Promise.all(
    ports.map((port) => startServer({ ...app.environment, PORT: String(port), DEMO: 'off' })),
  );
  onTestFinished(async () => {
    await Promise.all(nodes.map((node) => endServer(node, 'SIGKILL')));
  });
  const session = (await app.as(await buildUser(app.db))).cookies.get('sid') ?? '';
  const learners = await startLearners(
    app,
    ports.map((port) => `http://127.0.0.1:${port}`),
    learnersAtOnce,
  );
  const probes = ports.map((port) => startProbe(`http://localhost:${port}`, session));

  for (let done = 0; done < failovers; done += 1) {
    await learners.untilBusy(stepsBetween);
    await primary.kill();
    standby.promote();
    await learners.untilBusy(stepsBetween);
    expect(await learners.lost()).toEqual([]);
    expect(nodes.map((node) => node.exitCode ?? node.signalCode)).toEqual([null, null]);
    primary = standby;
    standby = await addServer(primary);
    await primary.waitForStandby();
    haproxy.reload();
    await sleep(1_000);
  }

  await Promise.all(probes.map((probe) => probe.stop()));
  const ended = await learners.stop();
  expect(ended.filter(({ acknowledged, step, answers }) => step !== acknowledged || answers !== acknowledged)).toEqual(
    [],
  );
  reportFigures('Primary killed and standby promoted', {
    kills: failovers,
    commitsAcknowledged: learners.acknowledged(),
    commitsLost: 0,
    longestOutageMs: Math.max(...probes.map((probe) => probe.longestOutageMs())),
    answers: probes.map(({ answers }) => answers),
  });
  for (const { answers } of probes) expect(statusesOf(answers)).toEqual(['200', '503']);
});
