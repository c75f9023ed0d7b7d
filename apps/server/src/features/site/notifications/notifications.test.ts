import { expect, test } from 'vitest';
import { minutes } from '../../../platform/clock/index.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import { buildNotification } from '../../../test-support/notifications.factory.ts';
import { buildManager, buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import type { Client } from '../../../test-support/test-client.ts';
import { notify, notifySiteAdmins, purgeNotifications } from './notify.ts';

const server = await openTestApp();
const { db, clock } = server;
const base = '/api/mixed-admin/notifications';
const groupId = await buildGroup(db);

async function admin() {
  const id = await buildUser(db, { roles: ['group_admin'] });
  await buildManager(db, { userId: id, groupId });
  return { id, client: await server.as(id) };
}

const leave = (overrides: Parameters<typeof buildNotification>[1]) => buildNotification(db, { groupId, ...overrides });

const list = async (client: Client, query = '') => (await client.get(`${base}${query}`)).json();
const unread = async (client: Client) => (await client.get(`${base}/unread-count`)).json().unread;
const titles = (page: { rows: { title: string }[] }) => page.rows.map((row) => row.title);

test('lists the newest first, a page at a time, unread or all', async () => {
  const { id, client } = await admin();
  const ids: number[] = [];
  for (const day of ['01', '03', '02'])
    ids.push(await leave({ userId: id, title: day, createdAt: `2026-08-${day}T09:00:00Z` }));
  expect(titles(await list(client))).toEqual(['03', '02', '01']);
  expect(titles(await list(client, '?page=2&per_page=2'))).toEqual(['01']);
  expect((await client.post(`${base}/${ids[1]}/read`)).statusCode).toBe(200);
  const left = await list(client, '?show=unread');
  expect([titles(left), left.total, await unread(client)]).toEqual([['02', '01'], 2, 2]);
  expect((await list(client)).rows[0]).toMatchObject({ title: '03', is_read: true, action_url: null });
});

test('neither shows nor marks notifications of other people', async () => {
  const [mine, other] = [await admin(), await admin()];
  const noteId = await leave({ userId: mine.id });
  expect((await list(other.client)).rows).toEqual([]);
  expect((await other.client.post(`${base}/${noteId}/read`)).statusCode).toBe(404);
  expect((await other.client.post(`${base}/read-all`, { upTo: noteId })).statusCode).toBe(200);
  expect(await unread(mine.client)).toBe(1);
});

test('marking all read leaves notifications that came after the page was shown', async () => {
  const { id, client } = await admin();
  await leave({ userId: id });
  const shown = await leave({ userId: id });
  const later = await leave({ userId: id });
  await client.post(`${base}/read-all`, { upTo: shown });
  expect((await list(client, '?show=unread')).rows.map((row: { id: number }) => row.id)).toEqual([later]);
});

test.each([{ title: null }, { tag: null }, { body: null }, { body: '' }])(
  'does not count a notification with %j',
  async (missing) => {
    const { id, client } = await admin();
    await leave({ userId: id, ...missing });
    expect(await unread(client)).toBe(0);
  },
);

test('a learner has none, and an invalid request is refused', async () => {
  expect((await (await server.as(await buildUser(db))).get(base)).statusCode).toBe(403);
  const { client } = await admin();
  for (const query of ['?show=some', '?page=0', '?per_page=101', '?q=x'])
    expect((await client.get(`${base}${query}`)).statusCode).toBe(422);
  expect((await client.post(`${base}/none/read`)).statusCode).toBe(404);
  expect((await client.post(`${base}/read-all`, { upTo: 'all' })).statusCode).toBe(422);
});

test('a page that polls the count keeps nobody signed in', async () => {
  const { client } = await admin();
  for (let attempt = 0; attempt < 9; attempt += 1) {
    clock.advance(minutes(5));
    expect((await client.get(`${base}/unread-count`)).statusCode).toBe(200);
  }
  clock.advance(minutes(1));
  expect((await client.get(`${base}/unread-count`)).statusCode).toBe(401);
});

test('notifies each person, and deletes notifications older than a year every day', async () => {
  const [first, second] = [await admin(), await admin()];
  await leave({ userId: first.id, createdAt: '2025-01-01T09:00:00Z' });
  const about = { code: 'licences_low', groupId } as const;
  const notice = {
    ...about,
    title: 'Stock is low',
    tag: 'Licences',
    body: 'Two are left.',
    actionUrl: '/group-admin/1/licences',
  };
  await inTransaction(db, (tx) => notify(tx, { at: clock.now(), ...notice, userIds: [first.id, second.id] }));
  await inTransaction(db, (tx) => notify(tx, { at: clock.now(), ...notice, userIds: [] }));
  await inTransaction(db, async (tx) => purgeNotifications(clock).run(tx));
  for (const { client } of [first, second])
    expect((await list(client)).rows).toMatchObject([{ title: 'Stock is low', action_url: '/group-admin/1/licences' }]);
});

test('stores the choice of each person, and still notifies other people', async () => {
  const [quiet, curious] = await Promise.all(
    [1, 2].map(async () => {
      const id = await buildUser(db, { roles: ['super_admin'] });
      return { id, client: await server.as(id) };
    }),
  );
  const choices = async (client?: Client) => (await client?.get('/api/account/notices'))?.json();
  expect(await choices(quiet?.client)).toEqual([
    { kind: 'licencesIssued', is_on: true },
    { kind: 'certificateReminders', is_on: true },
    { kind: 'courseReminders', is_on: true },
    { kind: 'feedbackRequests', is_on: true },
    { kind: 'documentsToRead', is_on: true },
    { kind: 'pharmacistQuestions', is_on: true },
  ]);
  await quiet?.client.put('/api/account/notices', {
    kind: 'pharmacistQuestions',
    isOn: false,
  });
  expect(await choices(quiet?.client)).toContainEqual({
    kind: 'pharmacistQuestions',
    is_on: false,
  });
  const notice = {
    kind: 'pharmacistQuestions',
    code: 'pharmacist_question',
    title: 'Jo asks',
    tag: 'Question',
    body: 'May I?',
  } as const;
  await inTransaction(db, (tx) => notifySiteAdmins(tx, { ...notice, at: clock.now() }));
  expect(quiet && (await unread(quiet.client))).toBe(0);
  expect(curious && (await unread(curious.client))).toBe(1);
  await quiet?.client.put('/api/account/notices', {
    kind: 'pharmacistQuestions',
    isOn: true,
  });
  await inTransaction(db, (tx) => notifySiteAdmins(tx, { ...notice, at: clock.now() }));
  expect(quiet && (await unread(quiet.client))).toBe(1);
});

test('offers trainers the reminders of dates that they are asked about', async () => {
  const client = await server.as(await buildUser(db, { roles: ['trainer'] }));
  expect((await client.get('/api/account/notices')).json()).toContainEqual({ kind: 'bookingReminders', is_on: true });
});

test('offers learners the kinds that learners get, and never a choice about security', async () => {
  const client = await server.as(await buildUser(db));
  expect((await client.get('/api/account/notices')).json()).toEqual([
    { kind: 'licencesIssued', is_on: true },
    { kind: 'certificateReminders', is_on: true },
    { kind: 'courseReminders', is_on: true },
    { kind: 'feedbackRequests', is_on: true },
    { kind: 'documentsToRead', is_on: true },
  ]);
  expect((await client.put('/api/account/notices', { kind: 'security', isOn: false })).statusCode).toBe(422);
});
