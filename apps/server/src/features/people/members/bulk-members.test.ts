import { commandOf } from '@doselore/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildOrganisation } from '../../../test-support/organisation.factory.ts';
import { buildManager, buildMembership, buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import type { Client } from '../../../test-support/test-client.ts';

const server = await openTestApp();
const { db } = server;
const { groupId, subgroupId, adminId, admin, base } = await buildOrganisation(server);
const member = async (state: 'active' | 'provisional' = 'active') => {
  const userId = await buildUser(db, { state });
  await buildMembership(db, { userId, groupId, subgroupId });
  return userId;
};
const archive = async (userIds: number[], archived = true) =>
  (await admin.post(`${base}/archive-members`, { userIds, archived })).json();
const idsIn = async (list: string) =>
  (await admin.get(`${base}/members?list=${list}&per_page=100`)).json().rows.map((row: { id: number }) => row.id);

test('restores archived members with the services they had, and names people who could not be changed', async () => {
  const [one, two] = [await member(), await member()];
  const stranger = await buildUser(db, { firstName: 'Secret', lastName: 'Stranger' });
  expect(await archive([one, two, stranger, adminId])).toEqual({
    lost: [],
    done: [one, two],
    failed: [
      { id: stranger, name: `ID ${stranger}`, reason: 'Not a member here' },
      expect.objectContaining({ id: adminId, reason: 'You cannot archive yourself' }),
    ],
  });
  expect([(await idsIn('current')).includes(one), (await idsIn('archived')).includes(one)]).toEqual([false, true]);
  const info = await admin.get(`${base}/members-info/${one}`);
  expect(info.json()).toMatchObject({ id: one, left_at: expect.any(String) });
  const edit = { job_role: null, registration_number: null, payroll_number: null, started_on: null, identity: null };
  const answers = [
    await admin.put(`${base}/members/${one}`, commandOf(edit)),
    await admin.put(`${base}/managers/${one}`),
    await admin.post(`${base}/issue-licence/${one}`, {}),
  ];
  expect(answers.map(({ statusCode, body }) => [statusCode, JSON.parse(body).message])).toEqual(
    answers.map(() => [409, 'This person has left and is archived. Restore them first.']),
  );
  expect(await archive([one, two], false)).toEqual({ done: [one, two], failed: [], lost: [] });
  const back = (await admin.get(`${base}/members-info/${one}`)).json();
  expect(back).toMatchObject({ left_at: null, services: [{ id: subgroupId }] });
});

test('restores the places that a returning manager had, with their flags and role', async () => {
  const [organisationAdmin, serviceAdmin] = [await member(), await member()];
  await admin.put(`${base}/managers/${organisationAdmin}`);
  const place = { groupId, subgroupId, userId: serviceAdmin };
  await buildManager(db, { ...place, generalPotAccess: true, viewSiblings: true });
  await db.insertInto('user_roles').values({ user_id: serviceAdmin, role: 'subgroup_admin' }).execute();
  const managed = () =>
    server.rows(
      `select 'organisation' as what, user_id, true as pot from group_managers where group_id = $1 and user_id = any($2)
      union all select 'service', user_id, general_pot_access and view_siblings from subgroup_managers where user_id = any($2)
      union all select role, user_id, true from user_roles where user_id = any($2) order by what`,
      [groupId, [organisationAdmin, serviceAdmin]],
    );
  const before = await managed();
  expect(before).toHaveLength(4);
  await archive([organisationAdmin, serviceAdmin]);
  expect(await managed()).toEqual([]);
  await archive([organisationAdmin, serviceAdmin], false);
  expect(await managed()).toEqual(before);
  expect(
    await server.rows('select 1 from group_members where group_id = $1 and managed is not null', [groupId]),
  ).toEqual([]);
});

test('adds only members of the organisation to a service, and none twice', async () => {
  const [inside, outside] = [await member(), await buildUser(db)];
  const colleague = await buildUser(db);
  await buildMembership(db, { userId: colleague, groupId });
  const place = `${base}/subgroups/${subgroupId}/membership`;
  const change = async (body: object) => (await admin.put(place, commandOf(body))).json();
  expect(await change({ add: [colleague, outside], remove: [inside] })).toEqual({ added: 1, removed: 1 });
  expect(await change({ add: [colleague], remove: [inside] })).toEqual({ added: 0, removed: 0 });
  const rows = (await admin.get(`${place}?only=in&per_page=100`)).json().rows;
  const ids = rows.map((row: { id: number }) => row.id);
  expect([ids.includes(colleague), ids.includes(inside), ids.includes(outside)]).toEqual([true, false, false]);
});

test('refuses an account that was merged into another one', async () => {
  const site = await server.as(await buildUser(db, { roles: ['super_admin'] }));
  const [kept, dropped] = [await buildUser(db), await buildUser(db, { state: 'disabled' })];
  await db.updateTable('users').set({ merged_into_id: kept }).where('id', '=', dropped).execute();
  const add = async (userId: number) =>
    (await site.post(`/api/admin/groups/${groupId}/add-existing-user`, { userId, subgroupIds: [] })).statusCode;
  expect([await add(dropped), await add(kept)]).toEqual([409, 200]);
  const rows = await server.rows('select user_id from group_members where user_id = any($1)', [[kept, dropped]]);
  expect(rows).toEqual([{ user_id: kept }]);
});

test('exports the members that the filters show', async () => {
  await member('provisional');
  const csv = (await admin.get(`${base}/members/csv?status=invited&per_page=1`)).body.trim().split('\r\n');
  const { total } = (await admin.get(`${base}/members?status=invited`)).json();
  expect(csv).toHaveLength(total + 1);
  expect(csv.slice(1).every((line) => line.includes('"invited"'))).toBe(true);
});

describe('commands for everybody in a list', () => {
  const everybody = (more = {}) => ({ everybody: { q: '', list: 'current', status: '', ...more } });
  const place = async (count: number, name: string) => {
    const elsewhere = await buildGroup(db);
    const userIds = await Promise.all(Array.from({ length: count }, () => buildUser(db, { lastName: name })));
    for (const userId of userIds) await buildMembership(db, { userId, groupId: elsewhere });
    return { userIds, at: `/api/admin/groups/${elsewhere}` };
  };
  let site: Client;

  beforeAll(async () => {
    site = await server.as(await buildUser(db, { roles: ['super_admin'] }));
  });

  test('archives and restores all pages of the filtered list, exactly as many as were confirmed', async () => {
    const { userIds, at } = await place(25, 'Wholelist');
    const kept = await buildUser(db, { lastName: 'Other' });
    await buildMembership(db, { userId: kept, groupId: Number(at.split('/').at(-1)) });
    const shown = everybody({ q: 'wholelist' });
    const answer = await site.post(`${at}/archive-members`, { ...shown, expected: 25, archived: true });
    expect(answer.json()).toEqual({ done: userIds.toSorted((a, b) => a - b), failed: [], lost: [] });
    expect((await site.get(`${at}/members`)).json().rows).toMatchObject([{ id: kept }]);
    const gone = everybody({ list: 'archived' });
    const back = await site.post(`${at}/archive-members`, { ...gone, expected: 25, archived: false });
    expect(back.json().done).toHaveLength(25);
  });

  test('refuses when another number matches than was confirmed, and says how many match now', async () => {
    const { at } = await place(3, 'Counted');
    const send = (expected: number) => site.post(`${at}/archive-members`, { ...everybody(), expected, archived: true });
    const refused = await send(4);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      expect.stringMatching(/^3 members match now, not 4/u),
    ]);
    expect(
      await server.rows("select 1 from audit_events where action = 'members.archive' and group_id = $1", [
        Number(at.split('/').at(-1)),
      ]),
    ).toEqual([]);
    expect((await send(3)).json().done).toHaveLength(3);
  });

  test('a service admin sends invitations to the people of their own service alone', async () => {
    const [inside, outside] = [await member('provisional'), await buildUser(db, { state: 'provisional' })];
    await buildMembership(db, { userId: outside, groupId });
    await server.rows("update group_settings set default_service_manager_level = 'HIGH' where group_id = $1", [
      groupId,
    ]);
    const managerId = await buildUser(db, { roles: ['subgroup_admin'] });
    await buildManager(db, { userId: managerId, groupId, subgroupId });
    const manager = await server.as(managerId);
    const own = `/api/subgroup-admin/groups/${groupId}/subgroups/${subgroupId}`;
    const { total } = (await manager.get(`${own}/members?status=invited`)).json();
    const sent = await manager.post(`${own}/invitations`, { ...everybody({ status: 'invited' }), expected: total });
    expect(sent.json().done).toContain(inside);
    expect(sent.json().done).not.toContain(outside);
  });
});
