import { beforeAll, describe, expect, test } from 'vitest';
import { minutes } from '../../platform/clock/index.ts';
import { buildOrganisation } from '../../test-support/organisation.factory.ts';
import { buildManager, buildMembership, buildUser } from '../../test-support/people.factory.ts';
import { buildGroup } from '../../test-support/places.factory.ts';
import { openTestApp } from '../../test-support/test-app.ts';
import type { Client } from '../../test-support/test-client.ts';

const server = await openTestApp();
const { db, clock } = server;
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

test('people leave and come back with the services they had; those for whom nothing was done are named', async () => {
  const [one, two] = [await member(), await member()];
  const stranger = await buildUser(db, { firstName: 'Secret', lastName: 'Stranger' });
  expect(await archive([one, two, stranger, adminId])).toEqual({
    done: [one, two],
    failed: [
      { id: stranger, name: `ID ${stranger}`, reason: 'Not a member here' },
      expect.objectContaining({ id: adminId, reason: 'You cannot archive yourself' }),
    ],
  });
  expect([(await idsIn('current')).includes(one), (await idsIn('archived')).includes(one)]).toEqual([false, true]);
  expect((await admin.get(`${base}/members-info/${one}`)).statusCode).toBe(404);
  expect(await archive([one, two], false)).toEqual({ done: [one, two], failed: [] });
  const back = (await admin.get(`${base}/members-info/${one}`)).json();
  expect(back).toMatchObject({ left_at: null, services: [{ id: subgroupId }] });
});

test('links to choose a new password go to accounts in use, once in five minutes, and nobody is given a password', async () => {
  const [used, invited, gone] = [await member(), await member('provisional'), await member()];
  await archive([gone]);
  const send = async () => (await admin.post(`${base}/bulk-password-reset`, { userIds: [used, invited, gone] })).json();
  const first = await send();
  expect(first.done).toEqual([used]);
  expect(first.failed.map((one: { id: number }) => one.id)).toEqual([invited, gone]);
  expect((await send()).done).toEqual([]);
  clock.advance(minutes(6));
  expect((await send()).done).toEqual([used]);
  const hashes = await server.rows('select 1 from users where id = $1 and password_hash is not null', [used]);
  expect(hashes).toEqual([]);
});

test('who belongs to a service is chosen among the members of its organisation', async () => {
  const [inside, outside] = [await member(), await buildUser(db)];
  const colleague = await buildUser(db);
  await buildMembership(db, { userId: colleague, groupId });
  const place = `${base}/subgroups/${subgroupId}/membership`;
  const change = async (body: object) => (await admin.put(place, body)).json();
  expect(await change({ add: [colleague, outside], remove: [inside] })).toEqual({ added: 1, removed: 1 });
  expect(await change({ add: [colleague], remove: [inside] })).toEqual({ added: 0, removed: 0 });
  const rows = (await admin.get(`${place}?only=in&per_page=100`)).json().rows;
  const ids = rows.map((row: { id: number }) => row.id);
  expect([ids.includes(colleague), ids.includes(inside), ids.includes(outside)]).toEqual([true, false, false]);
});

test('a spreadsheet of members holds what the filters show', async () => {
  await member('provisional');
  const csv = (await admin.get(`${base}/members/csv?status=invited&per_page=1`)).body.trim().split('\r\n');
  const { total } = (await admin.get(`${base}/members?status=invited`)).json();
  expect(csv).toHaveLength(total + 1);
  expect(csv.slice(1).every((line) => line.includes('"invited"'))).toBe(true);
});

describe('everybody whom a list shows', () => {
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

  test('is archived and restored over all pages, as many as were confirmed and under the filter alone', async () => {
    const { userIds, at } = await place(25, 'Wholelist');
    const kept = await buildUser(db, { lastName: 'Other' });
    await buildMembership(db, { userId: kept, groupId: Number(at.split('/').at(-1)) });
    const shown = everybody({ q: 'wholelist' });
    const answer = await site.post(`${at}/archive-members`, { ...shown, expected: 25, archived: true });
    expect(answer.json()).toEqual({ done: userIds.toSorted((a, b) => a - b), failed: [] });
    expect((await site.get(`${at}/members`)).json().rows).toMatchObject([{ id: kept }]);
    const gone = everybody({ list: 'archived' });
    const back = await site.post(`${at}/archive-members`, { ...gone, expected: 25, archived: false });
    expect(back.json().done).toHaveLength(25);
  });

  test('another number than was confirmed stops it, and the answer says how many there are now', async () => {
    const { at } = await place(3, 'Counted');
    const send = (expected: number) => site.post(`${at}/bulk-password-reset`, { ...everybody(), expected });
    const refused = await send(4);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      expect.stringMatching(/^3 members match now, not 4/u),
    ]);
    expect(
      await server.rows("select 1 from audit_events where action = 'members.resetPassword' and group_id = $1", [
        Number(at.split('/').at(-1)),
      ]),
    ).toEqual([]);
    expect((await send(3)).json().done).toHaveLength(3);
  });

  test('reaches no further than the hat: a service admin sends to their own service alone', async () => {
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
