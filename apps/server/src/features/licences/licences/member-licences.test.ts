import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildCourse } from '../../../test-support/catalogue.factory.ts';
import { buildLicence, buildStock } from '../../../test-support/licences.factory.ts';
import { buildManager, buildMembership, buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup, buildSubgroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';

const server = await openTestApp();
const { db, services } = server;
const superId = await buildUser(db, { roles: ['super_admin'] });
const superAdmin = await server.as(superId);

test('shows a service admin all licences of a member in the organisation, with sources and retries', async () => {
  const groupId = await buildGroup(db, { level: 'MED' });
  const subgroupId = await buildSubgroup(db, { groupId, name: 'Mill Road' });
  const managerId = await buildUser(db, { roles: ['subgroup_admin'] });
  await buildManager(db, { userId: managerId, groupId, subgroupId });
  const userId = await buildUser(db);
  await buildMembership(db, { userId, groupId, subgroupId });
  const manager = await server.as(managerId);
  const [sepsis, safety] = [await buildCourse(db), await buildCourse(db)];
  for (const { productId } of [sepsis, safety])
    await buildStock(services, { groupId, productId, actorId: superId, quantity: 5 });
  const key = ({ productId }: { productId: number }) => ({
    productId,
    certificateMonths: 12,
    idempotencyKey: randomUUID(),
  });
  const at = `/api/admin/groups/${groupId}`;
  await superAdmin.post(`${at}/pool-allocation`, { ...key(safety), pools: [{ placeId: subgroupId, quantity: 1 }] });
  await superAdmin.post(`${at}/issue-licence/${userId}`, key(sepsis));
  const inService = `groups/${groupId}/subgroups/${subgroupId}`;
  await manager.post(`/api/subgroup-admin/${inService}/bulk-issue-from-pool`, { ...key(safety), userIds: [userId] });

  const list = async () => (await manager.get(`/api/subgroup-admin/${inService}/members-licences/${userId}`)).json();
  const [own, whole] = await list();
  expect(own).toMatchObject({ source: 'POOL', source_place: 'Mill Road', subgroup_id: subgroupId });
  expect(whole).toMatchObject({ source: 'POT', source_place: null, subgroup_id: null, root_licence_id: null });

  await server.rows("update licences set state = 'failed', started_at = now() where id = $1", [whole.id]);
  const retry = { licenceId: whole.id, reason: 'The connection broke', idempotencyKey: randomUUID() };
  expect((await superAdmin.post(`${at}/retry-licence`, retry)).statusCode).toBe(200);
  expect((await list())[0]).toMatchObject({ is_free_retry: true, root_licence_id: whole.id });

  const lines = async (client: typeof manager, path: string) => (await client.get(path)).body.trim().split('\r\n');
  const sheet = await lines(manager, `/api/subgroup-admin/${inService}/members-licences/${userId}/csv`);
  expect(sheet).toHaveLength(4);
  expect(sheet[2]).toContain('"Pool of Mill Road"');
  expect(sheet[3]).toMatch(/"Not passed","\d\d-\d\d-\d{4} \d\d:\d\d","[^"]+","General pot","\d\d-\d\d-/u);
  expect(await lines(superAdmin, `${at}/members-licences/${userId}/csv`)).toEqual(sheet);
  const everywhere = await lines(superAdmin, `/api/admin/users/${userId}/licences/csv`);
  expect(everywhere[0]).toContain('"Organisation","Licence",');
  expect(everywhere).toHaveLength(4);
  const neighbour = await buildSubgroup(db, { groupId });
  const closed = `groups/${groupId}/subgroups/${neighbour}/members-licences/${userId}/csv`;
  expect((await manager.get(`/api/subgroup-admin/${closed}`)).statusCode).toBe(404);
});

test('sorts issued licences by the day they were issued, also when an older one was recorded later', async () => {
  const groupId = await buildGroup(db);
  const userId = await buildUser(db);
  await buildMembership(db, { userId, groupId });
  const { productId } = await buildCourse(db);
  const key = { groupId, productId, actorId: superId };
  await buildStock(services, { ...key, quantity: 3 });
  const days = ['2026-03-01', '2026-01-01', '2026-02-01'];
  for (const day of days) {
    const licenceId = await buildLicence(services, { ...key, userId });
    await server.rows("update licences set issued_at = $2, state = 'failed', started_at = $2 where id = $1", [
      licenceId,
      day,
    ]);
  }
  const order = async (sort: string) => {
    const { rows } = (await superAdmin.get(`/api/admin/groups/${groupId}/issued-licences?sort=${sort}`)).json();
    return rows.map((row: { issued_at: string }) => row.issued_at.slice(0, 10));
  };
  expect(await order('issued')).toEqual(['2026-01-01', '2026-02-01', '2026-03-01']);
  expect(await order('-issued')).toEqual(['2026-03-01', '2026-02-01', '2026-01-01']);
});
