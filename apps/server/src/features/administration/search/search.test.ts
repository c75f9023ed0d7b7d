import type { Found } from '@doselore/contract/search';
import { beforeAll, expect, test } from 'vitest';
import { buildCourse } from '../../../test-support/catalogue.factory.ts';
import { buildManager, buildMembership, buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup, buildSubgroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import type { Client } from '../../../test-support/test-client.ts';

const server = await openTestApp();
const { db } = server;
let site: Client;
let organisation: Client;
let service: Client;

beforeAll(async () => {
  const [mine, other] = [await buildGroup(db, { name: 'Quill Mine' }), await buildGroup(db, { name: 'Quill Other' })];
  const [first, second] = [
    await buildSubgroup(db, { groupId: mine, name: 'Quill First' }),
    await buildSubgroup(db, { groupId: mine, name: 'Quill Second' }),
  ];
  await buildSubgroup(db, { groupId: other, name: 'Quill Foreign' });
  await buildCourse(db, { title: 'Quill writing' });
  const organiser = await buildUser(db);
  await db
    .insertInto('projects')
    .values({
      group_id: mine,
      subgroup_id: first,
      organiser_user_id: organiser,
      created_by: organiser,
      title: 'Quill days',
    })
    .execute();
  const join = async (lastName: string, groupId: number, subgroupId?: number) =>
    buildMembership(db, { userId: await buildUser(db, { firstName: 'Quilla', lastName }), groupId, subgroupId });
  await join('First', mine, first);
  await join('Second', mine, second);
  await join('Foreign', other);
  await buildUser(db, { firstName: 'Quilla', lastName: 'Homeless' });
  site = await server.as(await buildUser(db, { roles: ['super_admin'] }));
  const groupAdmin = await buildUser(db, { roles: ['group_admin'] });
  await buildManager(db, { userId: groupAdmin, groupId: mine });
  organisation = await server.as(groupAdmin);
  const serviceAdmin = await buildUser(db, { roles: ['subgroup_admin'] });
  await buildManager(db, { userId: serviceAdmin, groupId: mine, subgroupId: first });
  service = await server.as(serviceAdmin);
});

async function names(client: Client, prefix: string, q = 'quill') {
  const found: Found = (await client.get(`/api/${prefix}/search?q=${encodeURIComponent(q)}`)).json();
  return Object.fromEntries(Object.entries(found).map(([kind, rows]) => [kind, rows.map(({ name }) => name)]));
}

test('the search lists only records that the person may open', async () => {
  expect(await names(site, 'admin')).toEqual({
    groups: ['Quill Mine', 'Quill Other'],
    subgroups: ['Quill First', 'Quill Foreign', 'Quill Second'],
    people: ['Quilla First', 'Quilla Foreign', 'Quilla Homeless', 'Quilla Second'],
    courses: ['Quill writing'],
    projects: ['Quill days'],
  });
  expect(await names(organisation, 'grouping-admin')).toEqual({
    groups: ['Quill Mine'],
    subgroups: ['Quill First', 'Quill Second'],
    people: ['Quilla First', 'Quilla Second'],
    courses: [],
    projects: [],
  });
  expect(await names(service, 'subgroup-admin')).toEqual({
    groups: [],
    subgroups: ['Quill First'],
    people: ['Quilla First'],
    courses: [],
    projects: [],
  });
});

test('more words narrow the search, and special characters count as typed', async () => {
  expect((await names(site, 'admin', 'quilla sec')).people).toEqual(['Quilla Second']);
  expect((await names(site, 'admin', '%%')).groups).toEqual([]);
  expect((await site.get('/api/admin/search?q=q')).statusCode).toBe(422);
});
