import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AttemptDelta } from '@doselore/contract/learning';
import { onTestFinished } from 'vitest';
import { beginCourse, launch } from '../learning.ts';
import { endServer, freePort, startServer } from '../servers/server-process.ts';
import { openTestApp } from '../test-app.ts';

/** Load balancer in front of the nodes. `send` resolves to the status that the client gets. */
export type Balancer = { send: (request: Sent) => Promise<number>; close: () => Promise<void> };
export type Sent = { path: string; method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: string };
export type Spread = (ports: readonly number[]) => Promise<Balancer>;

type Options = { requests: number; drainSeconds: number; spread: Spread };

const clients = 6;
const seenWithinMs = 500;

/** Restarts two nodes one after the other, by SIGTERM, while clients read and commit through a load balancer. */
export async function rollingRestart({ requests: requestCount, drainSeconds, spread }: Options) {
  const app = await openTestApp();
  app.clock.set(new Date().toISOString());
  const learners = await Promise.all(Array.from({ length: clients }, () => beginCourse(app)));
  const tokens = await Promise.all(learners.map(async (learner) => (await launch(learner)).session_token));
  const ports = [await freePort(), await freePort()];
  const start = (port: number) =>
    startServer({ ...app.environment, DEMO: 'off', PORT: String(port), DRAIN_SECONDS: String(drainSeconds) });
  const nodes: ChildProcess[] = await Promise.all(ports.map(start));
  onTestFinished(async () => {
    await Promise.all(nodes.map((node) => endServer(node, 'SIGKILL')));
  });
  const balancer = await spread(ports);

  const failed: string[] = [];
  let requests = 0;
  let restarts = 0;
  let isOver = false;
  const send = async (request: Sent) => {
    requests += 1;
    const status = await balancer.send(request).catch((error: unknown) => String(error));
    if (status !== 200) failed.push(`${request.path}: ${status}`);
  };
  const work = async (index: number) => {
    const cookie = `sid=${learners[index]?.client.cookies.get('sid')}`;
    const token = tokens[index] ?? '';
    for (let seq = 1; !isOver; seq += 1) {
      await send({ path: '/api/user', headers: { cookie } });
      await send(commitOf({ token, seq }));
    }
  };
  const working = learners.map((_learner, index) => work(index));
  const untilSent = async (count: number) => {
    while (requests < count) await sleep(20);
  };
  try {
    for (const [index, port] of ports.entries()) {
      await untilSent((requestCount * (index + 1)) / 3);
      await endServer(nodes[index] as ChildProcess, 'SIGTERM');
      nodes[index] = await start(port);
      restarts += 1;
      // The next node is stopped when the load balancer has noticed that this one is back.
      await sleep(seenWithinMs);
    }
    await untilSent(requestCount);
  } finally {
    isOver = true;
    await Promise.all(working);
    await balancer.close();
  }
  return { requests, failed, restarts };
}

function commitOf({ token, seq }: { token: string; seq: number }): Sent {
  const delta: Partial<AttemptDelta> = { session: 1, lesson_location: String(seq) };
  return {
    path: '/commit',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, seq, deltas: [delta], finished: false }),
  };
}
