import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { AttemptDelta } from '@doselore/contract/learning';
import { describe, expect, test } from 'vitest';
import { beginCourse, commit, finish, type Learner, play, resultsOf } from '../../../../test-support/learning.ts';
import { buildLicence } from '../../../../test-support/licences.factory.ts';
import { buildLink } from '../../../../test-support/links.factory.ts';
import { buildUser } from '../../../../test-support/people.factory.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';
import { contentHost } from '../../../../test-support/test-client.ts';

const server = await openTestApp();
const { clock } = server;

const answer = {
  index: 0,
  id: 'q1',
  student_response: 'first',
  result: 'correct',
  objectives: [],
  correct_responses: [],
};
const passed: Partial<AttemptDelta> = {
  lesson_status: 'passed',
  raw_score: '90',
  max_score: '100',
  interactions: [answer],
};
const worse: Partial<AttemptDelta> = {
  lesson_status: 'failed',
  raw_score: '10',
  lesson_location: 'page-2',
  suspend_data: 'practice state \0',
  session_time: '0001:00:00.00',
  interactions: [{ ...answer, student_response: 'second', result: 'wrong' }],
};

async function passCourse(scos?: Parameters<typeof beginCourse>[1]): Promise<Learner> {
  const learner = await beginCourse(server, scos);
  await play(server, learner, { delta: passed });
  return learner;
}

const open = (learner: Learner, how: { practice?: boolean; again?: boolean } = {}, module = 0) =>
  learner.client.post(`/api/sco-user/${learner.attempts[module]}/start`, how);

async function practise(learner: Learner): Promise<string> {
  const answered = await open(learner, { practice: true });
  expect(answered.statusCode, answered.body).toBe(200);
  expect(answered.json()).toMatchObject({ mode: 'practice', sco_user_id: learner.attempts[0] });
  return answered.json().session_token;
}

/** Reads the state of the run-time that the player page begins with. */
async function stateOf(playUrl: string) {
  const page = await server.visitor().get(new URL(playUrl).pathname, { host: contentHost });
  return JSON.parse(/type="application\/json">(.*?)<\/script>/u.exec(page.body)?.[1] ?? '').state;
}

/** Every table of the product except those of practice, sessions and audit, as text. */
async function everything(): Promise<Record<string, string>> {
  const tables = await server.rows<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
     and table_name not in ('practice_runs', 'sessions', 'throttles')`,
  );
  const dump: Record<string, string> = {};
  for (const { name } of tables)
    dump[name] = JSON.stringify(await server.rows(`select t::text as row from "${name}" t order by 1`));
  return dump;
}

/** Answers about a course that its learner and a site admin get. */
async function shown({ client, attempts, userId, groupId }: Learner) {
  const admin = await server.as(await buildUser(server.db, { roles: ['super_admin'] }));
  const results = (await client.get(`/api/sco-user/${attempts[0]}/results`)).json();
  return {
    result: [{ ...results, practice: null }, (await client.get(`/api/sco-user/${attempts[0]}`)).json()],
    licence: await server.rows('select * from licences where user_id = $1 order by id', [userId]),
    certificate: await server.rows('select * from certificates where user_id = $1 order by id', [userId]),
    place: await server.rows(
      'select lesson_location, suspend_data from sco_users join sco_user_suspend_data on sco_user_id = id where user_id = $1',
      [userId],
    ),
    reports: [
      (await client.get('/api/my-courses')).json(),
      (await client.get('/api/training-record')).json(),
      (await admin.get(`/api/admin/groups/${groupId}`)).json(),
    ],
  };
}

describe('practice', () => {
  test.each(['result', 'licence', 'certificate', 'place', 'reports'] as const)('never changes the %s', async (part) => {
    const learner = await passCourse();
    const before = await shown(learner);
    clock.advance(60_000);
    const token = await practise(learner);
    await commit(server, token, worse);
    await commit(server, token, { lesson_status: 'passed', raw_score: '100' }, { seq: 2, finished: true });
    await finish(learner, token);
    expect((await shown(learner))[part]).toEqual(before[part]);
  });

  test('writes to no table but its own', async () => {
    const learner = await passCourse();
    const before = await everything();
    clock.advance(60_000);
    const token = await practise(learner);
    expect((await commit(server, token, worse)).json()).toEqual({ seq: 1, applied: true, withdrawn: null });
    await commit(server, token, {}, { seq: 2, finished: true });
    await finish(learner, token);
    expect(await everything()).toEqual(before);
  });

  test('starts empty, continues after a reload, and starts empty again after its end', async () => {
    const learner = await passCourse();
    const first = (await open(learner, { practice: true })).json();
    expect(await stateOf(first.play_url)).toMatchObject({
      mode: 'normal',
      credit: 'credit',
      lesson_status: 'not attempted',
      raw_score: '',
      interactionsOffset: 0,
    });
    await commit(server, first.session_token, worse);
    const second = (await open(learner, { practice: true })).json();
    expect((await commit(server, first.session_token, { raw_score: '1' }, { seq: 9 })).statusCode).toBe(409);
    expect(await stateOf(second.play_url)).toMatchObject({
      lesson_location: 'page-2',
      suspend_data: 'practice state \0',
      raw_score: '10',
      interactionsOffset: 1,
    });
    await finish(learner, second.session_token);
    expect(await resultsOf(learner)).toMatchObject({
      raw_score: '90',
      practice: { lesson_status: 'failed', raw_score: '10' },
    });
    const third = (await open(learner, { practice: true })).json();
    expect(await stateOf(third.play_url)).toMatchObject({ lesson_location: '', raw_score: '' });
  });

  test('is checked, resent and finished by its own token only', async () => {
    const [learner, other] = [await passCourse(), await passCourse()];
    const token = await practise(learner);
    const check = `/api/sco-user/${learner.attempts[0]}/check-token?token=${token}`;
    expect((await learner.client.get(check)).json()).toEqual({ valid: true, withdrawn: null });
    const resent = { token, seq: 3, deltas: [{ session: 1, raw_score: '55' }], finished: false };
    expect((await other.client.post(`/api/sco-user/${other.attempts[0]}/commit`, resent)).statusCode).toBe(409);
    expect((await learner.client.post(`/api/sco-user/${learner.attempts[0]}/commit`, resent)).json()).toEqual({
      seq: 3,
      applied: true,
      withdrawn: null,
    });
    expect((await finish(other, token)).statusCode).toBe(409);
    expect((await finish(learner, token)).json()).toMatchObject({ lesson_status: 'passed', course_completed: true });
    expect((await learner.client.get(check)).json()).toEqual({ valid: false, withdrawn: null });
  });

  test('is refused before the module is completed, and by an archived account', async () => {
    const learner = await beginCourse(server);
    expect((await open(learner, { practice: true })).statusCode).toBe(409);
    await play(server, learner, { delta: passed });
    const token = await practise(learner);
    await server.rows("update users set state = 'disabled' where id = $1", [learner.userId]);
    expect((await commit(server, token, worse)).statusCode).toBe(409);
  });

  test('is not offered while a licence that renews the course is open', async () => {
    const learner = await passCourse();
    expect(await resultsOf(learner)).toMatchObject({ may_practise: true });
    const launchPage = `/api/course-launch-data/${learner.courseId}/online/${learner.groupId}`;
    expect((await learner.client.get(launchPage)).json().completion).toMatchObject({ may_practise: true });
    const { groupId, productId, userId } = learner;
    const actorId = await buildUser(server.db, { roles: ['super_admin'] });
    await buildLicence(server.services, { groupId, productId, userId, actorId });
    expect(await resultsOf(learner)).toMatchObject({ may_practise: false });
    expect((await open(learner, { practice: true })).statusCode).toBe(409);
    expect((await learner.client.get(launchPage)).json()).toMatchObject({
      completion: null,
      course: { courseUser: null },
    });
  });
});

test('a course cannot be practised while a licence for its refresher is open', async () => {
  const [learner, refresher] = [await passCourse(), await beginCourse(server)];
  await buildLink(server.db, { kind: 'refresher', from: learner.productId, to: refresher.productId });
  expect((await open(learner, { practice: true })).statusCode).toBe(200);
  const actorId = await buildUser(server.db, { roles: ['super_admin'] });
  const { groupId, userId } = learner;
  await buildLicence(server.services, { groupId, productId: refresher.productId, userId, actorId });
  expect((await open(learner, { practice: true })).statusCode).toBe(409);
});

describe('looking at a finished module again', () => {
  test('opens review mode with the result and writes nothing at all', async () => {
    const learner = await passCourse();
    const before = await everything();
    clock.advance(60_000);
    const review = (await open(learner)).json();
    expect(review.mode).toBe('review');
    expect(await stateOf(review.play_url)).toMatchObject({
      mode: 'review',
      credit: 'no-credit',
      lesson_status: 'passed',
      raw_score: '90',
    });
    expect((await commit(server, review.session_token, worse, { finished: true })).statusCode).toBe(409);
    expect((await finish(learner, review.session_token)).statusCode).toBe(409);
    expect(await everything()).toEqual(before);
  });
});

test('only the practice of the room and the rules for personal data name the table of practice', () => {
  const root = path.join(import.meta.dirname, '../../../..');
  const naming = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|sql)$/u.test(file) && !file.endsWith('.test.ts') && !file.endsWith('.generated.ts'))
    .filter((file) => readFileSync(path.join(root, file), 'utf8').includes('practice_runs'));
  expect(naming.filter((file) => !/^(migrations|test-support)/u.test(file)).sort()).toEqual([
    'features/learning/learning/learning.personal-data.ts',
    'features/learning/learning/practice/practice.repository.ts',
  ]);
});
