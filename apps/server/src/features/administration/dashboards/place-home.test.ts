import { beforeAll, expect, test } from 'vitest';
import { buildCourse } from '../../../test-support/catalogue.factory.ts';
import { buildCertificate } from '../../../test-support/certificates/certificates.factory.ts';
import { buildLicence } from '../../../test-support/licences.factory.ts';
import { buildManagedDocument } from '../../../test-support/managed-document.factory.ts';
import { buildManager, buildMembership, buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup, buildSubgroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { dayOf } from '../../../test-support/test-clock.ts';

const server = await openTestApp();
const { db, services } = server;
const day = (offset: number) => dayOf(services.clock, offset);

let superId: Awaited<ReturnType<typeof buildUser>>;
beforeAll(async () => {
  superId = await buildUser(db, { roles: ['super_admin'] });
});

/** Creates a service with a member for each number of days left of a certificate, and one member of another service. */
async function service(daysLeft: readonly number[]) {
  const groupId = await buildGroup(db, { level: 'LOW' });
  const [own, other] = [await buildSubgroup(db, { groupId }), await buildSubgroup(db, { groupId })];
  const { productId } = await buildCourse(db, { title: 'Travel' });
  const [adminId, managerId] = [
    await buildUser(db, { roles: ['group_admin'], firstName: 'Priya', lastName: 'Raman' }),
    await buildUser(db, { roles: ['subgroup_admin'] }),
  ];
  await buildManager(db, { userId: adminId, groupId });
  await buildManager(db, { userId: managerId, groupId, subgroupId: own });
  const people: number[] = [];
  for (const [nth, left] of [...daysLeft, 10].entries()) {
    const userId = await buildUser(db, { firstName: 'Person', lastName: `${nth}` });
    await buildMembership(db, { userId, groupId, subgroupId: nth === daysLeft.length ? other : own });
    await buildCertificate(db, { userId, groupId, productId, expiresOn: day(left) });
    people.push(userId);
  }
  const [admin, manager] = [await server.as(adminId), await server.as(managerId)];
  const at = `groups/${groupId}/subgroups/${own}`;
  const home = async () => (await manager.get(`/api/subgroup-admin/${at}/home`)).json();
  const homeOfGroup = async () => (await admin.get(`/api/grouping-admin/groups/${groupId}/home`)).json();
  return { groupId, productId, own, people, home, homeOfGroup };
}

test('counts certificates of members of the place by the days left, and names these members', async () => {
  const { home, homeOfGroup } = await service([30, 31, 60, 61, 90, 91, 0, -1, -400]);
  const { expiring } = await home();
  expect(expiring).toMatchObject({ in_30: 2, in_60: 4, in_90: 6, expired: 2 });
  const named = expiring.people.map((one: { user: { name: string }; item: { days_left: number } }) => [
    one.user.name,
    one.item.days_left,
  ]);
  expect(named).toEqual([
    ['Person 6', 0],
    ['Person 0', 30],
    ['Person 1', 31],
    ['Person 2', 60],
    ['Person 3', 61],
    ['Person 4', 90],
    ['Person 7', -1],
    ['Person 8', -400],
  ]);
  expect((await homeOfGroup()).expiring).toMatchObject({ in_30: 3 });
});

test('names the first people with certificates that expire, and the first with expired certificates', async () => {
  const { home } = await service([...Array.from({ length: 14 }, (_none, nth) => nth), -1]);
  const { expiring } = await home();
  expect(expiring).toMatchObject({ in_30: 14, expired: 1 });
  const left = expiring.people.map(({ item }: { item: { days_left: number } }) => item.days_left);
  expect(left).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, -1]);
});

test('shows the licence of a member who already renews a certificate', async () => {
  const { groupId, productId, people, home } = await service([5]);
  await buildLicence(services, { groupId, productId, actorId: superId, userId: people[0] ?? 0 });
  const [first] = (await home()).expiring.people;
  expect(first).toMatchObject({ item: { licence: { title: 'Travel' }, seat: null } });
});

test('leaves out people who have left', async () => {
  const { groupId, people, home } = await service([5, 6]);
  await db
    .updateTable('group_members')
    .set({ archived_at: services.clock.now() })
    .where('group_id', '=', groupId)
    .where('user_id', '=', people[0] ?? 0)
    .execute();
  expect((await home()).expiring).toMatchObject({ in_30: 1, people: [{ user: { name: 'Person 1' } }] });
});

test('names the admins of the organisation to a service admin, and nobody to an organisation admin', async () => {
  const { home, homeOfGroup } = await service([]);
  expect((await home()).admins).toEqual([{ name: 'Priya Raman', email: expect.any(String) }]);
  expect((await homeOfGroup()).admins).toEqual([]);
});

test('names the members of the place who still have to read a document', async () => {
  const { groupId, people, home, homeOfGroup } = await service([5, 6]);
  const site = await server.as(superId);
  const document = { must_read: 'open', due_days: 7, groupId } as const;
  const { id } = await buildManagedDocument(site, superId, document);
  const reader = await server.as(people[0] ?? 0);
  await reader.post(`/api/my-resources/${id}/open`, { version: 1 });
  const [outstanding] = (await home()).to_read;
  expect(outstanding).toMatchObject({ id, people: 1, overdue: 0, due_on: day(7), names: ['Person 1'] });
  // The member of the other service has to read the document too.
  expect((await homeOfGroup()).to_read).toMatchObject([{ people: 2, names: ['Person 1', 'Person 2'] }]);
});

test('leaves out documents for another organisation of a member', async () => {
  const { people, home, homeOfGroup } = await service([5]);
  const site = await server.as(superId);
  const elsewhere = await buildGroup(db);
  await buildMembership(db, { userId: people[0] ?? 0, groupId: elsewhere });
  const document = { must_read: 'open', due_days: 7 } as const;
  await buildManagedDocument(site, superId, { ...document, groupId: elsewhere });
  const chosen = { audience: 'chosen', audience_groups: `${elsewhere}`, title: 'For the other' } as const;
  await buildManagedDocument(site, superId, { ...document, ...chosen });
  expect((await home()).to_read).toEqual([]);
  expect((await homeOfGroup()).to_read).toEqual([]);
});
