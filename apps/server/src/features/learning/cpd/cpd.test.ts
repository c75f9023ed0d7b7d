import { commandName, commandOf } from '@doselore/contract';
import { expect, test } from 'vitest';
import { beginCourse, play } from '../../../test-support/learning.ts';
import { buildUser } from '../../../test-support/people.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import type { Client } from '../../../test-support/test-client.ts';

const server = await openTestApp({ connections: 20 });
const { db } = server;

const record = {
  kind: 'planned',
  title: 'Sepsis in children',
  learning: 'The traffic light system',
  relevance: 'Parents ask us first',
  method: 'A course',
  benefit: '',
  learnt_on: '2026-08-20',
};
const someone = async () => server.as(await buildUser(db));
const listOf = async (client: Client) => (await client.get('/api/cpd-records')).json();
const add = async (client: Client, changes: object = {}): Promise<number> =>
  (await client.post('/api/cpd-records', commandOf({ ...record, ...changes }))).json().id;

async function completed() {
  const learner = await beginCourse(server);
  await play(server, learner, { delta: { lesson_status: 'passed' } });
  const [course] = (await listOf(learner.client)).courses;
  return { ...learner, courseUserId: course.source_id as number };
}
const draft = (client: Client, courseUserId: number | string) =>
  client.post(`/api/cpd-records/from-course/online/${courseUserId}`);

test('adds, reads, changes and deletes a record', async () => {
  const client = await someone();
  const id = await add(client);
  expect((await client.get(`/api/cpd-records/${id}`)).json()).toEqual({ ...record, id, is_from_course: false });
  const changed = { ...record, kind: 'unplanned', benefit: 'A child was sent on in time', learnt_on: null };
  expect((await client.put(`/api/cpd-records/${id}`, commandOf(changed))).statusCode).toBe(200);
  expect((await listOf(client)).records).toEqual([{ ...changed, id, is_from_course: false }]);
  expect((await client.send('DELETE', `/api/cpd-records/${id}`)).statusCode).toBe(200);
  expect((await client.get(`/api/cpd-records/${id}`)).statusCode).toBe(404);
  expect((await client.send('DELETE', `/api/cpd-records/${id}`)).statusCode).toBe(404);
});

test('lists records without a day first, then the newest', async () => {
  const client = await someone();
  for (const learnt_on of ['2026-01-02', null, '2026-05-06'])
    await add(client, { learnt_on, title: String(learnt_on) });
  expect((await listOf(client)).records.map(({ title }: { title: string }) => title)).toEqual([
    'null',
    '2026-05-06',
    '2026-01-02',
  ]);
});

test.each([
  ['no title', { title: ' ' }, 'title'],
  ['another kind', { kind: 'guessed' }, 'kind'],
  ['a day that is none', { learnt_on: '2026-02-30' }, 'learnt_on'],
  ['too much text', { benefit: 'x'.repeat(2_001) }, 'benefit'],
  ['somebody else as its owner', { user_id: 1 }, 'request'],
])('refuses a record with %s', async (_what, changes, field) => {
  const client = await someone();
  const answer = await client.post('/api/cpd-records', commandOf({ ...record, ...changes }));
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toHaveProperty(commandName(field));
});

test('creates one draft from a completed course, with the details of the course', async () => {
  const { client, courseUserId } = await completed();
  const answers = await Promise.all(Array.from({ length: 5 }, () => draft(client, courseUserId)));
  expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
  const { records, courses } = await listOf(client);
  expect(courses).toEqual([]);
  expect(records).toHaveLength(1);
  expect(records[0]).toMatchObject({
    kind: 'planned',
    title: 'Safe dispensing',
    relevance: '',
    benefit: '',
    learnt_on: '2026-09-01',
    is_from_course: true,
  });
  expect(records[0].method).toContain('completed it on 01-09-2026');
});

test('a person who deleted a draft can create it again, but none from a course in progress', async () => {
  const { client, courseUserId } = await completed();
  const { id } = (await draft(client, courseUserId)).json();
  await client.send('DELETE', `/api/cpd-records/${id}`);
  expect((await listOf(client)).courses).toHaveLength(1);
  expect((await draft(client, courseUserId)).statusCode).toBe(200);
  const running = await beginCourse(server);
  const [row] = await server.rows<{ id: number }>('select id from course_users where user_id = $1', [running.userId]);
  expect((await draft(running.client, row?.id ?? 0)).statusCode).toBe(409);
});

test('refuses to read, change, delete or draft records of another person', async () => {
  const [owner, other] = [await completed(), await someone()];
  const id = await add(owner.client);
  const address = `/api/cpd-records/${id}`;
  const answers = [
    await other.get(address),
    await other.put(address, commandOf(record)),
    await other.send('DELETE', address),
    await draft(other, owner.courseUserId),
    await draft(other, 'x'),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
  expect(await listOf(other)).toEqual({ records: [], courses: [] });
  expect((await other.get('/api/cpd-records/csv')).body).not.toContain(record.title);
});

test('the CSV has every record, and no cell that a spreadsheet would run', async () => {
  const client = await someone();
  await add(client, { title: '=cmd|calc', learning: 'He said "no",\nthen yes', benefit: 'It helped' });
  const answer = await client.get('/api/cpd-records/csv');
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.headers['content-disposition']).toBe('attachment; filename="CPD records 2026-09-01.csv"');
  const [, line] = answer.body.split('\r\n');
  expect(line).toBe(
    `"'=cmd|calc","Planned","20-08-2026","He said ""no"",\nthen yes","Parents ask us first","A course","It helped","Complete"`,
  );
});
