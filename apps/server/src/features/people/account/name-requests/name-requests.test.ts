import type { NameRequest } from '@doselore/contract/account';
import { expect, test } from 'vitest';
import { buildManager, buildMembership, buildUser } from '../../../../test-support/people.factory.ts';
import { buildGroup } from '../../../../test-support/places.factory.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';
import type { Client } from '../../../../test-support/test-client.ts';

const server = await openTestApp({ connections: 20 });
const { db } = server;
const site = await server.as(await buildUser(db, { roles: ['super_admin'] }));

async function buildOrganisation(name: string) {
  const groupId = await buildGroup(db, { name });
  const adminId = await buildUser(db, { roles: ['group_admin'] });
  await buildManager(db, { userId: adminId, groupId });
  return { groupId, adminId, admin: await server.as(adminId), at: `/api/grouping-admin/groups/${groupId}` };
}
const [here, there] = [await buildOrganisation('Ashdown'), await buildOrganisation('Bramley')];

async function buildRequest(groupIds = [here.groupId], lastName = 'Ashford') {
  const userId = await buildUser(db, { firstName: 'Mary', lastName: 'Penrose' });
  for (const groupId of groupIds) await buildMembership(db, { userId, groupId });
  const client = await server.as(userId);
  const answer = await client.post('/api/account/name-change', { firstName: 'Mary', lastName: lastName });
  expect(answer.statusCode).toBe(200);
  return { userId, client };
}

const list = async (client: Client, at: string, query = ''): Promise<NameRequest[]> =>
  (await client.get(`${at}/name-change-requests?per_page=100${query}`)).json().rows;
const requestOf = async (client: Client, at: string, userId: number, state = '') =>
  (await list(client, at, `&state=${state}`)).find(({ person }) => person.id === userId);
type Given = { action?: string; seenName?: string };
const decide = (
  client: Client,
  at: string,
  id: number,
  { action = 'approve', seenName = 'Mary Penrose' }: Given = {},
) => client.post(`${at}/name-change-requests/${id}/decide`, { action, seenName });

test('an organisation sees the requests of its members, and only its own name', async () => {
  const { userId } = await buildRequest([here.groupId, there.groupId]);
  const elsewhere = await buildRequest([there.groupId]);
  expect(await requestOf(here.admin, here.at, userId)).toMatchObject({
    person: { name: 'Mary Penrose' },
    new_name: 'Mary Ashford',
    groups: [{ name: 'Ashdown' }],
    state: 'pending',
    decided: null,
  });
  expect((await requestOf(site, '/api/admin', userId))?.groups.map(({ name }) => name)).toEqual(['Ashdown', 'Bramley']);
  expect(await requestOf(here.admin, here.at, elsewhere.userId)).toBeUndefined();
  const foreign = await requestOf(there.admin, there.at, elsewhere.userId);
  expect((await decide(here.admin, here.at, foreign?.id ?? 0)).statusCode).toBe(404);
  const left = 'update group_members set archived_at = now() where user_id = $1 and group_id = $2';
  await server.rows(left, [userId, here.groupId]);
  expect(await requestOf(here.admin, here.at, userId)).toBeUndefined();
});

test('an approval renames the person, voids the emailed link and is listed with the name of the admin', async () => {
  const { userId, client } = await buildRequest();
  const { id } = (await requestOf(here.admin, here.at, userId)) ?? { id: 0 };
  const [mail] = await server.rows<{ body_text: string }>(
    "select body_text from outbox_messages where subject like '%change of name%' order by id desc limit 1",
  );
  const link = mail?.body_text.match(/confirmation-token\/(\d+\/[\w-]+)\/approve/u)?.[1];
  expect((await decide(here.admin, here.at, id)).json()).toEqual({ state: 'approved' });
  expect((await client.get('/api/account/details')).json()).toMatchObject({ last_name: 'Ashford', new_name: null });
  expect((await server.visitor().post(`/process-name-change-request/${link}/approve`)).statusCode).toBe(410);
  expect(await requestOf(here.admin, here.at, userId, 'pending')).toBeUndefined();
  expect(await requestOf(here.admin, here.at, userId, 'approved')).toMatchObject({
    decided: { by: expect.any(String) },
  });
  const [audit] = await server.rows<{ actor_id: number }>(
    "select actor_id::int from audit_events where action = 'account.name.approved' and subject = $1",
    [`user ${userId}`],
  );
  expect(audit).toEqual({ actor_id: here.adminId });
});

test('one of ten concurrent answers decides, and the others are refused', async () => {
  const { userId, client } = await buildRequest();
  const { id } = (await requestOf(here.admin, here.at, userId)) ?? { id: 0 };
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, nth) =>
      nth % 2 === 0
        ? decide(here.admin, here.at, id, { action: 'decline' })
        : decide(site, '/api/admin', id, { action: 'approve' }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
    200,
    ...Array.from({ length: 9 }, () => 409),
  ]);
  const { state } = answers.find(({ statusCode }) => statusCode === 200)?.json() ?? {};
  const { last_name: lastName } = (await client.get('/api/account/details')).json();
  expect(lastName).toBe(state === 'approved' ? 'Ashford' : 'Penrose');
  const audits = await server.rows(
    "select action from audit_events where action like 'account.name.%' and subject = $1",
    [`user ${userId}`],
  );
  expect(audits).toEqual([{ action: `account.name.${state}` }]);
});

test('refuses to approve another name than was shown, a withdrawn request and the admin’s own name', async () => {
  const { userId, client } = await buildRequest();
  const { id } = (await requestOf(here.admin, here.at, userId)) ?? { id: 0 };
  expect((await decide(here.admin, here.at, id, { seenName: 'Mary Ashworth' })).statusCode).toBe(409);
  await client.send('DELETE', '/api/account/name-change');
  expect((await decide(here.admin, here.at, id)).json()).toMatchObject({ code: 'conflict' });
  expect((await client.get('/api/account/details')).json().last_name).toBe('Penrose');

  await buildMembership(db, { userId: here.adminId, groupId: here.groupId });
  await here.admin.post('/api/account/name-change', { firstName: 'Own', lastName: 'Name' });
  const own = await requestOf(here.admin, here.at, here.adminId);
  const answer = await decide(here.admin, here.at, own?.id ?? 0, { seenName: own?.person.name ?? '' });
  expect([answer.statusCode, answer.json().message]).toEqual([
    409,
    'You cannot decide about your own name. Ask another admin.',
  ]);
});

test('the spreadsheet has the requests of the list, and no formula of a name', async () => {
  const { userId } = await buildRequest([here.groupId], "=HYPERLINK('x')");
  const csv = (await here.admin.get(`${here.at}/name-change-requests/csv?state=pending`)).payload;
  expect(csv).toContain('Ashdown');
  expect(csv).not.toMatch(/(^|,)"?=/mu);
  expect(await requestOf(here.admin, here.at, userId)).toBeDefined();
});
