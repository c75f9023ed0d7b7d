import { beforeAll, expect, test } from 'vitest';
import { buildCourse } from '../../../test-support/catalogue.factory.ts';
import { buildCertificate } from '../../../test-support/certificates/certificates.factory.ts';
import { buildLicence } from '../../../test-support/licences.factory.ts';
import { buildManagedDocument } from '../../../test-support/managed-document.factory.ts';
import { buildManager, buildMembership, buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup, buildSubgroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';

const server = await openTestApp();
const { db, services } = server;
const day = (offset: number) =>
  new Date(services.clock.now().getTime() + offset * 86_400_000).toISOString().slice(0, 10);

let superId: Awaited<ReturnType<typeof buildUser>>;
beforeAll(async () => {
  superId = await buildUser(db, { roles: ['super_admin'] });
});

/** Creates a service whose members have certificates with these days left, and one member of another service. */
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

test('counts certificates by when they expire, of the members of the place alone, and names the people', async () => {
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

test('shows the licence of somebody who renews already', async () => {
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

test('gives a service admin the admins of the organisation to ask, and their admins nobody', async () => {
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
  const elsewhere = await buildGroup(db);
  await buildMembership(db, { userId: people[1] ?? 0, groupId: elsewhere });
  await buildManagedDocument(site, superId, { ...document, groupId: elsewhere });
  expect((await home()).to_read).toHaveLength(1);
  // The member of the other service has to read it too.
  expect((await homeOfGroup()).to_read).toMatchObject([{ people: 2, names: ['Person 1', 'Person 2'] }]);
});
