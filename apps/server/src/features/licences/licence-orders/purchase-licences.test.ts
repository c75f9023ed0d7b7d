import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildAbstractCourse } from '../../../test-support/catalogue.factory.ts';
import { buildManager, buildMembership, buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup, buildSubgroup, buildVirtualGroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import type { Client } from '../../../test-support/test-client.ts';

const server = await openTestApp();
const { db } = server;
const groupId = await buildGroup(db);
const productId = await buildAbstractCourse(db);
const adminId = await buildUser(db, { roles: ['group_admin'] });
await buildManager(db, { userId: adminId, groupId });
const admin = await server.as(adminId);
const superAdmin = await server.as(await buildUser(db, { roles: ['super_admin'] }));

type Order = Record<string, string | number>;

function order(client: Client, prefix: string, overrides: Order = {}, group = groupId) {
  const body = {
    productId,
    quantity: 3,
    certificateMonths: 12,
    idempotencyKey: randomUUID(),
    ...overrides,
  };
  return client.post(`/api/${prefix}/groups/${group}/licences`, body);
}

const balance = async (kind: string, placeId = 0) => {
  const [row] = await server.rows<{ available: number }>(
    'select available from licence_accounts where group_id = $1 and product_id = $2 and kind = $3 and place_id = $4',
    [groupId, productId, kind, placeId],
  );
  return row?.available ?? 0;
};

test('requires a payment reference of an organisation admin, but not of a site admin', async () => {
  const refused = await order(admin, 'grouping-admin');
  expect(refused.statusCode).toBe(422);
  expect(refused.json().errors).toEqual({ poReference: ['Enter a purchase order or a transaction reference'] });
  expect((await order(admin, 'grouping-admin', { poReference: 'PO 1' })).statusCode).toBe(200);
  expect((await order(admin, 'grouping-admin', { transactionRef: 'T 1' })).statusCode).toBe(200);
  expect((await order(superAdmin, 'admin')).statusCode).toBe(200);
  expect(await balance('POT')).toBe(9);
});

test('refuses a reference that consists of blanks', async () => {
  expect((await order(admin, 'grouping-admin', { poReference: '   ' })).statusCode).toBe(422);
});

test('requires a service for a direct order, and adds the seats to the pool of that service', async () => {
  const refused = await order(superAdmin, 'admin', { directServiceOrder: 1 });
  expect(refused.statusCode).toBe(422);
  expect(refused.json().errors).toHaveProperty('subgroupId');
  const subgroupId = await buildSubgroup(db, { groupId });
  expect((await order(superAdmin, 'admin', { directServiceOrder: 1, subgroupId })).statusCode).toBe(200);
  expect(await balance('POOL', subgroupId)).toBe(3);
});

test('adds the seats of an order for a virtual group to its pool', async () => {
  const virtualGroupId = await buildVirtualGroup(db, { groupId, productId });
  expect((await order(superAdmin, 'admin', { virtualGroupId })).statusCode).toBe(200);
  expect(await balance('VGPOOL', virtualGroupId)).toBe(3);
});

test('buys only the course that the virtual group teaches', async () => {
  const virtualGroupId = await buildVirtualGroup(db, { groupId, productId: await buildAbstractCourse(db) });
  const [paper] = await server.rows<{ id: number }>(
    "insert into abstract_paper_courses (title, default_months) values ('On paper', 12) returning id",
  );
  const refused = [
    await order(superAdmin, 'admin', { virtualGroupId }),
    await order(superAdmin, 'admin', {
      virtualGroupId,
      productType: 'abstract_paper_course',
      productId: paper?.id ?? 0,
    }),
  ];
  for (const answer of refused) {
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ productId: ['This Pharmacist-led Course teaches another course'] });
  }
  expect(await balance('VGPOOL', virtualGroupId)).toBe(0);
});

test('offers only the course that the virtual group teaches for issuing', async () => {
  const userId = await buildUser(db);
  await buildMembership(db, { userId, groupId });
  const virtualGroupId = await buildVirtualGroup(db, { groupId, productId, delegates: [{ userId }] });
  await order(superAdmin, 'admin', { virtualGroupId });
  const offered = async () => {
    const answer = await superAdmin.get(`/api/admin/virtual-groups/${virtualGroupId}/issue-licence/${userId}`);
    return answer.json().options.map((option: { productId: number }) => option.productId);
  };
  expect(await offered()).toEqual([productId]);
  const other = await buildAbstractCourse(db);
  await server.rows('update virtual_groups set abstract_course_id = $2 where id = $1', [virtualGroupId, other]);
  expect(await offered()).toEqual([]);
});

test('answers 404 for a service or a virtual group of another organisation', async () => {
  const elsewhere = await buildGroup(db);
  const subgroupId = await buildSubgroup(db, { groupId: elsewhere });
  const virtualGroupId = await buildVirtualGroup(db, { groupId: elsewhere, productId });
  expect((await order(superAdmin, 'admin', { directServiceOrder: 1, subgroupId })).statusCode).toBe(404);
  expect((await order(superAdmin, 'admin', { virtualGroupId })).statusCode).toBe(404);
  expect((await order(superAdmin, 'admin', { subgroupId })).statusCode).toBe(404);
});

test('refuses an order for an archived service', async () => {
  const subgroupId = await buildSubgroup(db, { groupId, isArchived: true });
  expect((await order(superAdmin, 'admin', { directServiceOrder: 1, subgroupId })).statusCode).toBe(404);
});

test('refuses an order for an archived product', async () => {
  const archived = await buildAbstractCourse(db, { isArchived: true });
  const answer = await order(superAdmin, 'admin', { productId: archived });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toEqual({ productId: ['Choose a course that is on sale'] });
});

test('refuses to buy for or issue in an archived organisation, even for a site admin', async () => {
  const closed = await buildGroup(db, { isArchived: true });
  const userId = await buildUser(db);
  await buildMembership(db, { userId, groupId: closed });
  expect((await order(superAdmin, 'admin', {}, closed)).statusCode).toBe(409);
  const issue = { productId, certificateMonths: 12, idempotencyKey: randomUUID() };
  expect((await superAdmin.post(`/api/admin/groups/${closed}/issue-licence/${userId}`, issue)).statusCode).toBe(409);
});

test.each([0, 10_001, 1.5, -3])('refuses a quantity of %s', async (quantity) => {
  const answer = await order(superAdmin, 'admin', { quantity });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toHaveProperty('quantity');
});

test('refuses an invalid idempotency key or an unknown field', async () => {
  expect((await order(superAdmin, 'admin', { idempotencyKey: 'short' })).statusCode).toBe(422);
  expect((await order(superAdmin, 'admin', { price: 0 })).statusCode).toBe(422);
});

test('records an order in the audit trail, with the actor and their level', async () => {
  await order(admin, 'grouping-admin', { poReference: 'PO audit' });
  const [event] = await server.rows(
    'select actor_id, level, action, group_id, detail from audit_events order by id desc limit 1',
  );
  expect(event).toEqual({
    actor_id: adminId,
    level: 'groupingAdmin',
    action: 'licences.purchase',
    group_id: groupId,
    detail: { productType: 'abstract_course', productId, months: 12, quantity: 3 },
  });
});
