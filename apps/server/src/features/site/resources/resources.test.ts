import { expect, test } from 'vitest';
import { buildDocument } from '../../../test-support/documents.factory.ts';
import { buildMembership, buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import type { Client } from '../../../test-support/test-client.ts';

const server = await openTestApp();
const { db, services } = server;
const actorId = await buildUser(db, { roles: ['super_admin'] });
const [mine, other, closed] = [
  await buildGroup(db, { name: 'Quayside Chemists' }),
  await buildGroup(db),
  await buildGroup(db, { isArchived: true }),
];
const ids = {
  everybody: await buildDocument(services, { actorId, title: 'beta for all', content: 'Plain text: café\n' }),
  mine: await buildDocument(services, { actorId, groupId: mine, title: 'Alpha', fileName: 'Ünit "fridge" (1).pdf' }),
  other: await buildDocument(services, { actorId, groupId: other }),
  closed: await buildDocument(services, { actorId, groupId: closed }),
};
const learnerId = await buildUser(db);
for (const groupId of [mine, closed]) await buildMembership(db, { userId: learnerId, groupId });
const learner = await server.as(learnerId);

const titles = async (client: Client) =>
  (await client.get('/api/my-resources')).json().map((row: { title: string }) => row.title);
const fileOf = (id: number, query = '', client = learner) => client.get(`/api/my-resources/${id}/file${query}`);

test('shows a learner documents for everybody and for their own open organisations, by title', async () => {
  const [first, second, ...more] = (await learner.get('/api/my-resources')).json();
  expect(first).toMatchObject({
    title: 'Alpha',
    category: 'procedure',
    group: { id: mine, name: 'Quayside Chemists' },
  });
  expect(second).toMatchObject({ title: 'beta for all', media_type: 'text/plain', bytes: 18, group: null });
  expect(more).toEqual([]);
});

test('shows people without an organisation, and people who have left, the documents for everybody', async () => {
  expect(await titles(await server.as(await buildUser(db)))).toEqual(['beta for all']);
  const left = await buildUser(db);
  await buildMembership(db, { userId: left, groupId: mine, isArchived: true });
  expect(await titles(await server.as(left))).toEqual(['beta for all']);
  expect((await fileOf(ids.mine, '', await server.as(left))).statusCode).toBe(404);
});

test('downloads a PDF under its own name, or opens it in the browser', async () => {
  const saved = await fileOf(ids.mine);
  expect(saved.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="nit fridge (1).pdf"; filename*=UTF-8''%C3%9Cnit%20%22fridge%22%20%281%29.pdf`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'content-length': String(saved.rawPayload.length),
  });
  const shown = await fileOf(ids.mine, '?as=inline');
  expect(shown.headers['content-disposition']).toMatch(/^inline; /u);
  expect(shown.headers['content-security-policy']).not.toContain('sandbox');
  expect(shown.rawPayload.equals(saved.rawPayload)).toBe(true);
});

test('serves a text as text, also when it is opened', async () => {
  const shown = await fileOf(ids.everybody, '?as=inline');
  expect(shown.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(shown.headers['content-security-policy']).toContain('sandbox');
  expect(shown.body).toBe('Plain text: café\n');
});

test('answers 404 for documents of other or archived organisations, withdrawn ones and unknown ids', async () => {
  const withdrawn = await buildDocument(services, { actorId, title: 'Withdrawn' });
  await server.rows('update documents set archived_at = now() where id = $1', [withdrawn]);
  const unpublished = await buildDocument(services, { actorId, title: 'Not yet' });
  await server.rows('update documents set published_at = null where id = $1', [unpublished]);
  expect(await titles(learner)).toEqual(['Alpha', 'beta for all']);
  for (const id of [ids.other, ids.closed, withdrawn, unpublished, 9_999_999])
    expect((await fileOf(id)).statusCode).toBe(404);
  expect((await learner.get('/api/my-resources/none/file')).statusCode).toBe(404);
  expect((await fileOf(ids.mine, '?as=script')).statusCode).toBe(422);
});

test.each([
  ['a program', Buffer.from('7f454c4602010100', 'hex')],
  ['nothing', ''],
  ['half a letter', Buffer.from([0x61, 0xc3, 0x28])],
])('refuses %s as a document, whatever its name', async (_name, content) => {
  const refused = buildDocument(services, { actorId, content, fileName: 'guide.pdf' });
  await expect(refused).rejects.toMatchObject({
    fields: { file: [expect.stringMatching(/^Choose a PDF, a text or CSV file/u)] },
  });
});

test('lists what a person must still read, the earliest day first and documents without a day last', async () => {
  const groupId = await buildGroup(db);
  const userId = await buildUser(db);
  await buildMembership(db, { userId, groupId });
  const buildToRead = async (title: string, dueDays: number | null) => {
    const id = await buildDocument(services, { actorId, groupId, title });
    await server.rows(`update documents set must_read = 'open', due_days = $2 where id = $1`, [id, dueDays]);
    return id;
  };
  const [none, late, early] = [
    await buildToRead('None', null),
    await buildToRead('Late', 9),
    await buildToRead('Early', 2),
  ];
  const reader = await server.as(userId);
  const toRead = async () => (await reader.get('/api/my-resources/to-read')).json();
  expect(await toRead()).toEqual([
    { id: early, title: 'Early', due_on: expect.any(String) },
    { id: late, title: 'Late', due_on: expect.any(String) },
    { id: none, title: 'None', due_on: null },
  ]);
  await reader.post(`/api/my-resources/${early}/open`, { version: 1 });
  expect((await toRead()).map(({ title }: { title: string }) => title)).toEqual(['Late', 'None']);
});
