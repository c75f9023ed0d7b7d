import { randomUUID } from 'node:crypto';
import type { Dashboard } from '@doselore/contract/dashboards';
import { expect, test } from 'vitest';
import { buildAbstractCourse } from '../../../test-support/catalogue.factory.ts';
import { buildLicence } from '../../../test-support/licences.factory.ts';
import { buildPaperCourse } from '../../../test-support/paper.factory.ts';
import { buildMembership, buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup, buildSubgroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { purchaseLicences } from '../../licences/licence-orders/index.ts';
import { movePools } from '../../licences/licence-stock/index.ts';

const server = await openTestApp();
const { db, clock, services } = server;
clock.set('2026-03-15T10:00:00Z');

test('low stock on the dashboard is that of the licences page: with pools, settings, the last 90 days and paper courses', async () => {
  const superId = await buildUser(db, { roles: ['super_admin'] });
  const superAdmin = await server.as(superId);
  const read = async (address: string): Promise<Dashboard> => (await superAdmin.get(address)).json();
  const groupId = await buildGroup(db, { name: 'East' });
  const subgroupId = await buildSubgroup(db, { groupId });
  const { productId: paper } = await buildPaperCourse(services, { title: 'On paper' });
  const actor = { id: superId, level: 'superAdmin' } as const;
  const buy = async (title: string, quantity: number, productType: 'abstract_course' | 'abstract_paper_course') => {
    const productId = productType === 'abstract_course' ? await buildAbstractCourse(db, { title }) : paper;
    const key = { groupId, productType, productId, certificateMonths: 12 };
    const order = { transactionRef: 'TEST', poReference: '', directServiceOrder: 0, idempotencyKey: randomUUID() };
    await purchaseLicences(services, actor, { ...key, ...order, quantity });
    return key;
  };
  const pooled = await buy('In pools', 50, 'abstract_course');
  const pools = [{ kind: 'POOL', placeId: subgroupId, quantity: 50 } as const];
  const move = { key: pooled, pools, direction: 'allocate', idempotencyKey: randomUUID() } as const;
  expect(await movePools(services, actor, move)).toEqual({ pot: 0 });
  const set = await buy('Set higher', 20, 'abstract_course');
  await superAdmin.put('/api/admin/licence-level-settings', {
    productType: set.productType,
    productId: set.productId,
    lowAt: 30,
  });
  /** Issues 10 of 12 seats: 2 are left for 18 days. */
  const issueTen = async (title: string) => {
    const key = await buy(title, 2, 'abstract_course');
    for (let issued = 0; issued < 10; issued += 1) {
      const userId = await buildUser(db);
      await buildMembership(db, { userId, groupId });
      await buildLicence(services, { groupId, productId: key.productId, actorId: superId, userId });
    }
    return key.productId;
  };
  await issueTen('Issued today');
  const old = await issueTen('Issued long ago');
  await server.rows(`update licences set issued_at = '2025-12-01' where product_id = $1`, [old]);
  await buy('Just bought', 5, 'abstract_course');
  await buy('On paper', 3, 'abstract_paper_course');
  await superAdmin.put('/api/admin/licence-level-settings', {
    productType: 'abstract_paper_course',
    productId: paper,
    lowAt: 3,
  });
  const low = [
    { title: 'Issued today', left: 2, bought: 12 },
    { title: 'On paper', left: 3, bought: 3 },
    { title: 'Set higher', left: 20, bought: 20 },
  ];
  const at = `/api/admin/groups/${groupId}`;
  const one = await read(`${at}/dashboard`);
  expect([one.facts.low_stock, one.facts.pot]).toEqual([3, 32]);
  expect(one.low_stock).toMatchObject(low);
  const listed = (await superAdmin.get(`${at}/licences?level=needed`)).json();
  expect(listed.rows.map(({ title }: { title: string }) => title)).toEqual(low.map(({ title }) => title));
  const groups = (await superAdmin.get('/api/admin/groups?q=east')).json().rows;
  expect(groups).toMatchObject([{ id: groupId, low_stock: 3 }]);
  const site = await read('/api/admin/dashboard?counted=now');
  expect(site.low_stock.filter(({ group }) => group.id === groupId)).toMatchObject(low);
});
