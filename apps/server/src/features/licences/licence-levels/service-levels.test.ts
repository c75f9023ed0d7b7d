import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildCourse } from '../../../test-support/catalogue.factory.ts';
import { buildStock } from '../../../test-support/licences.factory.ts';
import { buildManager, buildMembership, buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup, buildSubgroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';

const server = await openTestApp();
const { db, services } = server;
const superId = await buildUser(db, { roles: ['super_admin'] });

type Row = { subgroup: { name: string }; pool: number; level: string };

/**
 * Creates a pool that lasts, one that does not, and one that was returned. Another service has only ever used the
 * general pot.
 */
async function organisation() {
  const groupId = await buildGroup(db);
  const { productId } = await buildCourse(db, { title: 'Sepsis' });
  const adminId = await buildUser(db, { roles: ['group_admin'] });
  await buildManager(db, { userId: adminId, groupId });
  await buildStock(services, { groupId, productId, actorId: superId, quantity: 20 });
  const admin = await server.as(adminId);
  const at = `/api/grouping-admin/groups/${groupId}`;
  const send = async (path: string, body: object) => {
    const key = { productId, certificateMonths: 12, idempotencyKey: randomUUID() };
    expect((await admin.post(`${at}/${path}`, { ...key, ...body })).statusCode).toBe(200);
  };
  const service = async (name: string, { quantity, issued }: { quantity: number; issued: number }) => {
    const subgroupId = await buildSubgroup(db, { groupId, name });
    const pools = [{ placeId: subgroupId, quantity }];
    await send('pool-allocation', { pools });
    const userIds: number[] = [];
    for (let made = 0; made < issued; made += 1) {
      const userId = await buildUser(db);
      await buildMembership(db, { userId, groupId, subgroupId });
      userIds.push(userId);
    }
    if (issued > 0) await send(`subgroups/${subgroupId}/bulk-issue-from-pool`, { userIds });
    return pools;
  };
  await service('Mill Road', { quantity: 4, issued: 2 });
  await service('Station Road', { quantity: 5, issued: 4 });
  await send('pool-return', { pools: await service('Hill Top', { quantity: 3, issued: 0 }) });
  const quay = await buildSubgroup(db, { groupId, name: 'Quay Side' });
  const userId = await buildUser(db);
  await buildMembership(db, { userId, groupId, subgroupId: quay });
  await send(`subgroups/${quay}/bulk-issue-from-general-pot`, { userIds: [userId] });
  return async (query: string): Promise<Row[]> =>
    (await admin.get(`/api/grouping-admin/service-licence-levels?groupId=${groupId}${query}`)).json().rows;
}

test('shows, sorts and filters the pools of services by how long they last', async () => {
  const read = await organisation();
  const named = async (query: string) => (await read(query)).map(({ subgroup }) => subgroup.name);
  const rows = await read('');
  expect(rows.map(({ subgroup, ...row }) => ({ name: subgroup.name, ...row }))).toMatchObject([
    { name: 'Mill Road', pool: 2, held: 2, used: 0, issued_90_days: 2, days_of_cover: 90, level: 'ok' },
    { name: 'Station Road', pool: 1, held: 4, used: 0, issued_90_days: 4, days_of_cover: 22, level: 'low' },
    { name: 'Hill Top', pool: 0, held: 0, used: 0, issued_90_days: 0, days_of_cover: null, level: 'empty' },
  ]);
  expect(await read('&sort=cover')).toEqual([rows[1], rows[0], rows[2]]);
  expect(await named('&sort=-issued')).toEqual(['Station Road', 'Mill Road', 'Hill Top']);
  expect(await named('&level=low')).toEqual(['Station Road']);
  expect(await named('&level=needed')).toEqual(['Station Road', 'Hill Top']);
  expect(await named('&q=mill')).toEqual(['Mill Road']);
});
