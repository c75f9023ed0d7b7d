import { randomUUID } from 'node:crypto';
import { commandOf } from '@doselore/contract';
import { expect, test } from 'vitest';
import { openTestApp } from '../../../test-support/test-app.ts';
import { buildPlanning, type Planning } from './planning.factory.ts';

const server = await openTestApp();
server.clock.set('2027-01-01T09:00:00Z');

/** Lists the pools with seats of an organisation, and the courses it has. */
const listPools = (groupId: number) =>
  server.rows('select kind, place_id, available from licence_accounts where group_id = $1 and available > 0', [
    groupId,
  ]);
const countCourses = async ({ groupId }: Planning) =>
  (await server.rows('select from virtual_groups where group_id = $1', [groupId])).length;

test('a site admin buys licences into the pool of a new course, once', async () => {
  const world = await buildPlanning(server);
  const order = { quantity: 3, poReference: 'PO-1', idempotencyKey: randomUUID() };
  const { id } = (await world.create(order)).json();
  expect((await world.create(order)).json()).toEqual({ id });
  expect(await listPools(world.groupId)).toEqual([{ kind: 'VGPOOL', place_id: id, available: 3 }]);
  const orders = await server.rows(
    'select quantity, po_reference, certificate_months, direct_service_order from licence_orders where virtual_group_id = $1',
    [id],
  );
  expect(orders).toEqual([{ quantity: 3, po_reference: 'PO-1', certificate_months: 12, direct_service_order: 0 }]);
  const refused = await world.asSuper.send('DELETE', world.at(id));
  expect(refused.statusCode).toBe(409);
});

test('licences for a new course need a reference, and without one neither is created', async () => {
  const world = await buildPlanning(server);
  const refused = await world.create({ quantity: 3 });
  expect([refused.statusCode, refused.json().errors]).toEqual([
    422,
    { poReference: ['Enter a purchase order or a transaction reference'] },
  ]);
  expect(await countCourses(world)).toBe(0);
});

test('an organisation admin cannot buy licences with a draft for a service', async () => {
  const world = await buildPlanning(server);
  const path = `/api/grouping-admin/groups/${world.groupId}/subgroups/${world.subgroupId}/virtual-groups`;
  const body = {
    ...{ ...world.fields, productId: world.productId, certificateMonths: 12, idempotencyKey: randomUUID() },
    ...{ quantity: 1, transactionRef: 'T-1' },
  };
  const refused = await world.asAdmin.post(path, commandOf(body));
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['quantity']]);
  expect(await countCourses(world)).toBe(0);
  expect(await listPools(world.groupId)).toEqual([]);
  expect((await world.asAdmin.post(path, commandOf({ ...body, quantity: 0 }))).statusCode).toBe(200);
});
