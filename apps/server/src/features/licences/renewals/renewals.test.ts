import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildCourse } from '../../../test-support/catalogue.factory.ts';
import { buildCertificate } from '../../../test-support/certificates/certificates.factory.ts';
import { buildStock } from '../../../test-support/licences.factory.ts';
import { buildLink } from '../../../test-support/links.factory.ts';
import { buildPaperCourse, buildPaperLicence } from '../../../test-support/paper.factory.ts';
import { buildManager, buildMembership, buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup, buildSubgroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';

const server = await openTestApp();
const { db, services } = server;
const superId = await buildUser(db, { roles: ['super_admin'] });

/**
 * Creates an organisation with expiring certificates: four people of Mill Road, one of Station Road. Mill Road has 1
 * seat in its pool, the pot 2.
 */
async function organisation() {
  const groupId = await buildGroup(db, { level: 'MED' });
  const { productId } = await buildCourse(db, { title: 'Data security' });
  const [own, other] = [
    await buildSubgroup(db, { groupId, name: 'Mill Road' }),
    await buildSubgroup(db, { groupId, name: 'Station Road' }),
  ];
  const [adminId, managerId] = [
    await buildUser(db, { roles: ['group_admin'] }),
    await buildUser(db, { roles: ['subgroup_admin'] }),
  ];
  await buildManager(db, { userId: adminId, groupId });
  await buildManager(db, { userId: managerId, groupId, subgroupId: own });
  await buildStock(services, { groupId, productId, actorId: superId, quantity: 3 });
  const [admin, manager] = [await server.as(adminId), await server.as(managerId)];
  await admin.post(`/api/grouping-admin/groups/${groupId}/pool-allocation`, {
    productId,
    certificateMonths: 12,
    pools: [{ placeId: own, quantity: 1 }],
    idempotencyKey: randomUUID(),
  });
  const people: number[] = [];
  for (const subgroupId of [own, own, own, own, other]) {
    const userId = await buildUser(db, { lastName: `Member ${people.length}` });
    await buildMembership(db, { userId, groupId, subgroupId });
    await buildCertificate(db, { userId, groupId, productId, expiresOn: `2026-10-1${people.length}` });
    people.push(userId);
  }
  const at = `/api/subgroup-admin/groups/${groupId}/subgroups/${own}`;
  const plan = async (name = 'expiry-plan') => (await manager.get(`${at}/${name}`)).json();
  const allowPot = () =>
    db.updateTable('subgroup_managers').set({ general_pot_access: true }).where('user_id', '=', managerId).execute();
  return { groupId, productId, own, other, admin, manager, people, at, plan, allowPot, adminId };
}

test('a service plans for its own members with its own pool, and with the pot where it may use it', async () => {
  const { productId, plan, allowPot } = await organisation();
  const { rows } = await plan();
  const pool = { productId, title: 'Data security', certificateMonths: 12, is_refresher: false, source: 'POOL' };
  expect(rows).toEqual([
    expect.objectContaining({
      productId,
      ending_90_days: 4,
      renewing: 0,
      available: 1,
      to_buy: 3,
      refresher: null,
      offers: [expect.objectContaining({ ...pool, available: 1 })],
    }),
  ]);
  expect((await plan('expiry-plan-with-general-pot')).code).toBe('not_found');
  await allowPot();
  const withPot = (await plan('expiry-plan-with-general-pot')).rows;
  expect(withPot).toMatchObject([
    { available: 3, to_buy: 1, offers: [{ source: 'POOL' }, { source: 'POT', available: 2 }] },
  ]);
});

test('lists and exports the people of the plan, without people of other services', async () => {
  const { productId, manager, at, other, groupId } = await organisation();
  const query = `productType=abstract_course&productId=${productId}&sort=expires`;
  const { rows, total } = (await manager.get(`${at}/expiring-people?${query}`)).json();
  expect(total).toBe(4);
  expect(rows[0]).toMatchObject({
    expires_on: '2026-10-10',
    services: [{ name: 'Mill Road' }],
    has_live_licence: false,
  });
  const csv = (await manager.get(`${at}/expiring-people/csv?${query}`)).body;
  expect(csv.trim().split('\r\n')).toHaveLength(5);
  expect((await manager.get(`${at}/expiry-plan/csv`)).body).toContain('"Data security","12","4","0","1","0","3",""');
  const neighbour = `/api/subgroup-admin/groups/${groupId}/subgroups/${other}`;
  expect((await manager.get(`${neighbour}/expiry-plan`)).statusCode).toBe(404);
  expect((await manager.get(`${neighbour}/expiring-people?${query}`)).statusCode).toBe(404);
});

test('counts seats of the refresher, and people with a licence for it as renewing', async () => {
  const { groupId, productId, people, admin, plan } = await organisation();
  const refresher = await buildCourse(db, { title: 'Data security: refresher' });
  await buildLink(db, { kind: 'refresher', from: productId, to: refresher.productId });
  await buildStock(services, { groupId, productId: refresher.productId, actorId: superId, quantity: 5 });
  const at = `/api/grouping-admin/groups/${groupId}`;
  const ofGroup = async () => (await admin.get(`${at}/expiry-plan`)).json().rows[0];
  expect(await ofGroup()).toMatchObject({
    ending_90_days: 5,
    renewing: 0,
    available: 2,
    refresher_available: 5,
    to_buy: 0,
    certificateMonths: 12,
    refresher: { productId: refresher.productId, title: 'Data security: refresher' },
    offers: [
      { productId, is_refresher: false, source: 'POT', available: 2 },
      { productId: refresher.productId, is_refresher: true, source: 'POT', available: 5 },
    ],
  });
  expect((await admin.get(`${at}/expiry-plan/csv`)).body).toContain('"5","0","2","5","0","Data security: refresher"');
  const issue = { productId: refresher.productId, certificateMonths: 12, userIds: people.slice(0, 2) };
  const issued = await admin.post(`${at}/bulk-issue-from-general-pot`, { ...issue, idempotencyKey: randomUUID() });
  expect(issued.json()).toMatchObject({ issued: 2 });
  expect(await ofGroup()).toMatchObject({
    ending_90_days: 5,
    renewing: 2,
    available: 2,
    refresher_available: 3,
    to_buy: 0,
  });
  expect((await plan()).rows[0]).toMatchObject({ ending_90_days: 4, renewing: 2, available: 1, to_buy: 1 });
  await db
    .updateTable('abstract_courses')
    .set({ archived_at: '2026-01-05' })
    .where('id', '=', refresher.productId)
    .execute();
  expect(await ofGroup()).toMatchObject({ renewing: 2, available: 2, refresher: null });
});

test('counts seats of a face-to-face refresher', async () => {
  const { groupId, productId, people, admin } = await organisation();
  const refresher = await buildPaperCourse(services, { title: 'Data security workshop' });
  const paper = { type: 'abstract_paper_course', id: refresher.productId } as const;
  await buildLink(db, { kind: 'refresher', from: productId, to: paper });
  const [userId = 0] = people;
  await buildPaperLicence(services, { groupId, userId, productId: refresher.productId, actorId: superId });
  const [row] = (await admin.get(`/api/grouping-admin/groups/${groupId}/expiry-plan`)).json().rows;
  expect(row).toMatchObject({
    ending_90_days: 5,
    renewing: 1,
    available: 2,
    refresher_available: 0,
    to_buy: 2,
    refresher: { productType: 'abstract_paper_course', productId: refresher.productId, certificateMonths: 24 },
  });
});
