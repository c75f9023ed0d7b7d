import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished } from 'vitest';
import { startEmbeddedPostgres } from '../../platform/db/index.ts';
import { buildUser } from '../people.factory.ts';
import { endServer, freePort, startServer } from '../servers/server-process.ts';
import { openTestApp } from '../test-app.ts';
import { startLearners } from './learners-at-work.ts';
import { startProbe, statusesOf } from './probe.ts';

/** SIGQUIT is `pg_ctl restart -m immediate`; SIGKILL is a postmaster that the kernel killed. */
const signals = ['SIGQUIT', 'SIGKILL'] as const;
const stepsBetweenKills = 100;

/**
 * Kills the postmaster `kills` times while `learners` commit to two nodes. The built-in PostgreSQL restarts by itself.
 * Expects that both nodes survive and answer 503 or 504 until it is back, and that no acknowledged commit is lost.
 */
export async function killPostmaster({ kills, learners: count }: { kills: number; learners: number }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'doselore-postmaster-'));
  chmodSync(folder, 0o755);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const database = await startEmbeddedPostgres({ dataDir: folder, durable: true });
  onTestFinished(database.stop);
  const app = await openTestApp({ databaseServer: database.urlOf('postgres'), until: onTestFinished });
  app.clock.set(new Date().toISOString());
  const ports = [await freePort(), await freePort()];
  const nodes = await Promise.all(
    ports.map((port) => startServer({ ...app.environment, PORT: String(port), DEMO: 'off' })),
  );
  onTestFinished(async () => {
    await Promise.all(nodes.map((node) => endServer(node, 'SIGKILL')));
  });
  const addresses = ports.map((port) => `http://127.0.0.1:${port}`);
  const session = (await app.as(await buildUser(app.db))).cookies.get('sid') ?? '';
  const learners = await startLearners(app, addresses, count);
  const probes = ports.map((port) => startProbe(`http://localhost:${port}`, session));
  for (let killed = 0; killed < kills; killed += 1) {
    await learners.untilBusy(stepsBetweenKills);
    process.kill(postmaster(folder), signals[killed % signals.length]);
    await sleep(200);
    expect(nodes.map((node) => node.exitCode ?? node.signalCode)).toEqual([null, null]);
    await learners.untilBusy(stepsBetweenKills);
    expect(await learners.lost()).toEqual([]);
  }
  await Promise.all(probes.map((probe) => probe.stop()));
  const ended = await learners.stop();
  expect(ended.filter(({ acknowledged, step, answers }) => step !== acknowledged || answers !== acknowledged)).toEqual(
    [],
  );
  for (const { answers } of probes) expect(statusesOf(answers)).toEqual(['200', '503']);
  return {
    kills,
    commitsAcknowledged: learners.acknowledged(),
    commitsLost: 0,
    longestOutageMs: Math.max(...probes.map((probe) => probe.longestOutageMs())),
    answers: probes.map(({ answers }) => answers),
  };
}

function postmaster(folder: string): number {
  return Number(readFileSync(path.join(folder, 'postgresql', 'postmaster.pid'), 'utf8').split('\n')[0]);
}
