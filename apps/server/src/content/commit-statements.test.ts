import { expect, test } from 'vitest';
import { randomToken } from '../platform/secrets.ts';
import { beginCourse, commit, launch } from '../test-support/learning.ts';
import { createStatementLog } from '../test-support/plans/record-statements.ts';
import { openTestApp } from '../test-support/test-app.ts';
import { contentHost } from '../test-support/test-client.ts';

const log = createStatementLog();
const app = await openTestApp({ plugins: [log.plugin] });
const learner = await beginCourse(app);
const { session_token: token } = await launch(learner);

test.each([
  ['4 kB is one statement', 50, 1],
  ['15 kB is one statement', 200, 1],
  ['18 kB is looked up before it is read', 240, 2],
])('a commit of %s', async (_name, answers, statements) => {
  const interactions = Array.from({ length: answers }, (_, index) => ({
    index,
    student_response: 'a',
    objectives: [],
    correct_responses: [],
  }));
  const delta = { lesson_location: String(answers), interactions };
  const seq = answers;
  const ran = await log.during(async () => expect((await commit(app, token, delta, { seq })).statusCode).toBe(200));
  expect(ran.length).toBe(statements);
  const rows = await app.rows<{ location: string }>('select lesson_location as location from sco_users where id = $1', [
    learner.attempts[0],
  ]);
  expect(rows).toEqual([{ location: String(answers) }]);
});

test('opening the player is 4 statements, and its page is 1: each reads the attempt once', async () => {
  const other = await beginCourse(app);
  let address = '';
  const started = await log.during(async () => {
    address = (await launch(other)).play_url;
  });
  // The session, the place of the attempt, the attempt under its lock, and the launch.
  expect(started.length).toBe(4);
  const reads = (ran: typeof started) => ran.filter(({ text }) => text.includes('as posted_interactions')).length;
  expect(reads(started)).toBe(1);
  const shown = await log.during(async () => {
    const page = await app.visitor().get(new URL(address).pathname, { host: contentHost });
    expect(page.statusCode).toBe(200);
  });
  expect([shown.length, reads(shown)]).toEqual([1, 1]);
});

test('refuses a small commit with an unknown token, and one that cannot be read, as it does large ones', async () => {
  expect((await commit(app, randomToken(), {})).json().code).toBe('stale_attempt');
  const send = async (text: string) => {
    const headers = { host: contentHost, 'content-type': 'text/plain' };
    return (await app.visitor().send('POST', '/commit', { raw: Buffer.from(text), headers })).json().code;
  };
  expect(await send(`{"token":"${randomToken()}","seq":[`)).toBe('stale_attempt');
  expect(await send(`{"token":"${token}","seq":[`)).toBe('validation_failed');
  expect(await send('{"seq":1}')).toBe('validation_failed');
});

test('stores nothing for a learner whose account is archived, in an attempt or a practice', async () => {
  const gone = await beginCourse(app);
  const { session_token: attempt } = await launch(gone);
  expect((await commit(app, attempt, { lesson_status: 'passed' }, { finished: true })).statusCode).toBe(200);
  const practice = await gone.client.post(`/api/sco-user/${gone.attempts[0]}/start`, { practice: true });
  const practised: string = practice.json().session_token;
  expect((await commit(app, practised, { lesson_location: '1' })).statusCode).toBe(200);
  await app.rows(`update users set state = 'disabled' where id = $1`, [gone.userId]);
  for (const one of [attempt, practised])
    expect((await commit(app, one, { lesson_location: '2' }, { seq: 9 })).json().code).toBe('stale_attempt');
});
