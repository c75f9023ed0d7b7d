import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildCourse } from '../../../test-support/catalogue.factory.ts';
import { buildManager, buildMembership, buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup, buildSubgroup, buildVirtualGroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';

const server = await openTestApp();
const { db } = server;
const superAdmin = await server.as(await buildUser(db, { roles: ['super_admin'] }));

async function organisation() {
  const groupId = await buildGroup(db, { level: 'HIGH' });
  const { productId } = await buildCourse(db, { title: 'Sepsis' });
  const subgroupId = await buildSubgroup(db, { groupId, name: 'Mill Road' });
  const adminId = await buildUser(db, { roles: ['group_admin'], firstName: 'Ada', lastName: 'Admin' });
  await buildManager(db, { userId: adminId, groupId });
  const userId = await buildUser(db, { firstName: 'Jo', lastName: 'Patel' });
  await buildMembership(db, { userId, groupId, subgroupId });
  const admin = await server.as(adminId);
  const at = `/api/grouping-admin/groups/${groupId}`;
  const key = { productId, certificateMonths: 12 };
  const send = (path: string, body: object, client = admin, prefix = at) =>
    client.post(`${prefix}/${path}`, { ...key, idempotencyKey: randomUUID(), ...body });
  const asSuper = (path: string, body: object) => send(path, body, superAdmin, `/api/admin/groups/${groupId}`);
  const read = async (path: string) => (await admin.get(`${at}/${path}`)).json();
  await send('licences', { quantity: 20, poReference: 'PO 1' });
  return { groupId, subgroupId, productId, userId, key, admin, at, send, asSuper, read };
}

test('adds seats to a pool, issues from it, and opens the movements behind every number', async () => {
  const { subgroupId, userId, productId, send, read, admin, at } = await organisation();
  expect((await send('pool-allocation', { pools: [{ placeId: subgroupId, quantity: 8 }] })).json()).toEqual({
    pot: 12,
  });
  const place = `subgroups/${subgroupId}`;
  const issued = await send(`${place}/bulk-issue-from-pool`, { userIds: [userId] });
  expect(issued.json()).toEqual({ issued: 1, left_out: 0, available: 7 });
  expect((await send('pool-return', { pools: [{ placeId: subgroupId, quantity: 2 }] })).json()).toEqual({ pot: 14 });
  const stock = await read(`licences/abstract_course/${productId}/12`);
  expect(stock).toMatchObject({ bought: 20, pot: 14, pools: 5, held: 1, used: 0, void: 0, level: 'ok', low_at: 0 });
  const pool = { kind: 'POOL', place: { id: subgroupId, name: 'Mill Road' }, available: 5, held: 1, used: 0 };
  expect(stock.pool_rows).toEqual([pool]);
  const movements = await read(`licence-movements?account=POOL&placeId=${subgroupId}`);
  expect(movements.total).toBe(3);
  const steps = movements.rows.map((row: Record<string, unknown>) => [row.kind, row.change, row.balance]);
  expect(steps).toEqual([
    ['return', -2, 5],
    ['issue', -1, 7],
    ['allocate', 8, 8],
  ]);
  expect(movements.rows[1]).toMatchObject({
    from: { kind: 'POOL', place: 'Mill Road', certificateMonths: 12 },
    to: { kind: 'HELD', place: null, certificateMonths: 12 },
    actor: 'Ada Admin',
    person: { id: userId, name: 'Jo Patel' },
  });
  expect((await read('licence-movements?account=POT')).rows[0]).toMatchObject({ change: 2, balance: 14 });
  expect((await read('licence-movements')).total).toBe(4);
  expect((await read('licence-movements?q=patel')).total).toBe(1);
  const csv = (await admin.get(`${at}/licence-movements/csv?account=POT`)).body.split('\n');
  expect(csv[1]).toContain(
    '"Moved back to the general pot","Sepsis","12","2","Pool","Mill Road","General pot","","12"',
  );
});

test('the number of used seats opens the started licences, with any result', async () => {
  const { groupId, subgroupId, userId, send, read } = await organisation();
  const others = [await buildUser(db), await buildUser(db)];
  for (const other of others) await buildMembership(db, { userId: other, groupId, subgroupId });
  const place = `subgroups/${subgroupId}`;
  await send('pool-allocation', { pools: [{ placeId: subgroupId, quantity: 3 }] });
  await send(`${place}/bulk-issue-from-pool`, { userIds: [userId, ...others] });
  const started = async () => {
    const { rows } = await read(`${place}/issued-licences?state=started`);
    const [stock] = (await read(`${place}/licences`)).rows;
    return [stock.held, stock.used, rows.map((row: { user: { id: number } }) => row.user.id).sort()];
  };
  expect(await started()).toEqual([3, 0, []]);
  const at = new Date();
  await db
    .updateTable('licences')
    .set({ state: 'in_progress', started_at: at })
    .where('user_id', '=', userId)
    .execute();
  await db
    .updateTable('licences')
    .set({ state: 'failed', started_at: at, ended_at: at })
    .where('user_id', '=', others[0] ?? 0)
    .execute();
  expect(await started()).toEqual([1, 2, [userId, others[0]]]);
});

test('refuses to overdraw the pot or a pool; moves several pools or none', async () => {
  const { groupId, subgroupId, productId, send, read } = await organisation();
  const other = await buildSubgroup(db, { groupId });
  const both = [
    { placeId: subgroupId, quantity: 15 },
    { placeId: other, quantity: 6 },
  ];
  const refused = await send('pool-allocation', { pools: both });
  expect([refused.statusCode, refused.json().message]).toEqual([409, 'Only 5 left here. Nothing was changed.']);
  expect((await read('licences')).rows[0]).toMatchObject({ pot: 20, pools: 0 });
  expect((await send('pool-return', { pools: [{ placeId: other, quantity: 1 }] })).statusCode).toBe(409);
  const elsewhere = await buildSubgroup(db, { groupId: await buildGroup(db) });
  expect((await send('pool-allocation', { pools: [{ placeId: elsewhere, quantity: 1 }] })).statusCode).toBe(409);
  const session = await buildVirtualGroup(db, { groupId, productId });
  const pools = [{ kind: 'VGPOOL', placeId: session, quantity: 4 }];
  expect((await send('pool-allocation', { pools })).json()).toEqual({ pot: 16 });
});

test('refuses seats in the pool of a virtual group that teaches another course', async () => {
  const { groupId, send, read } = await organisation();
  const session = await buildVirtualGroup(db, { groupId, productId: (await buildCourse(db)).productId });
  const pools = [{ kind: 'VGPOOL', placeId: session, quantity: 4 }];
  const refused = await send('pool-allocation', { pools });
  expect(refused.statusCode).toBe(422);
  expect(refused.json().errors).toEqual({ productId: ['This Pharmacist-led Course teaches another course'] });
  expect((await read('licences')).rows[0]).toMatchObject({ pot: 20, pools: 0 });
});

test('only a site admin corrects number and months, and voids an order', async () => {
  const { send, asSuper, read, productId, admin, at } = await organisation();
  const wrong = { change: -3, reason: 'Counted twice' };
  expect((await send('adjust-quantity', wrong)).statusCode).toBe(404);
  expect((await asSuper('adjust-quantity', wrong)).json()).toEqual({ pot: 17 });
  expect((await asSuper('adjust-quantity', { change: 5, reason: 'Goodwill' })).json()).toEqual({ pot: 22 });
  expect((await asSuper('adjust-quantity', { change: -23, reason: 'Too many' })).statusCode).toBe(409);
  const edit = { newCertificateMonths: 24, quantity: 10, reason: 'New rules' };
  expect((await asSuper('edit-cert-months', edit)).json()).toEqual({ pot: 12 });
  const { rows, totals } = await read('licences?sort=months');
  expect(rows.map((row: Record<string, unknown>) => [row.certificateMonths, row.pot, row.void])).toEqual([
    [12, 12, 3],
    [24, 10, 0],
  ]);
  expect(totals).toMatchObject({ bought: 25, pot: 22, void: 3, courses: 1 });
  const ofKey = (months: number) => read(`licence-movements?productId=${productId}&certificateMonths=${months}`);
  expect((await ofKey(24)).rows).toMatchObject([{ kind: 'months', quantity: 10 }]);
  const ends = [{ certificateMonths: 12 }, { certificateMonths: 24 }];
  expect((await ofKey(24)).rows).toMatchObject([{ from: ends[0], to: ends[1] }]);
  const csv = (await admin.get(`${at}/licence-movements/csv?kind=months`)).body;
  expect(csv).toContain('"Certificate months changed","Sepsis","12","10","General pot","","General pot","","24"');
  expect((await ofKey(12)).total).toBe(4);
  expect((await read('licence-movements')).total).toBe(4);
  const orders = await read('licence-orders');
  expect(orders.rows[0]).toMatchObject({ quantity: 20, poReference: 'PO 1', state: 'fulfilled' });
  const sheet = async () => (await admin.get(`${at}/licence-orders/csv`)).body;
  expect(await sheet()).toMatch(/"General pot","Fulfilled","[^"]+","\d\d-\d\d-\d{4} \d\d:\d\d"/u);
  const orderId = orders.rows[0].id;
  const voiding = async () =>
    superAdmin.post(`/api/admin/groups/${orders.rows.length > 0 ? await groupOf(orderId) : 0}/void-order`, {
      orderId,
      reason: 'Not paid',
      idempotencyKey: randomUUID(),
    });
  expect((await voiding()).statusCode).toBe(409);
  await asSuper('adjust-quantity', { change: 8, reason: 'Back' });
  expect((await voiding()).statusCode).toBe(200);
  expect((await voiding()).json().message).toBe('This order is void already.');
  expect(await read(`licences/abstract_course/${productId}/12`)).toMatchObject({ pot: 0, void: 23 });
});

async function groupOf(orderId: number): Promise<number> {
  const [row] = await server.rows<{ group_id: number }>('select group_id from licence_orders where id = $1', [orderId]);
  return row?.group_id ?? 0;
}

test('a HIGH service admin orders for their own service, not for courses elsewhere; a MED one may not order', async () => {
  const { groupId, subgroupId, key, productId } = await organisation();
  const userId = await buildUser(db, { roles: ['subgroup_admin'] });
  await buildManager(db, { userId, groupId, subgroupId });
  const client = await server.as(userId);
  const at = `/api/subgroup-admin/groups/${groupId}/subgroups/${subgroupId}`;
  const order = (extra: object = {}) =>
    client.post(`${at}/order-licences`, {
      ...key,
      quantity: 4,
      poReference: 'PO 2',
      idempotencyKey: randomUUID(),
      ...extra,
    });
  expect((await order()).statusCode).toBe(200);
  expect((await client.get(`${at}/licences`)).json().rows[0]).toMatchObject({ productId, pool: 4, pot: null });
  expect((await order({ poReference: '' })).statusCode).toBe(422);
  const virtualGroupId = await buildVirtualGroup(db, { groupId, productId });
  expect((await order({ virtualGroupId })).statusCode).toBe(404);
  expect((await client.get(`${at}/general-pot`)).statusCode).toBe(404);
  await db.updateTable('subgroup_managers').set({ general_pot_access: true }).where('user_id', '=', userId).execute();
  expect((await client.get(`${at}/general-pot`)).json().rows[0]).toMatchObject({ pool: 4, pot: 20 });
  await db
    .updateTable('group_settings')
    .set({ default_service_manager_level: 'MED' })
    .where('group_id', '=', groupId)
    .execute();
  expect((await order()).statusCode).toBe(403);
});

test('refuses to add seats of a course that does not exist or is no longer on sale', async () => {
  const { groupId, productId, asSuper } = await organisation();
  const add = async (product: object) => {
    const answer = await asSuper('adjust-quantity', { change: 1, reason: 'Goodwill', ...product });
    return [answer.statusCode, Object.keys(answer.json().errors ?? {})];
  };
  expect(await add({ productId: 999_999 })).toEqual([422, ['productId']]);
  expect(await add({ productType: 'abstract_paper_course', productId: 999_999 })).toEqual([422, ['productId']]);
  await db.updateTable('abstract_courses').set({ archived_at: new Date() }).where('id', '=', productId).execute();
  expect(await add({})).toEqual([422, ['productId']]);
  expect((await asSuper('adjust-quantity', { change: -1, reason: 'Too many' })).json()).toEqual({ pot: 19 });
  const products = await server.rows('select distinct product_id from licence_accounts where group_id = $1', [groupId]);
  expect(products).toEqual([{ product_id: productId }]);
});

test('lists one action as one row with its sum and last balance, and its movements when asked', async () => {
  const { groupId, subgroupId, send, read, admin, at } = await organisation();
  const userIds: number[] = [];
  for (const firstName of ['Ann', 'Bea', 'Cy']) {
    const userId = await buildUser(db, { firstName });
    await buildMembership(db, { userId, groupId, subgroupId });
    userIds.push(userId);
  }
  await send('bulk-issue-from-general-pot', { userIds });
  const { rows, total } = await read('licence-movements?account=POT');
  expect([total, rows[0].kind, rows[0].moves, rows[0].change, rows[0].balance]).toEqual([2, 'issue', 3, -3, 17]);
  expect(rows[0].person).toBeNull();
  const each = await read(`licence-movements?account=POT&batch=${rows[0].batch}`);
  expect(each.rows.map((row: { change: number; balance: number }) => [row.change, row.balance])).toEqual([
    [-1, 17],
    [-1, 18],
    [-1, 19],
  ]);
  expect(each.rows.map((row: { person: { name: string } }) => row.person.name.split(' ')[0])).toEqual([
    'Cy',
    'Bea',
    'Ann',
  ]);
  expect((await read('licence-movements?batch=issue-unknown')).total).toBe(0);
  expect((await admin.get(`${at}/licence-movements/csv?kind=issue`)).body.trim().split('\n')).toHaveLength(4);
});

test('lists the pools of a service that need stock or are empty, as the report of its organisation does', async () => {
  const { groupId, subgroupId, userId, admin, send, read } = await organisation();
  const place = `subgroups/${subgroupId}`;
  const { productId: plentyId } = await buildCourse(db, { title: 'Plenty' });
  const { productId: emptyId } = await buildCourse(db, { title: 'Emptied' });
  for (const productId of [plentyId, emptyId]) await send('licences', { productId, quantity: 20, poReference: 'PO 2' });
  await send('pool-allocation', { pools: [{ placeId: subgroupId, quantity: 5 }] });
  const userIds: number[] = [];
  for (let built = 0; built < 4; built += 1) {
    const memberId = await buildUser(db);
    await buildMembership(db, { userId: memberId, groupId, subgroupId });
    userIds.push(memberId);
  }
  expect((await send(`${place}/bulk-issue-from-pool`, { userIds })).json()).toMatchObject({ issued: 4, available: 1 });
  await send('pool-allocation', { productId: plentyId, pools: [{ placeId: subgroupId, quantity: 9 }] });
  await send('pool-allocation', { productId: emptyId, pools: [{ placeId: subgroupId, quantity: 1 }] });
  await send(`${place}/bulk-issue-from-pool`, { productId: emptyId, userIds: [userId] });
  const titles = async (path: string) => (await read(path)).rows.map(({ title }: { title: string }) => title);
  expect(await titles(`${place}/licences`)).toEqual(['Emptied', 'Plenty', 'Sepsis']);
  expect(await titles(`${place}/licences?level=needed`)).toEqual(['Emptied', 'Sepsis']);
  expect(await titles(`${place}/licences?level=empty`)).toEqual(['Emptied']);
  const report = await admin.get(`/api/grouping-admin/service-licence-levels?groupId=${groupId}&level=needed`);
  expect(report.json().rows.map(({ title }: { title: string }) => title)).toEqual(['Emptied', 'Sepsis']);
});
