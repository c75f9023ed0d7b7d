import { randomUUID } from 'node:crypto';
import { commandOf } from '@doselore/contract';
import { expect, test } from 'vitest';
import { days, minutes } from '../../../platform/clock/index.ts';
import { buildManagedDocument, documentFields } from '../../../test-support/managed-document.factory.ts';
import { buildManager, buildMembership, buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup, buildSubgroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import type { Client } from '../../../test-support/test-client.ts';

const server = await openTestApp({ connections: 20 });
const { db, clock } = server;
const adminId = await buildUser(db, { roles: ['super_admin'], firstName: 'Morgan', lastName: 'Ellis' });
const asSuper = () => server.as(adminId);

async function buildPlace() {
  const groupId = await buildGroup(db);
  const managerId = await buildUser(db, { roles: ['group_admin'] });
  await buildManager(db, { userId: managerId, groupId });
  const member = async (subgroupId?: number) => {
    const userId = await buildUser(db);
    await buildMembership(db, { userId, groupId, ...(subgroupId === undefined ? {} : { subgroupId }) });
    return userId;
  };
  return { groupId, managerId, member, asManager: () => server.as(managerId) };
}

const own = async (userId: number) => (await (await server.as(userId)).get('/api/my-resources')).json();
const titles = async (userId: number) => (await own(userId)).map(({ title }: { title: string }) => title);
const acknowledge = async (client: Client, { id, version, statement_digest }: Record<string, unknown>) =>
  client.post(`/api/my-resources/${id}/acknowledge`, commandOf({ version, statement_digest }));

test('one current membership has to fit every kind of choice', async () => {
  const place = await buildPlace();
  const other = await buildPlace();
  const subgroupId = await buildSubgroup(db, { groupId: place.groupId });
  const [inService, outside] = [await place.member(subgroupId), await place.member()];
  const pharmacistElsewhere = await place.member(subgroupId);
  await buildMembership(db, { userId: pharmacistElsewhere, groupId: other.groupId });
  await server.rows(`update group_members set job_role = 'Pharmacist' where user_id = $1`, [inService]);
  await server.rows(`update group_members set job_role = 'Pharmacist' where user_id = $1 and group_id = $2`, [
    pharmacistElsewhere,
    other.groupId,
  ]);
  const chosen = {
    groupId: place.groupId,
    audience: 'chosen',
    audience_subgroups: String(subgroupId),
    audience_job_roles: 'Pharmacist',
    title: 'Chosen',
  } as const;
  const document = await buildManagedDocument(await asSuper(), adminId, chosen);
  expect(await titles(inService)).toContain('Chosen');
  for (const userId of [outside, pharmacistElsewhere]) {
    expect(await titles(userId)).not.toContain('Chosen');
    const client = await server.as(userId);
    expect((await client.get(`/api/my-resources/${document.id}/file`)).statusCode).toBe(404);
    expect((await client.post(`/api/my-resources/${document.id}/open`, { version: 1 })).statusCode).toBe(404);
  }
  await server.rows('update group_members set archived_at = now() where user_id = $1', [inService]);
  expect(await titles(inService)).not.toContain('Chosen');
});

test('a document for admins is shown to admins who are members, and a site document to chosen organisations', async () => {
  const [place, other] = [await buildPlace(), await buildPlace()];
  await buildMembership(db, { userId: place.managerId, groupId: place.groupId });
  const [member, stranger] = [await place.member(), await other.member()];
  const forAdmins = { audience: 'chosen', is_admins_only: true, title: 'Rota' } as const;
  await buildManagedDocument(await asSuper(), adminId, { ...forAdmins, groupId: place.groupId });
  expect(await titles(place.managerId)).toContain('Rota');
  expect(await titles(member)).not.toContain('Rota');
  const ofTwo = { audience: 'chosen', audience_groups: String(place.groupId), title: 'For one' } as const;
  await buildManagedDocument(await asSuper(), adminId, ofTwo);
  expect(await titles(member)).toContain('For one');
  expect(await titles(stranger)).not.toContain('For one');
});

test('the preview counts the people whom the audience would have, and stores nothing', async () => {
  const place = await buildPlace();
  await place.member();
  await place.member();
  const { audience, audience_groups, audience_subgroups, audience_job_roles, is_admins_only } = documentFields(1);
  const everyone = { audience, audience_groups, audience_subgroups, audience_job_roles, is_admins_only };
  const admin = await asSuper();
  const ask = (fields: object) =>
    admin.post(`/api/admin/groups/${place.groupId}/document-audience`, commandOf({ ...everyone, ...fields }));
  const before = await server.rows('select count(*) from documents');
  expect((await ask({})).json()).toEqual({ people: 2 });
  expect((await ask({ audience: 'chosen', audience_job_roles: 'Dispenser' })).json()).toEqual({ people: 0 });
  expect(await server.rows('select count(*) from documents')).toEqual(before);
  const empty = await ask({ audience: 'chosen' });
  expect(empty.json().errors).toEqual({ audience: ['Choose who may read it'] });
  const foreign = await buildSubgroup(db, { groupId: (await buildPlace()).groupId });
  expect((await ask({ audience: 'chosen', audience_subgroups: String(foreign) })).statusCode).toBe(422);
});

test('readers get the newest version, and only a substantial one asks to acknowledge again', async () => {
  const place = await buildPlace();
  const readerId = await place.member();
  const options = { must_read: 'acknowledge', due_days: 7, statement: 'I have read it', title: 'SOP' } as const;
  const admin = await asSuper();
  const document = await buildManagedDocument(admin, adminId, { ...options, groupId: place.groupId });
  const reader = await server.as(readerId);
  const row = async () => (await own(readerId)).find(({ id }: { id: number }) => id === document.id);
  expect(await row()).toMatchObject({ version: 1, is_to_read: true, statement: 'I have read it' });
  await reader.post(`/api/my-resources/${document.id}/open`, { version: 1 });
  expect((await acknowledge(reader, await row())).statusCode).toBe(200);
  expect(await row()).toMatchObject({ is_to_read: false });
  expect((await document.upload('?kind=minor&changeNote=Typing')).json()).toEqual({ version: 2 });
  expect(await row()).toMatchObject({ version: 2, is_to_read: false });
  const stale = await row();
  expect((await document.upload('?kind=substantial')).json()).toEqual({ version: 3 });
  expect(await row()).toMatchObject({ version: 3, is_to_read: true, acknowledged_at: null });
  expect((await acknowledge(reader, stale)).statusCode).toBe(409);
  expect((await acknowledge(reader, { ...(await row()), statement_digest: 'a'.repeat(64) })).statusCode).toBe(409);
  const old = await admin.get(document.at('/versions/1/file'));
  expect(old.statusCode).toBe(200);
});

test('an acknowledgement names the version and the words, and stays as it was', async () => {
  const place = await buildPlace();
  const readerId = await place.member();
  const options = { must_read: 'acknowledge', statement: 'First words', groupId: place.groupId } as const;
  const document = await buildManagedDocument(await asSuper(), adminId, options);
  const reader = await server.as(readerId);
  const row = async () => (await own(readerId)).find(({ id }: { id: number }) => id === document.id);
  const shown = await row();
  await reader.post(`/api/my-resources/${document.id}/open`, { version: 1 });
  await Promise.all([1, 2, 3].map(() => acknowledge(reader, shown)));
  const reads = () =>
    server.rows('select version, statement, acknowledged_at from document_reads where document_id = $1', [document.id]);
  const first = await reads();
  expect(first).toEqual([{ version: 1, statement: 'First words', acknowledged_at: expect.any(Date) }]);
  const changed = { ...document.fields, statement: 'Other words', baseValues: document.fields };
  expect((await (await asSuper()).put(document.at(), commandOf(changed))).statusCode).toBe(200);
  clock.advance(minutes(1));
  expect((await acknowledge(reader, await row())).statusCode).toBe(200);
  expect(await reads()).toEqual(first);
  expect(
    await server.rows(`select 1 from audit_events where action = 'documents.acknowledge' and subject = $1`, [
      `document ${document.id}`,
    ]),
  ).toHaveLength(1);
});

test('a document is acknowledged after its file was opened, and a substantial version is opened again', async () => {
  const place = await buildPlace();
  const readerId = await place.member();
  const options = { must_read: 'acknowledge', statement: 'I have read it', groupId: place.groupId } as const;
  const document = await buildManagedDocument(await asSuper(), adminId, options);
  const reader = await server.as(readerId);
  const row = async () => (await own(readerId)).find(({ id }: { id: number }) => id === document.id);
  for (const version of [1, 2]) {
    const early = await acknowledge(reader, await row());
    expect(early.statusCode).toBe(409);
    expect(early.json().message).toBe('Open the document first. You can acknowledge it after you have read it.');
    await reader.post(`/api/my-resources/${document.id}/open`, { version });
    expect((await acknowledge(reader, await row())).statusCode).toBe(200);
    await document.upload('?kind=substantial');
  }
});

test('two uploads at once get different numbers', async () => {
  const document = await buildManagedDocument(await asSuper(), adminId, {});
  const answers = await Promise.all(Array.from({ length: 8 }, () => document.upload()));
  expect(answers.map((answer) => answer.json().version).toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
});

test('a document that has expired, is archived, a draft or without a file is shown to no learner', async () => {
  const place = await buildPlace();
  const readerId = await place.member();
  const { groupId } = place;
  const admin = await asSuper();
  const [day] = clock.now().toISOString().split('T') as [string];
  const document = await buildManagedDocument(admin, adminId, { groupId, title: 'Ends', expires_on: day });
  expect(await titles(readerId)).toContain('Ends');
  await buildManagedDocument(admin, adminId, { groupId, title: 'Draft', is_published: false });
  const without = await admin.post(
    `/api/admin/groups/${groupId}/documents`,
    commandOf({
      ...documentFields(adminId, { title: 'No file' }),
      idempotencyKey: randomUUID(),
    }),
  );
  expect((await admin.get(`/api/admin/groups/${groupId}/documents/${without.json().id}`)).json().state).toBe('draft');
  const archived = await buildManagedDocument(admin, adminId, { groupId, title: 'Archived' });
  expect((await admin.post(archived.at('/archive'), { archived: true })).statusCode).toBe(200);
  expect((await archived.upload()).statusCode).toBe(409);
  expect(
    (await admin.put(archived.at(), commandOf({ ...archived.fields, baseValues: archived.fields }))).statusCode,
  ).toBe(409);
  clock.advance(days(1));
  const shown = await titles(readerId);
  for (const title of ['Ends', 'Draft', 'No file', 'Archived']) expect(shown).not.toContain(title);
  expect((await (await asSuper()).get(document.at())).json().state).toBe('ended');
});

test('admins of an organisation see documents of the site, and cannot change them', async () => {
  const [place, other] = [await buildPlace(), await buildPlace()];
  await place.member();
  const groups = [place.groupId, other.groupId].toSorted((a, b) => a - b).join(',');
  const forBoth = { audience: 'chosen', audience_groups: groups, title: 'Of the site' } as const;
  const document = await buildManagedDocument(await asSuper(), adminId, forBoth);
  const hidden = { audience: 'chosen', audience_groups: String(other.groupId), title: 'Not here' } as const;
  const elsewhere = await buildManagedDocument(await asSuper(), adminId, hidden);
  const manager = await place.asManager();
  const at = (path = '') => `/api/grouping-admin/groups/${place.groupId}/documents${path}`;
  const { rows } = (await manager.get(at())).json();
  expect(rows.map(({ title }: { title: string }) => title)).toContain('Of the site');
  expect(rows.map(({ title }: { title: string }) => title)).not.toContain('Not here');
  const detail = (await manager.get(at(`/${document.id}`))).json();
  expect(detail.audience.groups).toEqual([{ id: place.groupId, name: expect.any(String) }]);
  expect(detail).toMatchObject({ owner: 'A site admin', group: null });
  expect(detail.versions[0]).toMatchObject({ uploaded_by: 'A site admin', is_shown: true });
  expect((await manager.get(at(`/${document.id}/versions/1/file`))).statusCode).toBe(200);
  expect((await manager.get(at(`/${document.id}/readers`))).json().total).toBe(1);
  const refused = await Promise.all([
    manager.put(at(`/${document.id}`), commandOf({ ...document.fields, baseValues: document.fields })),
    manager.post(at(`/${document.id}/archive`), { archived: true }),
    manager.post(at(`/${document.id}/remind`), { idempotencyKey: randomUUID() }),
    manager.get(at(`/${elsewhere.id}`)),
    manager.get(at(`/${elsewhere.id}/versions/1/file`)),
    manager.get(at(`/${elsewhere.id}/readers`)),
  ]);
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404]);
});

test('two people who change different fields keep both, and a document to confirm needs the words for it', async () => {
  const document = await buildManagedDocument(await asSuper(), adminId, {});
  const admin = await asSuper();
  const change = (fields: object) =>
    admin.put(document.at(), commandOf({ ...document.fields, ...fields, baseValues: document.fields }));
  expect((await change({ title: 'New title' })).statusCode).toBe(200);
  expect((await change({ category: 'policy' })).json().now).toMatchObject({ title: 'New title', category: 'policy' });
  expect((await change({ title: 'Third' })).statusCode).toBe(409);
  expect((await change({ must_read: 'acknowledge' })).json().errors).toHaveProperty('statement');
  expect((await change({ owner_id: await buildUser(db) })).json().errors).toHaveProperty('ownerId');
});
