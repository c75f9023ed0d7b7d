import { setTimeout as sleep } from 'node:timers/promises';
import { hash } from '@node-rs/argon2';
import { expect, onTestFinished, test } from 'vitest';
import { lockOrganisation, organisationToRename } from '../../test-support/faults/locked-row.ts';
import { p95 } from '../../test-support/faults/quantile.ts';
import { reportFigures } from '../../test-support/faults/report-figures.ts';
import { beginCourse, launch } from '../../test-support/learning.ts';
import { buildUser } from '../../test-support/people.factory.ts';
import { endServer, freePort, startServer } from '../../test-support/servers/server-process.ts';
import { openTestApp } from '../../test-support/test-app.ts';
import type { Client } from '../../test-support/test-client.ts';

const lockedMs = 30_000;
const waiters = 50;
const people = 10;
const password = 'Dispense Slowly 1';

test('a row locked for 30 s with 50 waiters leaves sign-in and commits below 500 ms', async () => {
  const app = await openTestApp();
  app.clock.set(new Date().toISOString());
  const passwordHash = await hash(password);
  for (let made = 0; made < people; made += 1) await buildUser(app.db, { username: `person.${made}`, passwordHash });
  const admin = await app.as(await buildUser(app.db, { roles: ['super_admin'] }));
  const { groupId, url, body } = await organisationToRename(admin);
  const tokens: string[] = [];
  for (let made = 0; made < people; made += 1) tokens.push((await launch(await beginCourse(app))).session_token);

  const port = await freePort();
  const node = await startServer({ ...app.environment, PORT: String(port), DEMO: 'off' });
  onTestFinished(() => endServer(node, 'SIGKILL'));
  const site = `http://localhost:${port}`;
  const ask = (path: string, method: string, headers: Record<string, string>, sent: object) =>
    timed(() => fetch(`${site}${path}`, { method, headers: { ...json, ...headers }, body: JSON.stringify(sent) }));

  const unlock = await lockOrganisation(app, groupId);
  const until = performance.now() + lockedMs;
  const again = async (work: (turn: number) => Promise<Timed>, pauseMs: number) => {
    const done: Timed[] = [];
    for (let turn = 1; performance.now() < until; turn += 1) {
      done.push(await work(turn));
      await sleep(pauseMs);
    }
    return done;
  };
  const managing = Array.from({ length: waiters }, () => again(() => ask(url, 'PUT', keysOf(admin), body), 100));
  await sleep(1_000);
  const visitor = app.visitor();
  await visitor.get('/csrf-cookie');
  const signingIn = [0, 1].map((half) =>
    again((turn) => {
      const username = `person.${(turn * 2 + half) % people}`;
      return ask('/login', 'POST', keysOf(visitor), { username, password });
    }, 250),
  );
  const committing = tokens.map((token) =>
    again((turn) => {
      const deltas = [{ session: 1, lesson_location: `page-${turn}` }];
      const sent = { token, seq: turn, deltas, finished: false };
      return timed(() =>
        fetch(`http://127.0.0.1:${port}/commit`, { method: 'POST', headers: json, body: JSON.stringify(sent) }),
      );
    }, 100),
  );
  const signIns = (await Promise.all(signingIn)).flat();
  const commits = (await Promise.all(committing)).flat();
  const waited = (await Promise.all(managing)).flat();
  await unlock();

  const statuses = (all: readonly Timed[]) => [...new Set(all.map(({ status }) => status))];
  const durations = (all: readonly Timed[]) => all.map(({ ms }) => ms);
  reportFigures('Row locked for 30 s', {
    waiters,
    signIns: { count: signIns.length, p95: p95(durations(signIns)), longest: Math.max(...durations(signIns)) },
    commits: { count: commits.length, p95: p95(durations(commits)), longest: Math.max(...durations(commits)) },
    waiting: { count: waited.length, longest: Math.max(...durations(waited)), statuses: statuses(waited) },
  });
  expect([statuses(signIns), statuses(commits), statuses(waited)]).toEqual([[200], [200], [504]]);
  expect(p95(durations(signIns))).toBeLessThan(500);
  expect(p95(durations(commits))).toBeLessThan(500);
});

type Timed = { status: number; ms: number };

const json = { 'content-type': 'application/json' };

function keysOf(client: Client): Record<string, string> {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return { cookie, 'x-xsrf-token': client.cookies.get('XSRF-TOKEN') ?? '' };
}

async function timed(work: () => Promise<Response>): Promise<Timed> {
  const begun = performance.now();
  const answer = await work();
  await answer.text();
  return { status: answer.status, ms: Math.round(performance.now() - begun) };
}
