import { commandOf } from '@doselore/contract';
import { expect, test } from 'vitest';
import { beginCourse, commit, launch, play } from '../../../../test-support/learning.ts';
import { buildUser } from '../../../../test-support/people.factory.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';
import type { Client } from '../../../../test-support/test-client.ts';
import { readZip } from '../../../../test-support/zip.ts';

const server = await openTestApp();
const { db } = server;

async function dataOf(client: Client): Promise<Record<string, string>> {
  const answer = await client.get('/api/account/data');
  expect(answer.headers['content-type']).toBe('application/zip');
  const files = await readZip(answer.rawPayload);
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, bytes.toString()]));
}

const note = { kind: 'planned', learning: '', relevance: '', method: '', benefit: '', learnt_on: null };

test('the download has all data about the person in every subject, and nothing about other people', async () => {
  const learner = await beginCourse(server);
  await play(server, learner, {
    delta: {
      lesson_status: 'passed',
      interactions: [
        {
          index: 0,
          id: 'q1',
          type: 'choice',
          student_response: 'b',
          result: 'correct',
          objectives: [],
          correct_responses: ['b'],
        },
      ],
    },
  });
  await learner.client.post('/api/cpd-records', commandOf({ ...note, title: 'My near miss' }));
  await learner.client.post('/api/account/name-change', { firstName: 'New', lastName: 'Name' });
  const stranger = await beginCourse(server);
  await stranger.client.post('/api/cpd-records', commandOf({ ...note, title: 'Not yours' }));
  const files = await dataOf(learner.client);
  const readable = Object.keys(files).filter((name) => !/^(tables|certificates)\//u.test(name));
  expect(readable).toEqual([
    'read-me.txt',
    'contents.csv',
    'account.json',
    'organisations.json',
    'licences.json',
    'attempts.json',
    'training-record.json',
    'reading.json',
    'assessments.json',
    'face-to-face-results.json',
    'external-courses.json',
    'session-feedback.json',
    'certificates.json',
    'cpd-records.json',
    'feedback.json',
    'changes-asked-for.json',
    'questions.json',
    'notifications.json',
    'devices.json',
    'passkeys.json',
    'activity.json',
  ]);
  const read = (name: string) => JSON.parse(files[`${name}.json`] ?? 'null');
  expect(read('account')).toMatchObject({ id: learner.userId, last_name: 'Penrose' });
  expect(read('organisations')).toHaveLength(1);
  expect(read('licences')).toMatchObject([{ state: 'completed' }]);
  expect(read('attempts')).toMatchObject([{ status: 'passed', answers: [{ question: 'q1', answer: 'b' }] }]);
  expect(read('certificates')).toHaveLength(1);
  const pdf = `certificates/${read('certificates')[0].serial}.pdf`;
  expect(files[pdf]?.slice(0, 5)).toBe('%PDF-');
  expect(files['contents.csv']).toContain(`"${pdf}","Safe dispensing","no"`);
  expect(read('cpd-records')).toMatchObject([{ title: 'My near miss' }]);
  expect(read('changes-asked-for')).toMatchObject([{ kind: 'name', wanted: 'New Name', state: 'pending' }]);
  expect(JSON.stringify(files)).not.toContain('Not yours');
});

test('the download has no password, token or secret that would open the account', async () => {
  const learner = await beginCourse(server);
  const { session_token: token } = await launch(learner);
  await commit(server, token, { lesson_location: 'page 2' });
  await db
    .updateTable('users')
    .set({ password_hash: '$argon2id$secret-hash' })
    .where('id', '=', learner.userId)
    .execute();
  await db
    .insertInto('second_steps')
    .values({ user_id: learner.userId, secret: 'JBSWY3DPEHPK3PXP', confirmed_at: server.clock.now() })
    .execute();
  const text = JSON.stringify(await dataOf(learner.client));
  expect(text).toContain('page 2');
  for (const secret of ['secret-hash', 'JBSWY3DPEHPK3PXP', token, learner.client.cookies.get('sid') ?? token])
    expect(text).not.toContain(secret);
});

test('the colour scheme is stored with the account, and an unknown one is refused', async () => {
  const client = await server.as(await buildUser(db));
  expect((await client.put('/api/account/theme', { theme: 'dark' })).statusCode).toBe(200);
  expect((await client.get('/api/user')).json().theme).toBe('dark');
  expect((await client.put('/api/account/theme', { theme: 'pink' })).statusCode).toBe(422);
});
