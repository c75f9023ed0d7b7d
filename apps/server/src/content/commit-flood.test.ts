import { commitLimits } from '@doselore/contract/learning';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { randomToken } from '../platform/secrets.ts';
import { beginCourse, commit, launch } from '../test-support/learning.ts';
import { endServer, freePort, startServer } from '../test-support/servers/server-process.ts';
import { openTestApp } from '../test-support/test-app.ts';
import { contentHost } from '../test-support/test-client.ts';

const app = await openTestApp({ connections: 5 });
const interactionsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    index,
    student_response: 'a',
    objectives: [],
    correct_responses: [],
  }));

/** Returns a commit of 2.7 MB that is valid except for its token. */
function largeBody(): string {
  const interactions = Array.from({ length: 10_000 }, (_, index) => ({
    index,
    id: `question-${index}`,
    type: 'choice',
    student_response: 'x'.repeat(170),
    objectives: [],
    correct_responses: ['a'],
  }));
  return JSON.stringify({ token: randomToken(), seq: 1, deltas: [{ session: 1, interactions }], finished: false });
}

/**
 * Opens a course for as many new learners and returns the token of each launch. Writes the rows that joining, issuing
 * and starting would write, because the use cases would take half a minute.
 */
async function launchMany(count: number): Promise<string[]> {
  const { attempts } = await beginCourse(app);
  const tokens = Array.from({ length: count }, randomToken);
  await app.rows(
    `with pattern as (
       select l.group_id, l.product_type, l.product_id, l.certificate_months, l.source_account_id, l.issued_by, l.state,
         l.started_at, cu.course_id, a.sco_id, a.sco_version_id
       from sco_users a join course_users cu on cu.id = a.course_user_id join licences l on l.id = cu.licence_id
       where a.id = $1),
     launches as (select n, token from unnest($2::text[]) with ordinality as t(token, n)),
     learners as (
       insert into users (email, first_name, last_name)
       select 'learner-' || n || '@example.org', 'Learner', n::text from launches
       returning id, last_name::bigint as n),
     members as (
       insert into group_members (group_id, user_id) select p.group_id, learners.id from pattern p, learners),
     issued as (
       insert into licences (group_id, product_type, product_id, certificate_months, user_id, source_account_id,
         issued_by, state, started_at)
       select p.group_id, p.product_type, p.product_id, p.certificate_months, learners.id, p.source_account_id,
         p.issued_by, p.state, p.started_at
       from pattern p, learners returning id, user_id),
     opened as (
       insert into course_users (user_id, course_id, group_id, licence_id)
       select issued.user_id, p.course_id, p.group_id, issued.id from pattern p, issued returning id, user_id),
     launched as (
       insert into sco_users (course_user_id, user_id, sco_id, sco_version_id, session_token_hash)
       select opened.id, opened.user_id, p.sco_id, p.sco_version_id, sha256(convert_to(launches.token, 'UTF8'))
       from pattern p, opened join learners on learners.id = opened.user_id join launches using (n) returning id)
     insert into sco_user_suspend_data (sco_user_id) select id from launched`,
    [attempts[0], tokens],
  );
  return tokens;
}

describe('commits with an unknown token', () => {
  let port: number;
  let cookie: string;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    const learner = await beginCourse(app);
    cookie = `sid=${learner.client.cookies.get('sid')}`;
    // The started server uses the real time and would remove old sessions.
    await app.rows('update sessions set created_at = now(), seen_at = now()');
    port = await freePort();
    const child = await startServer({ ...app.environment, PORT: String(port), DEMO: 'off' });
    stop = () => endServer(child, 'SIGTERM');
  });
  afterAll(() => stop());

  /** Asks again and again as the learner until `work` has ended. Returns the longest wait in milliseconds. */
  async function longestWaitDuring(work: () => Promise<void>): Promise<number> {
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
    await work();
    isOver = true;
    await asking;
    return Math.max(...waits);
  }

  test('20 bodies of 2.7 MB do not delay a signed-in learner', async () => {
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
    const flood = async () => {
      const statuses = await Promise.all(Array.from({ length: 20 }, send));
      expect([...new Set(statuses)]).toEqual([413]);
    };
    // A busy machine delays a round; bodies that are read delay every round.
    let shortest = Number.POSITIVE_INFINITY;
    for (let round = 0; round < 4 && shortest >= 1_000; round += 1)
      shortest = Math.min(shortest, await longestWaitDuring(flood));
    expect(shortest).toBeLessThan(1_000);
  });
});

describe('the token of a body above 16 kB is looked up before the body is read', () => {
  test('refuses an unknown token when the rest of the body is not JSON', async () => {
    const raw = Buffer.from(`{"token":"${randomToken()}","seq":${'['.repeat(100_000)}`);
    const answer = await app
      .visitor()
      .send('POST', '/commit', { raw, headers: { host: contentHost, 'content-type': 'text/plain' } });
    expect({ status: answer.statusCode, code: answer.json().code }).toEqual({ status: 409, code: 'stale_attempt' });
  });

  test('limits unknown tokens by address, and accepts 500 known launches at that address', async () => {
    const tokens = await launchMany(500);
    const statuses = [];
    for (let guess = 0; guess < 130; guess += 1) statuses.push((await commit(app, randomToken(), {})).statusCode);
    expect(statuses.at(0)).toBe(409);
    expect(statuses.at(-1)).toBe(429);
    const refused = await commit(app, randomToken(), {});
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const accepted: number[] = [];
    for (let from = 0; from < tokens.length; from += 50) {
      const sent = tokens.slice(from, from + 50).map((token) => commit(app, token, { lesson_location: 'page 2' }));
      accepted.push(...(await Promise.all(sent)).map(({ statusCode }) => statusCode));
    }
    expect(accepted).toEqual(Array(500).fill(200));
    const [stored] = await app.rows("select count(*)::int as count from sco_users where lesson_location = 'page 2'");
    expect(stored).toEqual({ count: 500 });
    app.clock.advance(60_000);
    expect((await commit(app, randomToken(), {})).statusCode).toBe(409);
  });
});

describe('limits of one commit', () => {
  test('refuses more than 1 MB', async () => {
    const { session_token: token } = await launch(await beginCourse(app));
    const answer = await commit(app, token, { comments: ' '.repeat(commitLimits.bytes) });
    expect({ status: answer.statusCode, code: answer.json().code }).toEqual({ status: 413, code: 'payload_too_large' });
  });

  test('refuses more than 2,000 interactions over all its deltas', async () => {
    const { session_token: token } = await launch(await beginCourse(app));
    const deltas = [
      { session: 1, interactions: interactionsOf(1_000) },
      { session: 2, interactions: interactionsOf(1_000) },
    ];
    const post = (target: typeof deltas, seq: number) =>
      app.visitor().post('/commit', { token, seq, deltas: target, finished: false }, { host: contentHost });
    expect((await post(deltas, 1)).statusCode).toBe(200);
    expect((await post([...deltas, { session: 3, interactions: interactionsOf(1) }], 2)).statusCode).toBe(422);
  });
});
