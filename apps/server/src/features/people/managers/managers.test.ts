import { commandOf } from '@doselore/contract';
import { expect, test } from 'vitest';
import { buildOrganisation } from '../../../test-support/organisation.factory.ts';
import { buildMembership, buildUser } from '../../../test-support/people.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';

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
const none = { general_pot_access: false, view_siblings: false };
const put = (userId: number, change = {}) =>
  admin.put(`${base}/subgroups/${subgroupId}/managers`, commandOf({ userId, ...none, baseValues: null, ...change }));

test('adds a role with the first place and removes it with the last; rights change with the next request', async () => {
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

test('a second save changes the rights of a service admin, and adds no second place', async () => {
  const userId = await member();
  await put(userId);
  await put(userId, { general_pot_access: true, baseValues: none });
  const managers = (await admin.get(`${base}/subgroups/${subgroupId}/managers`)).json();
  expect(managers.filter((one: { id: number }) => one.id === userId)).toMatchObject([
    { general_pot_access: true, view_siblings: false, can_act: true },
  ]);
});

test('makes only members admins, and nobody removes themselves by mistake', async () => {
  const stranger = await buildUser(db);
  expect((await put(stranger)).json().errors).toHaveProperty('userId');
  expect((await admin.put(`${base}/managers/${stranger}`)).statusCode).toBe(404);
  expect((await admin.post(`${base}/managers/remove`, { userId: adminId })).statusCode).toBe(409);
  expect(await rolesOf(adminId)).toEqual(['group_admin']);
});

test('a person who leaves the organisation stops managing there', async () => {
  const userId = await member();
  await put(userId);
  await admin.post(`${base}/archive-members`, { userIds: [userId], archived: true });
  expect(await rolesOf(userId)).toEqual([]);
  expect(await server.rows('select 1 from subgroup_managers where user_id = $1', [userId])).toEqual([]);
});

const flagsOf = async (userId: number) =>
  server.rows('select general_pot_access, view_siblings from subgroup_managers where user_id = $1', [userId]);

test('two admins who change different rights at the same time both succeed', async () => {
  for (let round = 0; round < 4; round += 1) {
    const userId = await member();
    await put(userId);
    const answers = await Promise.all([
      put(userId, { general_pot_access: true, baseValues: none }),
      put(userId, { view_siblings: true, baseValues: none }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await flagsOf(userId)).toEqual([{ general_pot_access: true, view_siblings: true }]);
  }
});

test('a form opened before a removal does not restore the admin', async () => {
  const userId = await member();
  await put(userId);
  await admin.post(`${base}/subgroups/${subgroupId}/managers/remove`, { userId });
  const late = await put(userId, { general_pot_access: true, baseValues: none });
  expect([late.statusCode, late.json().message]).toEqual([
    409,
    'Someone else has removed this admin from the service.',
  ]);
  expect([await flagsOf(userId), await rolesOf(userId)]).toEqual([[], []]);
  const audited = "select 1 from audit_events where subject = $1 and action = 'managers.putInSubgroup'";
  expect(await server.rows(audited, [`user ${userId}`])).toHaveLength(1);
});

test('restores a removed admin with their rights, whatever an old form says', async () => {
  const userId = await member();
  await put(userId, { general_pot_access: true, view_siblings: true });
  const remove = async () =>
    (await admin.post(`${base}/subgroups/${subgroupId}/managers/remove`, { userId })).json().was as object | null;
  const was = await remove();
  expect(was).toEqual({ general_pot_access: true, view_siblings: true });
  expect(await remove()).toBeNull();
  await put(userId, was ?? {});
  expect(await flagsOf(userId)).toEqual([was]);
});

test('adding an admin twice keeps their first rights and writes one audit row', async () => {
  const userId = await member();
  await put(userId, { general_pot_access: true });
  const answers = await Promise.all(Array.from({ length: 6 }, () => put(userId)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(await flagsOf(userId)).toEqual([{ general_pot_access: true, view_siblings: false }]);
  const audited = "select 1 from audit_events where subject = $1 and action = 'managers.putInSubgroup'";
  expect(await server.rows(audited, [`user ${userId}`])).toHaveLength(1);
});
