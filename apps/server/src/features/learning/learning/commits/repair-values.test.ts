import { expect, test } from 'vitest';
import { migrate } from '../../../../platform/db/migrating/migrate.ts';
import { beginCourse, commit, launch } from '../../../../test-support/learning.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';

const server = await openTestApp();
const journal = { objectives: [], correct_responses: [] };
const right = {
  type: 'numeric',
  time: '10:15:00.5',
  weighting: '0.5',
  result: '3.14',
  latency: '00:00:05',
};
const sound = {
  lesson_status: 'passed',
  raw_score: '85.5',
  min_score: '0',
  max_score: '100.0',
  exit_value: 'suspend',
  session_time: '0001:02:03.45',
  preferences: { audio: '-1', language: 'cy', speed: '-100', text: '' },
  objectives: [{ index: 0, id: 'o', status: 'failed', raw_score: '.5', min_score: '', max_score: '99' }],
  interactions: [{ index: 0, id: 'q1', ...right, ...journal }],
} as const;

test('repairs the values that the run-time would have refused, and leaves all others unchanged', async () => {
  const [kept, damaged] = [await beginCourse(server), await beginCourse(server)];
  for (const learner of [kept, damaged]) {
    const { session_token: token } = await launch(learner);
    const answer = await commit(server, token, {
      ...sound,
      objectives: [...sound.objectives],
      interactions: [...sound.interactions],
    });
    expect(answer.statusCode).toBe(200);
  }
  const [keptId, damagedId] = [kept.attempts[0], damaged.attempts[0]];
  await server.rows(
    `update sco_users set raw_score = 'abc', min_score = '-1', max_score = '100.5', exit_value = 'now',
       session_time = 'PT5M', session_times = '{"1": "PT5M", "2": "0000:01:00"}',
       preferences = '{"audio": "loud", "language": "cy", "speed": "101", "text": "1"}',
       objectives = '{"0": {"id": "o", "status": "done", "raw_score": "1e1", "max_score": "50"}}' where id = $1`,
    [damagedId],
  );
  await server.rows(
    `update sco_user_interactions set type = 'essay', time = '25:00:00', weighting = 'heavy', result = 'maybe',
       latency = '5 s' where sco_user_id = $1`,
    [damagedId],
  );
  const read = async (id: number | undefined) => {
    const [attempt] = await server.rows(
      `select raw_score, min_score, max_score, exit_value, session_time, session_times, preferences, objectives
       from sco_users where id = $1`,
      [id],
    );
    const interactions = await server.rows(
      'select id, type, time, weighting, result, latency from sco_user_interactions where sco_user_id = $1',
      [id],
    );
    return { ...attempt, interactions };
  };
  const before = await read(keptId);
  await server.rows("delete from schema_migrations where name like '0067%'");
  expect(await migrate(server.environment.DATABASE_URL)).toEqual(['0067_values_of_the_run_time.sql']);
  expect(await read(keptId)).toEqual(before);
  expect(await read(damagedId)).toEqual({
    raw_score: '',
    min_score: '',
    max_score: '',
    exit_value: '',
    session_time: '',
    session_times: { 1: '0000:00:00.00', 2: '0000:01:00' },
    preferences: { audio: '', language: 'cy', speed: '', text: '1' },
    objectives: { 0: { id: 'o', status: '', raw_score: '', max_score: '50' } },
    interactions: [{ id: 'q1', type: '', time: '', weighting: '', result: '', latency: '' }],
  });
});
