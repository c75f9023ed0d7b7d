import { expect, test } from 'vitest';
import { buildOrganisation } from '../../test-support/organisation.factory.ts';
import { buildMembership, buildUser } from '../../test-support/people.factory.ts';
import { openTestApp } from '../../test-support/test-app.ts';

const server = await openTestApp();
const { db } = server;
const { groupId, subgroupId, adminId, admin, base } = await buildOrganisation(server);
const member = async () => {
  const userId = await buildUser(db);
  await buildMembership(db, { userId, groupId });
  return userId;
};
const rolesOf = async (userId: number) =>
  (await server.rows<{ role: string }>('select role from user_roles where user_id = $1 order by role', [userId])).map(
    ({ role }) => role,
  );
const put = (userId: number, flags = {}) =>
  admin.put(`${base}/subgroups/${subgroupId}/managers`, {
    userId,
    general_pot_access: false,
    view_siblings: false,
    ...flags,
  });

test('a role comes with the first place and goes with the last; rights follow with the next request', async () => {
  const userId = await member();
  const person = await server.as(userId);
  const seesMembers = async () =>
    (await person.get(`/api/subgroup-admin/groups/${groupId}/subgroups/${subgroupId}/members`)).statusCode;
  expect([await rolesOf(userId), await seesMembers()]).toEqual([[], 403]);
  await put(userId);
  expect([await rolesOf(userId), await seesMembers()]).toEqual([['subgroup_admin'], 200]);
  await admin.put(`${base}/managers/${userId}`);
  expect(await rolesOf(userId)).toEqual(['group_admin', 'subgroup_admin']);
  await admin.post(`${base}/subgroups/${subgroupId}/managers/remove`, { userId });
  expect([await rolesOf(userId), await seesMembers()]).toEqual([['group_admin'], 403]);
  await admin.post(`${base}/managers/remove`, { userId });
  expect(await rolesOf(userId)).toEqual([]);
});

test('what an admin of a service may do is changed in place', async () => {
  const userId = await member();
  await put(userId);
  await put(userId, { general_pot_access: true });
  const managers = (await admin.get(`${base}/subgroups/${subgroupId}/managers`)).json();
  expect(managers.filter((one: { id: number }) => one.id === userId)).toMatchObject([
    { general_pot_access: true, view_siblings: false, can_act: true },
  ]);
});

test('only members are made admins, and nobody removes themselves by mistake', async () => {
  const stranger = await buildUser(db);
  expect((await put(stranger)).json().errors).toHaveProperty('userId');
  expect((await admin.put(`${base}/managers/${stranger}`)).statusCode).toBe(404);
  expect((await admin.post(`${base}/managers/remove`, { userId: adminId })).statusCode).toBe(409);
  expect(await rolesOf(adminId)).toEqual(['group_admin']);
});

test('who leaves the organisation stops managing there', async () => {
  const userId = await member();
  await put(userId);
  await admin.post(`${base}/archive-members`, { userIds: [userId], archived: true });
  expect(await rolesOf(userId)).toEqual([]);
  expect(await server.rows('select 1 from subgroup_managers where user_id = $1', [userId])).toEqual([]);
});
