import { expect, test } from 'vitest';
import { buildManager, buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup, buildSubgroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';

const server = await openTestApp();
const { db } = server;

test('exports the services that a person manages in each organisation, and no other, from any page', async () => {
  const [north, south] = [await buildGroup(db, { name: 'North' }), await buildGroup(db, { name: 'South' })];
  const userId = await buildUser(db, { roles: ['subgroup_admin'] });
  for (const [groupId, name] of [
    [north, 'Hove'],
    [south, 'Rye'],
  ] as const)
    await buildManager(db, { userId, groupId, subgroupId: await buildSubgroup(db, { groupId, name }) });
  await buildSubgroup(db, { groupId: south, name: 'Wick' });
  const admin = await server.as(userId);
  const csv = await admin.get('/api/subgroup-admin/subgroups/csv?sort=name&per_page=1&page=2');
  const [head, ...lines] = csv.body.trim().split('\r\n');
  expect(head).toContain('"Organisation","ID","Service"');
  expect(lines.map((line) => line.split(',').filter((_, nth) => nth !== 1 && nth < 3))).toEqual([
    ['"North"', '"Hove"'],
    ['"South"', '"Rye"'],
  ]);
});

test('lists services without an admin first when sorted by admins', async () => {
  const groupId = await buildGroup(db);
  const [led, alone] = [await buildSubgroup(db, { groupId }), await buildSubgroup(db, { groupId })];
  await buildManager(db, { userId: await buildUser(db), groupId, subgroupId: led });
  const site = await server.as(await buildUser(db, { roles: ['super_admin'] }));
  const { rows } = (await site.get(`/api/admin/groups/${groupId}/subgroups?sort=managers`)).json();
  expect(rows.map(({ id, managers }: { id: number; managers: number }) => [id, managers])).toEqual([
    [alone, 0],
    [led, 1],
  ]);
});
