import { expect, test } from 'vitest';
import { beginCourse, commit, finish, launch, resultsOf } from '../../../../test-support/learning.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';
import { contentHost } from '../../../../test-support/test-client.ts';

const server = await openTestApp({ connections: 20 });

const recordOf = async (learner: Awaited<ReturnType<typeof beginCourse>>) =>
  (await learner.client.get(`/api/sco-user/${learner.attempts[0]}`)).json();

test('stores a commit and acknowledges it by its number', async () => {
  const learner = await beginCourse(server);
  const { session_token: token } = await launch(learner);
  const delta = {
    lesson_location: 'page-3',
    suspend_data: 'state',
    lesson_status: 'incomplete',
    session_time: '0000:05:00.00',
  } as const;
  expect((await commit(server, token, delta)).json()).toEqual({ seq: 1, applied: true, withdrawn: null });
  expect(await recordOf(learner)).toMatchObject({
    lesson_location: 'page-3',
    suspend_data: 'state',
    lesson_status: 'incomplete',
    total_time: '0000:05:00.00',
  });
});

test('acknowledges a repeated commit again and changes nothing', async () => {
  const learner = await beginCourse(server);
  const { session_token: token } = await launch(learner);
  await commit(server, token, { lesson_location: 'first' });
  const before = await recordOf(learner);
  server.clock.advance(60_000);
  expect((await commit(server, token, { lesson_location: 'second' })).json()).toEqual({
    seq: 1,
    applied: false,
    withdrawn: null,
  });
  expect(await recordOf(learner)).toEqual(before);
});

test('ignores an earlier commit that arrives after a later one', async () => {
  const learner = await beginCourse(server);
  const { session_token: token } = await launch(learner);
  await commit(server, token, { lesson_location: 'later' }, { seq: 5 });
  expect((await commit(server, token, { lesson_location: 'earlier' }, { seq: 4 })).statusCode).toBe(200);
  expect(await recordOf(learner)).toMatchObject({ lesson_location: 'later' });
});

test('twenty commits of one attempt at the same time leave the highest number stored', async () => {
  const learner = await beginCourse(server);
  const { session_token: token } = await launch(learner);
  const sequence = Array.from({ length: 20 }, (_, index) => ((index * 7) % 20) + 1);
  const answers = await Promise.all(
    sequence.map((seq) =>
      commit(server, token, { lesson_location: `page-${seq}`, suspend_data: `data-${seq}` }, { seq }),
    ),
  );
  expect(answers.map((answer) => answer.statusCode)).toEqual(Array(20).fill(200));
  expect(await recordOf(learner)).toMatchObject({ lesson_location: 'page-20', suspend_data: 'data-20' });
});

test('a new launch makes the earlier one stale: its commits are refused with a reason', async () => {
  const learner = await beginCourse(server);
  const first = await launch(learner);
  const second = await launch(learner);
  expect(second.session_token).not.toBe(first.session_token);
  const refused = await commit(server, first.session_token, { lesson_location: 'lost' });
  expect(refused.statusCode).toBe(409);
  expect(refused.json().code).toBe('stale_attempt');
  expect((await finish(learner, first.session_token)).statusCode).toBe(409);
  const check = (token: string) =>
    learner.client.get(`/api/sco-user/${learner.attempts[0]}/check-token?token=${token}`);
  expect((await check(first.session_token)).json()).toEqual({ valid: false, withdrawn: null });
  expect((await check(second.session_token)).json()).toEqual({ valid: true, withdrawn: null });
  expect(await recordOf(learner)).toMatchObject({ lesson_location: '' });
});

test('a cleared launch is no longer valid for playing, but commits still on their way are stored', async () => {
  const learner = await beginCourse(server);
  const { session_token: token } = await launch(learner);
  const address = `/api/sco-user/${learner.attempts[0]}`;
  expect((await learner.client.post(`${address}/clear-session-token`, { token })).statusCode).toBe(200);
  expect((await learner.client.get(`${address}/check-token?token=${token}`)).json()).toEqual({
    valid: false,
    withdrawn: null,
  });
  expect((await commit(server, token, { lesson_location: 'late' })).statusCode).toBe(200);
  expect(await recordOf(learner)).toMatchObject({ lesson_location: 'late', session_token_valid: false });
});

test('merges interactions: fields that a later commit leaves out stay stored', async () => {
  const learner = await beginCourse(server);
  const { session_token: token } = await launch(learner);
  const first = { index: 0, id: 'q1', type: 'choice', student_response: 'a', objectives: [], correct_responses: ['b'] };
  const second = {
    index: 1,
    id: 'q2',
    type: 'true-false',
    student_response: 't',
    result: 'correct',
    objectives: [],
    correct_responses: [],
  };
  await commit(server, token, { interactions: [first] });
  await commit(
    server,
    token,
    { interactions: [{ index: 0, result: 'wrong', objectives: [], correct_responses: [] }, second] },
    { seq: 2 },
  );
  expect((await resultsOf(learner)).answers).toEqual([
    { index: 0, question: 'q1', type: 'choice', student_response: 'a', correct_responses: ['b'], result: 'wrong' },
    { index: 1, question: 'q2', type: 'true-false', student_response: 't', correct_responses: [], result: 'correct' },
  ]);
  expect(await recordOf(learner)).toMatchObject({ interactionsOffset: 2, posted_interactions: 2 });
});

test('an interaction without a response is neither counted nor shown, but keeps its place in the journal', async () => {
  const learner = await beginCourse(server);
  const { session_token: token } = await launch(learner);
  const seen = { index: 0, id: 'seen', type: 'choice', objectives: [], correct_responses: [] };
  await commit(server, token, { interactions: [seen, { ...seen, index: 1, id: 'answered', student_response: 'a' }] });
  expect((await resultsOf(learner)).answers).toEqual([expect.objectContaining({ index: 1, question: 'answered' })]);
  expect(await recordOf(learner)).toMatchObject({ interactionsOffset: 2, posted_interactions: 1 });
});

test('never lowers the best status, whatever status arrives later', async () => {
  const learner = await beginCourse(server);
  const { session_token: token } = await launch(learner);
  const statuses = ['incomplete', 'passed', 'failed', 'incomplete', 'browsed', 'not attempted'] as const;
  for (const [index, lesson_status] of statuses.entries())
    await commit(server, token, { lesson_status }, { seq: index + 1 });
  expect((await resultsOf(learner)).lesson_status).toBe('passed');
});

test('counts the time of each session once, and adds up launches', async () => {
  const learner = await beginCourse(server);
  const first = await launch(learner);
  await commit(server, first.session_token, { session_time: '0000:10:00.00' });
  await commit(server, first.session_token, { session_time: '0000:12:30.00' }, { seq: 2 });
  await commit(server, first.session_token, { session: 2, session_time: '0000:01:00.00' }, { seq: 3 });
  const second = await launch(learner);
  await commit(server, second.session_token, { session_time: '0000:02:00.00' });
  expect((await resultsOf(learner)).total_time).toBe('0000:15:30.00');
});

test.each([
  ['no JSON', '{"token": "x", '],
  ['another shape', '{"token":"x"}'],
  ['nothing', '""'],
])('refuses a beacon with %s as an invalid request, not as a server error', async (_name, text) => {
  const answer = await server
    .visitor()
    .send('POST', '/commit', { raw: Buffer.from(text), headers: { host: contentHost, 'content-type': 'text/plain' } });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().code).toBe('validation_failed');
});

test('accepts a beacon of plain text as a commit', async () => {
  const learner = await beginCourse(server);
  const { session_token: token } = await launch(learner);
  const raw = Buffer.from(
    JSON.stringify({ token, seq: 1, deltas: [{ session: 1, lesson_location: 'by beacon' }], finished: false }),
  );
  const answer = await server
    .visitor()
    .send('POST', '/commit', { raw, headers: { host: contentHost, 'content-type': 'text/plain;charset=UTF-8' } });
  expect(answer.json()).toEqual({ seq: 1, applied: true, withdrawn: null });
  expect(await recordOf(learner)).toMatchObject({ lesson_location: 'by beacon' });
});

test('returns text with a NUL, a quote and every other character as it was sent', async () => {
  const learner = await beginCourse(server);
  const { session_token: token } = await launch(learner);
  const suspend_data = `'"\\ \u0001\u2028 ${'\u{1F48A}'} $1 ;--`;
  expect((await commit(server, token, { suspend_data })).statusCode).toBe(200);
  expect((await recordOf(learner)).suspend_data).toBe(suspend_data);
  const squeezed = 'a\0b \ud800 \udc00 \uf8ff0000';
  const interaction = {
    index: 0,
    id: squeezed,
    student_response: squeezed,
    objectives: [],
    correct_responses: [squeezed],
  };
  const broken = { suspend_data: squeezed, lesson_location: squeezed, comments: squeezed, interactions: [interaction] };
  expect((await commit(server, token, broken, { seq: 2 })).statusCode).toBe(200);
  expect(await recordOf(learner)).toMatchObject({ suspend_data: squeezed, lesson_location: squeezed });
});

test('accepts an offline commit from its learner, for this attempt and with its own token', async () => {
  const learner = await beginCourse(server);
  const other = await beginCourse(server);
  const { session_token: token } = await launch(learner);
  const deltas = [{ session: 1, lesson_location: 'kept', lesson_status: 'incomplete', interactions: [] }];
  const kept = { token, seq: 7, deltas, finished: true };
  const handIn = (client: typeof learner.client, id: number | undefined, body = kept) =>
    client.post(`/api/sco-user/${id}/commit`, body);
  expect((await handIn(other.client, learner.attempts[0])).statusCode).toBe(404);
  expect((await handIn(other.client, other.attempts[0])).statusCode).toBe(409);
  expect((await handIn(learner.client, learner.attempts[0])).json()).toEqual({
    seq: 7,
    applied: true,
    withdrawn: null,
  });
  expect((await handIn(learner.client, learner.attempts[0])).json()).toEqual({
    seq: 7,
    applied: false,
    withdrawn: null,
  });
  expect(await recordOf(learner)).toMatchObject({ lesson_location: 'kept' });
  await launch(learner);
  expect((await handIn(learner.client, learner.attempts[0], { ...kept, seq: 8 })).statusCode).toBe(409);
});
