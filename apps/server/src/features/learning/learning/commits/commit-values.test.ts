import { describe, expect, test } from 'vitest';
import { beginCourse, commit, launch, resultsOf } from '../../../../test-support/learning.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';
import { contentHost } from '../../../../test-support/test-client.ts';

const server = await openTestApp();
const learner = await beginCourse(server);
const { session_token: token } = await launch(learner);
const [attempt] = learner.attempts;
const journal = { index: 0, objectives: [], correct_responses: [] };
const objective = { index: 0, id: 'o', status: '' as const, raw_score: '', min_score: '', max_score: '' };
const preferences = { audio: '', language: '', speed: '', text: '' };
const stored = () => server.rows('select * from sco_users where id = $1', [attempt]);

const wrong: [string, object][] = [
  ['a score in words', { raw_score: 'abc' }],
  ['a score above 100', { max_score: '1000' }],
  ['a score below 0', { min_score: '-5' }],
  ['an unknown status', { lesson_status: 'done' }],
  ['an unknown exit', { exit_value: 'now' }],
  ['a time of another standard', { session_time: 'PT5M' }],
  ['a preference in words', { preferences: { ...preferences, audio: 'loud' } }],
  ['an objective with an unknown status', { objectives: [{ ...objective, status: 'done' }] }],
  ['an objective with a score in words', { objectives: [{ ...objective, raw_score: 'abc' }] }],
  ['an interaction with an unknown type', { interactions: [{ ...journal, type: 'essay' }] }],
  ['an interaction with an unknown result', { interactions: [{ ...journal, result: 'maybe' }] }],
  ['an interaction whose index is too high', { interactions: [{ ...journal, index: 10_000 }] }],
  ['a location that is too long', { lesson_location: 'x'.repeat(1_001) }],
];

describe.each(wrong)('refuses %s and stores nothing of the commit', (_name, values) => {
  test.each(['/commit', `/api/sco-user/${attempt}/commit`, `/api/sco-user/${attempt}/finish`])(
    'refuses the commit at %s',
    async (path) => {
      const before = await stored();
      const delta = { session: 1, lesson_location: 'beside it', ...values };
      const body = path.endsWith('finish')
        ? { attempt_id: attempt, token, data: [delta] }
        : { token, seq: 1, deltas: [delta], finished: false };
      const answer =
        path === '/commit'
          ? await server.visitor().post(path, body, { host: contentHost })
          : await learner.client.post(path, body);
      expect({ status: answer.statusCode, code: answer.json().code }).toEqual({
        status: 422,
        code: 'validation_failed',
      });
      expect(await stored()).toEqual(before);
    },
  );
});

test('opens every page of an attempt with a damaged score, and the player shows no score', async () => {
  const other = await beginCourse(server);
  const { session_token, play_url } = await launch(other);
  await commit(server, session_token, { lesson_status: 'failed', raw_score: '40' });
  await server.rows(
    `update sco_users set raw_score = 'abc', min_score = '1e9', objectives = '{"0": {"id": "o", "raw_score": "x"}}'
     where id = $1`,
    [other.attempts[0]],
  );
  const page = await other.client.get(`/api/module-data/online/${other.courseId}/${other.groupId}`);
  expect(page.statusCode).toBe(200);
  expect(page.json().modules).toEqual([expect.objectContaining({ raw_score: null, lesson_status: 'incomplete' })]);
  expect(await resultsOf(other)).toMatchObject({ raw_score: '' });
  const player = await server.visitor().get(new URL(play_url).pathname, { host: contentHost });
  expect(player.body).toContain('"raw_score":"","min_score":"","max_score":""');
  expect(player.body).not.toContain('abc');
  expect(player.body).not.toContain('"x"');
});
