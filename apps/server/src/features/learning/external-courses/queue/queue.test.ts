import { randomUUID } from 'node:crypto';
import { commandOf } from '@doselore/contract';
import type { QueuedEntry, VerifiedEntry } from '@doselore/contract/external-courses';
import { expect, test } from 'vitest';
import { buildManager, buildMembership, buildUser } from '../../../../test-support/people.factory.ts';
import { buildGroup, buildSubgroup } from '../../../../test-support/places.factory.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';
import type { Client } from '../../../../test-support/test-client.ts';

const server = await openTestApp({ connections: 20 });
const { db } = server;
const pdf = Buffer.from('%PDF-1.7\n%%EOF\n');

async function buildOrganisation(name: string) {
  const groupId = await buildGroup(db, { name, level: 'HIGH' });
  const adminId = await buildUser(db, { roles: ['group_admin'] });
  await buildManager(db, { userId: adminId, groupId });
  return { groupId, adminId, admin: await server.as(adminId) };
}
const [here, there] = [await buildOrganisation('Ashdown'), await buildOrganisation('Bramley')];

async function buildPerson({ groupIds = [here.groupId], evidence = true } = {}) {
  const userId = await buildUser(db);
  for (const groupId of groupIds) await buildMembership(db, { userId, groupId });
  const client = await server.as(userId);
  const entry = {
    external_course_id: null,
    title: 'First aid',
    provider: 'Somebody',
    completed_on: '2026-03-31',
    months: 36,
  };
  const id: number = (await client.post('/api/my-external-courses', commandOf(entry))).json().id;
  if (evidence) await client.upload(`/api/my-external-courses/${id}/evidence`, { name: 'a.pdf', bytes: pdf });
  return { userId, client, id };
}

const path = (level: string) => `/api/${level}/external-entries`;
const list = async (client: Client, level = 'grouping-admin', query = ''): Promise<QueuedEntry[]> =>
  (await client.get(`${path(level)}?per_page=100${query}`)).json().rows;
const find = async (client: Client, id: number, level = 'grouping-admin') =>
  (await list(client, level, '&state=')).filter((row) => row.id === id);

const chosenKeysOf = ({ group, id, updated_at, verdict }: QueuedEntry) => ({
  groupId: group.id,
  externalCourseUserId: id,
  seenAt: updated_at,
  seenVerdictId: verdict?.id ?? null,
});
const verify = (client: Client, rows: readonly QueuedEntry[], { level = 'grouping-admin', key = randomUUID() } = {}) =>
  client.post(`${path(level)}/verdicts`, { entries: rows.map(chosenKeysOf), idempotencyKey: key });
const verdictsOf = (id: number) =>
  server.rows<{ verdict: string; group_id: number }>(
    'select verdict, group_id::int from external_verdicts where entry_id = $1 order by id',
    [id],
  );

test('lists each entry for each organisation in reach, and only what the state says', async () => {
  const person = await buildPerson({ groupIds: [here.groupId, there.groupId] });
  expect(await find(here.admin, person.id)).toMatchObject([
    { group: { name: 'Ashdown' }, verdict: null, has_evidence: true, is_verified_elsewhere: false },
  ]);
  const site = await server.as(await buildUser(db, { roles: ['super_admin'] }));
  expect((await find(site, person.id, 'admin')).map(({ group }) => group.name).toSorted()).toEqual([
    'Ashdown',
    'Bramley',
  ]);
  const ofBramley = await list(site, 'admin', `&groupId=${there.groupId}`);
  expect(new Set(ofBramley.map(({ group }) => group.name))).toEqual(new Set(['Bramley']));
  expect(await list(here.admin, 'grouping-admin', `&groupId=${there.groupId}`)).toEqual([]);
  await verify(here.admin, await find(here.admin, person.id));
  expect((await list(here.admin)).some(({ id }) => id === person.id)).toBe(false);
  expect((await list(here.admin, 'grouping-admin', '&state=verified')).some(({ id }) => id === person.id)).toBe(true);
  expect(await find(there.admin, person.id)).toMatchObject([{ verdict: null, is_verified_elsewhere: true }]);
  const csv = (await here.admin.get(`${path('grouping-admin')}/csv?state=`)).payload;
  expect(csv).toContain('verified');
});

test('verifies many at once, each for its organisation, and answers why one was not', async () => {
  const [one, two, changed, bare] = [
    await buildPerson(),
    await buildPerson(),
    await buildPerson(),
    await buildPerson({ evidence: false }),
  ];
  const own = await buildPerson();
  await server.rows('update external_course_users set user_id = $1 where id = $2', [here.adminId, own.id]);
  await buildMembership(db, { userId: here.adminId, groupId: here.groupId });
  const ids = [one.id, two.id, changed.id, bare.id, own.id];
  const rows = (await list(here.admin)).filter(({ id }) => ids.includes(id));
  expect(rows).toHaveLength(5);
  server.clock.advance(60_000);
  await changed.client.upload(`/api/my-external-courses/${changed.id}/evidence`, { name: 'b.pdf', bytes: pdf });
  const first = rows.find(({ id }) => id === one.id) as QueuedEntry;
  const foreign = { ...first, group: { id: there.groupId, name: '' } };
  const answers: VerifiedEntry[] = (await verify(here.admin, [...rows, foreign])).json();
  const problemOf = (id: number) =>
    answers.filter((one) => one.external_course_user_id === id).map(({ problem }) => problem);
  expect(problemOf(two.id)).toEqual([null]);
  expect(problemOf(changed.id)).toEqual([
    'This entry was changed after you opened it. Reload the page and check it again.',
  ]);
  expect(problemOf(bare.id)).toEqual(['This entry has no evidence. Open the entry to decide about it.']);
  expect(problemOf(own.id)).toEqual(['Someone else must check your own entry.']);
  expect(answers.filter(({ problem }) => problem === 'This entry is no longer here. Reload the page.')).toHaveLength(1);
  expect(await verdictsOf(one.id)).toEqual([{ verdict: 'verified', group_id: here.groupId }]);
  expect(await verdictsOf(changed.id)).toEqual([]);
});

test('of ten calls at once each entry is verified once, and a call that is sent again has the same answer', async () => {
  const people = await Promise.all(Array.from({ length: 8 }, () => buildPerson()));
  const ids = people.map(({ id }) => id);
  const rows = (await list(here.admin)).filter(({ id }) => ids.includes(id));
  const key = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, nth) =>
      nth < 5 ? verify(here.admin, rows, { key }) : verify(here.admin, rows.toReversed()),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 200));
  expect(new Set(answers.slice(0, 5).map((answer) => answer.payload)).size).toBe(1);
  for (const id of ids) expect(await verdictsOf(id)).toHaveLength(1);
});

test('a service admin sees the entries of their own services, and decides only at High', async () => {
  const subgroupId = await buildSubgroup(db, { groupId: here.groupId });
  const [inside, outside] = [await buildPerson(), await buildPerson()];
  await db
    .insertInto('subgroup_members')
    .values({ group_id: here.groupId, subgroup_id: subgroupId, user_id: inside.userId })
    .execute();
  const userId = await buildUser(db, { roles: ['subgroup_admin'] });
  await buildManager(db, { userId, groupId: here.groupId, subgroupId });
  const by = await server.as(userId);
  const rows = await list(by, 'subgroup-admin');
  expect(rows.map(({ id, subgroup_id }) => [id, subgroup_id])).toEqual([[inside.id, subgroupId]]);
  const [hidden] = await find(here.admin, outside.id);
  const answers = (await verify(by, [...rows, hidden as QueuedEntry], { level: 'subgroup-admin' })).json();
  expect(answers.map(({ problem }: VerifiedEntry) => problem === null)).toEqual([true, false]);
  expect(await verdictsOf(outside.id)).toEqual([]);
});

test('more than 50 entries at once are refused', async () => {
  const [row] = await find(here.admin, (await buildPerson()).id);
  const many = Array.from({ length: 51 }, () => row as QueuedEntry);
  expect((await verify(here.admin, many)).json().errors).toHaveProperty('entries');
});
