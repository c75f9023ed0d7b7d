import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { buildCourse } from '../../../test-support/catalogue.factory.ts';
import { buildCertificate } from '../../../test-support/certificates/certificates.factory.ts';
import { buildLicence, buildStock } from '../../../test-support/licences.factory.ts';
import { buildLink } from '../../../test-support/links.factory.ts';
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

/** Creates a member of Mill Road with an expired, an expiring, a valid and an unlimited certificate, and a licence. */
async function organisation() {
  const groupId = await buildGroup(db, { level: 'MED' });
  const own = await buildSubgroup(db, { groupId, name: 'Mill Road' });
  const other = await buildSubgroup(db, { groupId, name: 'Station Road' });
  const [adminId, managerId] = [
    await buildUser(db, { roles: ['group_admin'], firstName: 'Priya', lastName: 'Raman' }),
    await buildUser(db, { roles: ['subgroup_admin'] }),
  ];
  await buildManager(db, { userId: adminId, groupId });
  await buildManager(db, { userId: managerId, groupId, subgroupId: own });
  const userId = await buildUser(db, { firstName: 'Sam', lastName: 'Whitlock' });
  await buildMembership(db, { userId, groupId, subgroupId: own });
  const products: Record<string, number> = {};
  for (const title of ['Travel', 'Safeguarding', 'Flu', 'Fire safety', 'Sepsis'])
    products[title] = (await buildCourse(db, { title })).productId;
  const productOf = (title: string) => products[title] ?? 0;
  const certify = (title: string, expiresOn: string | null) =>
    buildCertificate(db, { userId, groupId, productId: productOf(title), expiresOn });
  await certify('Flu', day(212));
  await certify('Fire safety', null);
  await certify('Safeguarding', day(12));
  await certify('Travel', day(-3));
  await buildLicence(services, { groupId, productId: productOf('Sepsis'), actorId: superId, userId });
  const [admin, manager, site] = [await server.as(adminId), await server.as(managerId), await server.as(superId)];
  const at = `groups/${groupId}/members-info/${userId}/training-status`;
  const inService = `groups/${groupId}/subgroups/${own}/members-info/${userId}/training-status`;
  return { groupId, own, other, userId, productOf, admin, manager, managerId, site, at, inService };
}

test('lists expired, expiring, missing and valid courses with days left, the most urgent first', async () => {
  const { admin, at } = await organisation();
  const { items, admins } = (await admin.get(`/api/grouping-admin/${at}`)).json();
  const shown = items.map((one: Record<string, unknown>) => [one.title, one.state, one.days_left]);
  expect(shown).toEqual([
    ['Travel', 'expired', -3],
    ['Safeguarding', 'expiring', 12],
    ['Sepsis', 'missing', null],
    ['Flu', 'valid', 212],
    ['Fire safety', 'valid', null],
  ]);
  expect(items[2].licence).toEqual({ id: expect.any(Number), title: 'Sepsis', issued_on: day(0), is_started: false });
  // An organisation admin may issue licences, so the answer names no admin to ask.
  expect(admins).toEqual([]);
});

test('offers a seat of the refresher first, and of the pot only to admins who may use it', async () => {
  const { groupId, own, productOf, admin, manager, managerId, at, inService } = await organisation();
  const seatOf = async (who: typeof admin, path: string, title: string) =>
    (await who.get(path)).json().items.find((one: { title: string }) => one.title === title).seat;
  const ofGroup = (title: string) => seatOf(admin, `/api/grouping-admin/${at}`, title);
  const ofService = (title: string) => seatOf(manager, `/api/subgroup-admin/${inService}`, title);
  expect(await ofGroup('Safeguarding')).toBeNull();
  await buildStock(services, { groupId, productId: productOf('Safeguarding'), actorId: superId, quantity: 3 });
  expect(await ofGroup('Safeguarding')).toMatchObject({ source: 'POT', available: 3, is_refresher: false });
  expect(await ofService('Safeguarding')).toBeNull();
  await db
    .updateTable('subgroup_managers')
    .set({ general_pot_access: true })
    .where('user_id', '=', managerId)
    .execute();
  expect(await ofService('Safeguarding')).toMatchObject({ source: 'POT' });
  await admin.post(`/api/grouping-admin/groups/${groupId}/pool-allocation`, {
    productId: productOf('Safeguarding'),
    certificateMonths: 12,
    pools: [{ placeId: own, quantity: 1 }],
    idempotencyKey: randomUUID(),
  });
  expect(await ofService('Safeguarding')).toMatchObject({ source: 'POOL', available: 1 });
  const refresher = await buildCourse(db, { title: 'Safeguarding: refresher' });
  await buildLink(db, { kind: 'refresher', from: productOf('Safeguarding'), to: refresher.productId });
  await buildStock(services, { groupId, productId: refresher.productId, actorId: superId, quantity: 1 });
  expect(await ofGroup('Safeguarding')).toMatchObject({ title: 'Safeguarding: refresher', is_refresher: true });
  // A certificate with many days left is not renewed yet.
  await buildStock(services, { groupId, productId: productOf('Flu'), actorId: superId, quantity: 1 });
  expect(await ofGroup('Flu')).toBeNull();
});

test('shows the licence that renews a certificate instead of a seat, and not as missing', async () => {
  const { groupId, userId, productOf, admin, at } = await organisation();
  const refresher = await buildCourse(db, { title: 'Travel: refresher' });
  await buildLink(db, { kind: 'refresher', from: productOf('Travel'), to: refresher.productId });
  await buildLicence(services, { groupId, productId: refresher.productId, actorId: superId, userId });
  await buildStock(services, { groupId, productId: refresher.productId, actorId: superId, quantity: 1 });
  const { items } = (await admin.get(`/api/grouping-admin/${at}`)).json();
  expect(items).toHaveLength(5);
  expect(items[0]).toMatchObject({ title: 'Travel', seat: null, licence: { title: 'Travel: refresher' } });
});

test('a refresher renews only until 60 days after the certificate expired', async () => {
  const { groupId, userId, admin, at } = await organisation();
  for (const [title, expiresOn] of [
    ['Diabetes', day(-60)],
    ['Asthma', day(-61)],
  ] as const) {
    const full = await buildCourse(db, { title });
    const refresher = await buildCourse(db, { title: `${title}: refresher` });
    await buildLink(db, { kind: 'refresher', from: full.productId, to: refresher.productId });
    await buildStock(services, { groupId, productId: refresher.productId, actorId: superId, quantity: 1 });
    await buildCertificate(db, { userId, groupId, productId: full.productId, expiresOn });
  }
  const { items } = (await admin.get(`/api/grouping-admin/${at}`)).json();
  const seats = new Map(items.map((one: { title: string; seat: unknown }) => [one.title, one.seat]));
  expect(seats.get('Diabetes')).toMatchObject({ is_refresher: true });
  expect(seats.get('Asthma')).toBeNull();
});

test('shows a service admin only their own members, and the admins to ask', async () => {
  const { groupId, other, userId, manager, inService } = await organisation();
  const { items, admins } = (await manager.get(`/api/subgroup-admin/${inService}`)).json();
  expect(items).toHaveLength(5);
  expect(admins).toEqual(['Priya Raman']);
  const stranger = await buildUser(db);
  await buildMembership(db, { userId: stranger, groupId, subgroupId: other });
  const elsewhere = inService.replace(`${userId}`, `${stranger}`);
  expect((await manager.get(`/api/subgroup-admin/${elsewhere}`)).statusCode).toBe(404);
});

test('shows a site admin every organisation of a person', async () => {
  const { userId, site } = await organisation();
  const elsewhere = await buildGroup(db, { name: 'Quayside' });
  const { productId } = await buildCourse(db, { title: 'Injection' });
  await buildMembership(db, { userId, groupId: elsewhere });
  await buildCertificate(db, { userId, groupId: elsewhere, productId, expiresOn: day(5) });
  const { items } = (await site.get(`/api/admin/users/${userId}/training-status`)).json();
  expect(items).toHaveLength(6);
  expect(items[1]).toMatchObject({ title: 'Injection', state: 'expiring', group: { name: 'Quayside' } });
});
