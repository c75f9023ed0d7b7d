import { randomBytes } from 'node:crypto';
import { commitLimits } from '@doselore/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beginCourse, commit, launch } from '../test-support/learning.ts';
import { endServer, freePort, startServer } from '../test-support/server-process.ts';
import { openTestApp } from '../test-support/test-app.ts';
import { contentHost } from '../test-support/test-client.ts';

const app = await openTestApp({ connections: 5 });
const unknownToken = () => randomBytes(32).toString('base64url');
const interactionsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    index,
    student_response: 'a',
    objectives: [],
    correct_responses: [],
  }));

/** A valid commit in every respect but its token, of 2.7 MB. */
function largeBody(): string {
  const interactions = Array.from({ length: 10_000 }, (_, index) => ({
    index,
    id: `question-${index}`,
    type: 'choice',
    student_response: 'x'.repeat(170),
    objectives: [],
    correct_responses: ['a'],
  }));
  return JSON.stringify({ token: unknownToken(), seq: 1, deltas: [{ session: 1, interactions }], finished: false });
}

describe('a flood of commits without a known token', () => {
  let port: number;
  let cookie: string;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    const learner = await beginCourse(app);
    cookie = `sid=${learner.client.cookies.get('sid')}`;
    // The server that is started goes by the machine's clock, and removes sessions of long ago.
    await app.rows('update sessions set created_at = now(), seen_at = now()');
    port = await freePort();
    const child = await startServer({ ...app.environment, PORT: String(port), DEMO: 'off' });
    stop = () => endServer(child, 'SIGTERM');
  });
  afterAll(() => stop());

  test('20 bodies of 2.7 MB keep no signed-in learner waiting', async () => {
    const waits: number[] = [];
    let isOver = false;
    const ask = async () => {
      while (!isOver) {
        const began = performance.now();
        const answer = await fetch(`http://localhost:${port}/api/user`, { headers: { cookie } });
        expect(answer.status).toBe(200);
        await answer.arrayBuffer();
        waits.push(performance.now() - began);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    };
    const asking = ask();
    while (waits.length < 5) await new Promise((resolve) => setTimeout(resolve, 5));
    const body = Buffer.from(largeBody());
    expect(body.length).toBeGreaterThan(2_600_000);
    const send = async () => {
      const posted = await fetch(`http://127.0.0.1:${port}/commit`, {
        method: 'POST',
        headers: { 'content-type': 'text/plain' },
        body,
      });
      return posted.status;
    };
    const statuses = await Promise.all(Array.from({ length: 20 }, send));
    isOver = true;
    await asking;
    const longest = Math.max(...waits);
    expect([...new Set(statuses)]).toEqual([413]);
    expect(longest).toBeLessThan(1_000);
  });
});

describe('the token is looked up before the body is read', () => {
  test('an unknown token is refused although the rest is no JSON', async () => {
    const raw = Buffer.from(`{"token":"${unknownToken()}","seq":${'['.repeat(100_000)}`);
    const answer = await app
      .visitor()
      .send('POST', '/commit', { raw, headers: { host: contentHost, 'content-type': 'text/plain' } });
    expect({ status: answer.statusCode, code: answer.json().code }).toEqual({ status: 409, code: 'stale_attempt' });
  });

  test('unknown tokens have a budget by address, and whoever has a known one commits beside them', async () => {
    const learners = [];
    for (let learner = 0; learner < 10; learner += 1) learners.push(await launch(await beginCourse(app)));
    const statuses = [];
    for (let guess = 0; guess < 130; guess += 1) statuses.push((await commit(app, unknownToken(), {})).statusCode);
    expect(statuses.at(0)).toBe(409);
    expect(statuses.at(-1)).toBe(429);
    const refused = await commit(app, unknownToken(), {});
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const accepted = [];
    for (let seq = 1; seq <= 50; seq += 1)
      for (const { session_token: token } of learners)
        accepted.push((await commit(app, token, { lesson_location: String(seq) }, { seq })).statusCode);
    expect(accepted).toEqual(Array(500).fill(200));
    app.clock.advance(60_000);
    expect((await commit(app, unknownToken(), {})).statusCode).toBe(409);
  });
});

describe('what one commit may carry', () => {
  test('1 MB', async () => {
    const { session_token: token } = await launch(await beginCourse(app));
    const answer = await commit(app, token, { comments: ' '.repeat(commitLimits.bytes) });
    expect({ status: answer.statusCode, code: answer.json().code }).toEqual({ status: 413, code: 'payload_too_large' });
  });

  test('2,000 interactions over all its deltas', async () => {
    const { session_token: token } = await launch(await beginCourse(app));
    const deltas = [
      { session: 1, interactions: interactionsOf(1_000) },
      { session: 2, interactions: interactionsOf(1_000) },
    ];
    const post = (of: typeof deltas, seq: number) =>
      app.visitor().post('/commit', { token, seq, deltas: of, finished: false }, { host: contentHost });
    expect((await post(deltas, 1)).statusCode).toBe(200);
    expect((await post([...deltas, { session: 3, interactions: interactionsOf(1) }], 2)).statusCode).toBe(422);
  });
});
