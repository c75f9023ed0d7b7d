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

test('an organisation admin names a payment, a site admin need not', async () => {
  const refused = await order(admin, 'grouping-admin');
  expect(refused.statusCode).toBe(422);
  expect(refused.json().errors).toEqual({ poReference: ['Enter a purchase order or a transaction reference'] });
  expect((await order(admin, 'grouping-admin', { poReference: 'PO 1' })).statusCode).toBe(200);
  expect((await order(admin, 'grouping-admin', { transactionRef: 'T 1' })).statusCode).toBe(200);
  expect((await order(superAdmin, 'admin')).statusCode).toBe(200);
  expect(await balance('POT')).toBe(9);
});

test('a reference of blanks is no reference', async () => {
  expect((await order(admin, 'grouping-admin', { poReference: '   ' })).statusCode).toBe(422);
});

test('a direct order needs its service and lands in that service’s pool', async () => {
  const refused = await order(superAdmin, 'admin', { directServiceOrder: 1 });
  expect(refused.statusCode).toBe(422);
  expect(refused.json().errors).toHaveProperty('subgroupId');
  const subgroupId = await buildSubgroup(db, { groupId });
  expect((await order(superAdmin, 'admin', { directServiceOrder: 1, subgroupId })).statusCode).toBe(200);
  expect(await balance('POOL', subgroupId)).toBe(3);
});

test('an order for a virtual group lands in its pool', async () => {
  const virtualGroupId = await buildVirtualGroup(db, { groupId, productId });
  expect((await order(superAdmin, 'admin', { virtualGroupId })).statusCode).toBe(200);
  expect(await balance('VGPOOL', virtualGroupId)).toBe(3);
});

test('nothing is bought for a virtual group but the course that it teaches', async () => {
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

test('for a virtual group, only what it teaches is offered for issuing', async () => {
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

test('a service or a virtual group of another organisation does not exist here', async () => {
  const elsewhere = await buildGroup(db);
  const subgroupId = await buildSubgroup(db, { groupId: elsewhere });
  const virtualGroupId = await buildVirtualGroup(db, { groupId: elsewhere, productId });
  expect((await order(superAdmin, 'admin', { directServiceOrder: 1, subgroupId })).statusCode).toBe(404);
  expect((await order(superAdmin, 'admin', { virtualGroupId })).statusCode).toBe(404);
  expect((await order(superAdmin, 'admin', { subgroupId })).statusCode).toBe(404);
});

test('an archived service takes no orders', async () => {
  const subgroupId = await buildSubgroup(db, { groupId, isArchived: true });
  expect((await order(superAdmin, 'admin', { directServiceOrder: 1, subgroupId })).statusCode).toBe(404);
});

test('an archived product cannot be bought', async () => {
  const archived = await buildAbstractCourse(db, { isArchived: true });
  const answer = await order(superAdmin, 'admin', { productId: archived });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toEqual({ productId: ['Choose a course that is on sale'] });
});

test('nothing is bought for or issued in an archived organisation, not even by a site admin', async () => {
  const closed = await buildGroup(db, { isArchived: true });
  const userId = await buildUser(db);
  await buildMembership(db, { userId, groupId: closed });
  expect((await order(superAdmin, 'admin', {}, closed)).statusCode).toBe(409);
  const issue = { productId, certificateMonths: 12, idempotencyKey: randomUUID() };
  expect((await superAdmin.post(`/api/admin/groups/${closed}/issue-licence/${userId}`, issue)).statusCode).toBe(409);
});

test.each([0, 10_001, 1.5, -3])('a quantity of %s is refused', async (quantity) => {
  const answer = await order(superAdmin, 'admin', { quantity });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toHaveProperty('quantity');
});

test('a key that nobody chose, or a field that nobody asked for, is refused', async () => {
  expect((await order(superAdmin, 'admin', { idempotencyKey: 'short' })).statusCode).toBe(422);
  expect((await order(superAdmin, 'admin', { price: 0 })).statusCode).toBe(422);
});

test('an order is in the audit trail, with who placed it under which level', async () => {
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
