import { expect, test } from 'vitest';
import { buildCourse } from '../../../test-support/catalogue.factory.ts';
import { buildCertificate } from '../../../test-support/certificates/certificates.factory.ts';
import { buildManager, buildMembership, buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup, buildSubgroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';

const server = await openTestApp();
const { db } = server;
const groupId = await buildGroup(db);
const [mine, beside, closed] = [
  await buildSubgroup(db, { groupId, name: 'Mine' }),
  await buildSubgroup(db, { groupId, name: 'Beside' }),
  await buildSubgroup(db, { groupId, name: 'Closed', isArchived: true }),
];
const userId = await buildUser(db, { firstName: 'Ada', lastName: '100% _Byron' });
await buildMembership(db, { userId, groupId, subgroupId: mine });
for (const subgroup_id of [beside, closed]) {
  await db.insertInto('subgroup_members').values({ group_id: groupId, subgroup_id, user_id: userId }).execute();
}
await buildMembership(db, {
  userId: await buildUser(db, { lastName: 'Gone' }),
  groupId,
  subgroupId: mine,
  isArchived: true,
});
const serviceAdminId = await buildUser(db, { roles: ['subgroup_admin'] });
await buildManager(db, { userId: serviceAdminId, groupId, subgroupId: mine });
const groupAdminId = await buildUser(db, { roles: ['group_admin'] });
await buildManager(db, { userId: groupAdminId, groupId });
const [serviceAdmin, groupAdmin] = [await server.as(serviceAdminId), await server.as(groupAdminId)];

const namesIn = (row: { services: { name: string }[] }) => row.services.map((service) => service.name);

test('shows a service admin only the services they manage, and an organisation admin all open ones', async () => {
  const narrow = (await serviceAdmin.get(`/api/subgroup-admin/groups/${groupId}/subgroups/${mine}/members`)).json();
  expect(narrow.rows.map(namesIn)).toEqual([['Mine']]);
  const wide = (await groupAdmin.get(`/api/grouping-admin/groups/${groupId}/members`)).json();
  expect(wide.rows.map(namesIn)).toEqual([['Beside', 'Mine']]);
});

test('lists no member whose membership has ended', async () => {
  expect((await groupAdmin.get(`/api/grouping-admin/groups/${groupId}/members`)).json().total).toBe(1);
});

test('searches for the text exactly as typed', async () => {
  const search = async (q: string) =>
    (await groupAdmin.get(`/api/grouping-admin/groups/${groupId}/members?q=${encodeURIComponent(q)}`)).json().total;
  expect([
    await search('100%'),
    await search('_byr'),
    await search('%'),
    await search('1_0'),
    await search("' or 1=1"),
  ]).toEqual([1, 1, 1, 0, 0]);
});

test('refuses a role without its place, and a place without its role', async () => {
  const roleOnly = await server.as(await buildUser(db, { roles: ['group_admin'] }));
  expect((await roleOnly.get(`/api/grouping-admin/groups/${groupId}/members`)).statusCode).toBe(404);
  const linkOnlyId = await buildUser(db);
  await buildManager(db, { userId: linkOnlyId, groupId });
  expect((await (await server.as(linkOnlyId)).get(`/api/grouping-admin/groups/${groupId}/members`)).statusCode).toBe(
    403,
  );
});

test('orders members by the day on which their certificate for one course expires', async () => {
  const ownId = await buildGroup(db);
  const [sepsis, flu] = [(await buildCourse(db)).productId, (await buildCourse(db)).productId];
  const member = async (lastName: string, productId: number, expiresOn: string | null) => {
    const id = await buildUser(db, { lastName });
    await buildMembership(db, { userId: id, groupId: ownId });
    await buildCertificate(db, { userId: id, groupId: ownId, productId, expiresOn });
    return id;
  };
  await member('Later', sepsis, '2028-03-01');
  const both = await member('Sooner', sepsis, '2027-09-01');
  await buildCertificate(db, { userId: both, groupId: ownId, productId: flu, expiresOn: '2027-01-01' });
  await member('Other course', flu, '2026-12-01');
  await member('Never', sepsis, null);
  const adminId = await buildUser(db, { roles: ['group_admin'] });
  await buildManager(db, { userId: adminId, groupId: ownId });
  const admin = await server.as(adminId);
  const read = async (query: string) => {
    const { rows } = (await admin.get(`/api/grouping-admin/groups/${ownId}/members?sort=expires${query}`)).json();
    return rows.map((row: { last_name: string; expires_on: string | null }) => [row.last_name, row.expires_on]);
  };
  expect((await read(`&productId=${sepsis}`)).slice(0, 2)).toEqual([
    ['Sooner', '2027-09-01'],
    ['Later', '2028-03-01'],
  ]);
  expect((await read('')).slice(0, 2)).toEqual([
    ['Other course', '2026-12-01'],
    ['Sooner', '2027-01-01'],
  ]);
  expect((await read(`&productId=${flu}`)).at(-1)?.[1]).toBeNull();
});

test('filters by job role and by a service of the caller, and exports the selected people in both formats', async () => {
  await db.updateTable('users').set({ job_role: 'Dispenser' }).where('id', '=', userId).execute();
  const count = async (client: typeof groupAdmin, prefix: string, query: string) =>
    (await client.get(`${prefix}/members?${query}`)).json().total;
  const group = `/api/grouping-admin/groups/${groupId}`;
  const service = `/api/subgroup-admin/groups/${groupId}/subgroups/${mine}`;
  expect(await count(groupAdmin, group, `service=${beside}&role=Dispenser`)).toBe(1);
  expect(await count(groupAdmin, group, `service=${beside}&role=Pharmacist`)).toBe(0);
  // The person is in the other service too, which this admin does not manage.
  expect(await count(serviceAdmin, service, `service=${beside}`)).toBe(0);
  expect((await groupAdmin.get(`${group}/members?role=Astronaut`)).statusCode).toBe(422);

  const sheet = (await groupAdmin.get(`${group}/members/csv?ids=${userId}`)).body.trim().split('\r\n');
  expect(sheet).toHaveLength(2);
  expect((await groupAdmin.get(`${group}/members/csv?ids=999999999`)).body.trim().split('\r\n')).toHaveLength(1);
  const accept = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  const workbook = await groupAdmin.get(`${group}/members/csv`, { accept });
  expect(workbook.headers['content-type']).toBe(accept);
  expect(workbook.headers['content-disposition']).toContain('Members.xlsx');
  expect(workbook.rawPayload.subarray(0, 2).toString()).toBe('PK');
});
