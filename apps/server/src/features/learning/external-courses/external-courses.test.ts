import { commandOf } from '@doselore/contract';
import { expect, test } from 'vitest';
import { buildMembership, buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import type { Client } from '../../../test-support/test-client.ts';

const server = await openTestApp();
const { db } = server;
const groupId = await buildGroup(db, { name: 'Ashdown' });
const pdf = Buffer.from('%PDF-1.7\n%%EOF\n');

async function someone(): Promise<Client> {
  const userId = await buildUser(db);
  await buildMembership(db, { userId, groupId });
  return server.as(userId);
}
const firstAid = {
  external_course_id: null,
  title: 'First aid at work',
  provider: 'A provider',
  completed_on: '2026-03-31',
  months: 11,
  reference: 'FA-17',
};
const add = async (client: Client, changes: object = {}): Promise<number> =>
  (await client.post('/api/my-external-courses', commandOf({ ...firstAid, ...changes }))).json().id;
const at = (id: number, rest = '') => `/api/my-external-courses/${id}${rest}`;
const settle = (id: number, verdict: string) =>
  server.rows('insert into external_verdicts (entry_id, group_id, verdict, decided_at) values ($1, $2, $3, now())', [
    id,
    groupId,
    verdict,
  ]);

test('adds an entry as a card and a line of the training record, which expires after its months', async () => {
  const client = await someone();
  const id = await add(client);
  expect((await client.get(at(id))).json()).toMatchObject({ state: 'unverified', expires_on: '2027-02-28' });
  const [card] = (await client.get('/api/my-courses')).json();
  expect(card).toMatchObject({
    course_id: id,
    course_type: 'external-course',
    deliverable_id: null,
    group: { name: 'Ashdown' },
    courseUser: { completion_status: 'incomplete' },
    external: { state: 'unverified', reference: 'FA-17', has_evidence: false },
  });
  expect((await client.get('/api/training-record')).json()).toMatchObject([
    { source: 'external', state: 'unverified' },
  ]);
  const launch = await client.get(`/api/course-launch-data/${id}/external-course`);
  expect(launch.json().course.title).toBe('First aid at work');
});

test.each([
  ['verified', 'completed'],
  ['rejected', 'failed'],
])('an entry that is %s counts as %s and can no longer be changed', async (state, status) => {
  const client = await someone();
  const id = await add(client);
  await client.upload(at(id, '/evidence'), { name: 'a.pdf', bytes: pdf });
  await settle(id, state);
  const [card] = (await client.get('/api/my-courses')).json();
  expect(card.courseUser.completion_status).toBe(status);
  const tries = [
    await client.put(at(id), commandOf(firstAid)),
    await client.send('DELETE', at(id)),
    await client.upload(at(id, '/evidence'), { name: 'b.pdf', bytes: pdf }),
  ];
  expect(tries.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409]);
  expect((await client.get(at(id, '/evidence'))).statusCode).toBe(200);
});

test('takes title and provider from a course of the catalogue', async () => {
  const [course] = await server.rows<{ id: number }>(
    "insert into external_courses (title, provider, default_months) values ('E-assessment', 'CPPE', 24) returning id",
  );
  const client = await someone();
  const id = await add(client, { external_course_id: course?.id, title: 'Mine', provider: 'Mine', months: 0 });
  expect((await client.get(at(id))).json()).toMatchObject({
    title: 'E-assessment',
    provider: 'CPPE',
    expires_on: null,
  });
  expect((await client.get('/api/external-course-choices')).json()).toMatchObject([{ title: 'E-assessment' }]);
  expect((await client.put(at(id), commandOf({ ...firstAid, external_course_id: 9_999_999 }))).statusCode).toBe(422);
});

test.each([
  ['a day in the future', { completed_on: '2026-09-02' }, 'completedOn'],
  ['no title', { title: ' ' }, 'title'],
  ['months without end', { months: 121 }, 'months'],
  ['a state of its own', { state: 'verified' }, 'request'],
])('refuses an entry with %s', async (_what, changes, field) => {
  const answer = await (await someone()).post('/api/my-external-courses', commandOf({ ...firstAid, ...changes }));
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toHaveProperty(field);
});

test('accepts a PDF or picture by its contents as evidence, replaces it, and deletes it with its entry', async () => {
  const client = await someone();
  const id = await add(client);
  const send = (name: string, bytes: Buffer) => client.upload(at(id, '/evidence'), { name, bytes });
  for (const bytes of [Buffer.from('Plain text'), Buffer.from('<svg onload="x">'), Buffer.from('7f454c46', 'hex')])
    expect((await send('proof.pdf', bytes)).json().errors).toEqual({
      file: ['Choose a PDF, or a PNG, JPEG or WebP picture'],
    });
  expect((await send('big.pdf', Buffer.concat([pdf, Buffer.alloc(10_485_760)]))).statusCode).toBe(413);
  await send('card.jpg', Buffer.from('ffd8ffe000104a464946', 'hex'));
  await send('Zertifikat "1".pdf', pdf);
  const file = await client.get(at(id, '/evidence'));
  expect(file.headers).toMatchObject({ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' });
  expect(file.rawPayload.equals(pdf)).toBe(true);
  const stranger = await someone();
  expect((await stranger.get(at(id, '/evidence'))).statusCode).toBe(404);
  expect((await client.send('DELETE', at(id))).statusCode).toBe(200);
  expect((await client.get(at(id, '/evidence'))).statusCode).toBe(404);
});

test('an entry stays with a person who leaves the organisation', async () => {
  const client = await someone();
  const id = await add(client);
  await server.rows('update group_members set archived_at = now() where group_id = $1', [groupId]);
  expect((await client.get('/api/my-courses')).json()).toMatchObject([{ course_id: id }]);
  await server.rows('update group_members set archived_at = null where group_id = $1', [groupId]);
  const nowhere = await server.as(await buildUser(db));
  expect((await nowhere.post('/api/my-external-courses', commandOf(firstAid))).statusCode).toBe(409);
});
