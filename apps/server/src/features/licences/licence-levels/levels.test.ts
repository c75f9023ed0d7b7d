import { randomUUID } from 'node:crypto';
import { commandOf } from '@doselore/contract';
import { expect, test } from 'vitest';
import { runDueJobs } from '../../../platform/jobs/index.ts';
import { buildCourse } from '../../../test-support/catalogue.factory.ts';
import { buildCertificate } from '../../../test-support/certificates/certificates.factory.ts';
import { buildStock } from '../../../test-support/licences.factory.ts';
import { buildManager, buildMembership, buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup, buildSubgroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { notifyLowStock } from '../ledger/notify-low-stock.ts';

const server = await openTestApp();
const { db, clock, services } = server;
const superId = await buildUser(db, { roles: ['super_admin'] });
const superAdmin = await server.as(superId);

async function organisation(seats: number) {
  const groupId = await buildGroup(db, { level: 'MED' });
  const { productId } = await buildCourse(db, { title: `Sepsis ${groupId}` });
  const adminId = await buildUser(db, { roles: ['group_admin'] });
  await buildManager(db, { userId: adminId, groupId });
  await buildStock(services, { groupId, productId, actorId: superId, quantity: seats });
  const userIds: number[] = [];
  for (let made = 0; made < 10; made += 1) {
    const userId = await buildUser(db);
    await buildMembership(db, { userId, groupId });
    userIds.push(userId);
  }
  const admin = await server.as(adminId);
  const key = { productId, certificateMonths: 12 };
  const issue = (people: number[]) =>
    admin.post(`/api/grouping-admin/groups/${groupId}/bulk-issue-from-general-pot`, {
      ...key,
      userIds: people,
      idempotencyKey: randomUUID(),
    });
  const countNotices = async () => {
    const rows = await server.rows(
      `select n.id from notifications n where n.user_id = $1 and n.title = 'Low licence stock'`,
      [adminId],
    );
    return rows.length;
  };
  return { groupId, productId, adminId, userIds, admin, key, issue, countNotices };
}

test('shows a row for each key: issues in 90 days, days that the rest lasts, and expiries', async () => {
  const { groupId, productId, userIds, admin, issue } = await organisation(12);
  await issue(userIds.slice(0, 4));
  const [first = 0] = userIds;
  await buildCertificate(db, { userId: first, groupId, productId, expiresOn: '2026-10-15' });
  const { rows, total } = (await admin.get('/api/grouping-admin/licence-levels')).json();
  expect(total).toBe(1);
  expect(rows[0]).toMatchObject({
    group: { id: groupId },
    productId,
    bought: 12,
    pot: 8,
    held: 4,
    issued_90_days: 4,
    days_of_cover: 180,
    ending_90_days: 1,
    low_at: 1,
    level: 'ok',
  });
  expect((await admin.get('/api/grouping-admin/licence-levels?level=needed')).json().total).toBe(0);
  const site = (await superAdmin.get(`/api/admin/licence-levels?groupId=${groupId}&sort=-cover`)).json();
  expect(site.rows).toHaveLength(1);
  const csv = (await superAdmin.get(`/api/admin/licence-levels/csv?groupId=${groupId}`)).body;
  expect(csv.split('\n')).toHaveLength(3);
  expect(csv).toMatch(/"(Enough|Low|Empty)"\r\n$/u);
});

test('notifies of low stock once, by notification and email, and again only after the stock has risen', async () => {
  const { groupId, productId, adminId, userIds, key, issue, countNotices } = await organisation(8);
  await issue(userIds.slice(0, 6));
  expect(await countNotices()).toBe(0);
  await issue(userIds.slice(6, 7));
  await issue(userIds.slice(7, 8));
  expect(await countNotices()).toBe(1);
  const mails = () =>
    server.rows(`select 1 from outbox_messages o join users u on u.email = o.recipient where u.id = $1`, [adminId]);
  const run = async () => {
    clock.advance(61_000);
    await runDueJobs({ db, clock, jobs: [notifyLowStock(services)], log: (problem) => expect(problem).toBe('') });
  };
  await run();
  await run();
  expect(await mails()).toHaveLength(1);
  await buildStock(services, { groupId, productId, actorId: superId, quantity: 5 });
  await issue(userIds.slice(8, 10));
  expect(await countNotices()).toBe(2);
  await run();
  expect(await mails()).toHaveLength(2);
  const setting = { ...key, low_at: 2 };
  const { certificateMonths: _months, ...body } = setting;
  expect((await superAdmin.put('/api/admin/licence-level-settings', commandOf(body))).statusCode).toBe(200);
  const { rows } = (await superAdmin.get(`/api/admin/licence-levels?groupId=${groupId}`)).json();
  expect(rows[0]).toMatchObject({ low_at: 2, level: 'ok', pot: 3 });
});

test('does not notify people who have switched it off', async () => {
  const { adminId, userIds, issue, countNotices } = await organisation(4);
  await db.insertInto('muted_notices').values({ user_id: adminId, kind: 'lowStock' }).execute();
  await issue(userIds.slice(0, 4));
  expect(await countNotices()).toBe(0);
});

test('a service admin sees the levels of other services only with the flag for it', async () => {
  const { groupId, productId, key, admin } = await organisation(9);
  const own = await buildSubgroup(db, { groupId, name: 'Mill Road' });
  const other = await buildSubgroup(db, { groupId, name: 'Station Road' });
  const managerId = await buildUser(db, { roles: ['subgroup_admin'] });
  await buildManager(db, { userId: managerId, groupId, subgroupId: own });
  const pools = [own, other].map((placeId) => ({ placeId, quantity: 3 }));
  await admin.post(`/api/grouping-admin/groups/${groupId}/pool-allocation`, {
    ...key,
    pools,
    idempotencyKey: randomUUID(),
  });
  const manager = await server.as(managerId);
  const named = async (path: string) =>
    (await manager.get(`/api/subgroup-admin/${path}`))
      .json()
      .rows.map((row: { subgroup: { name: string } }) => row.subgroup.name);
  expect(await named('service-licence-levels')).toEqual(['Mill Road']);
  expect(await named('sibling-licence-levels')).toEqual([]);
  await db.updateTable('subgroup_managers').set({ view_siblings: true }).where('user_id', '=', managerId).execute();
  expect(await named('sibling-licence-levels?sort=service')).toEqual(['Mill Road', 'Station Road']);
  expect(await named(`sibling-licence-levels?besides=${own}`)).toEqual(['Station Road']);
  const csv = (await manager.get(`/api/subgroup-admin/sibling-licence-levels/csv?besides=${own}`)).body;
  expect(csv).not.toContain('Mill Road');
  expect(csv).toContain('"Station Road","Sepsis');
  expect((await manager.get('/api/subgroup-admin/licence-levels')).statusCode).toBe(404);
  expect(productId).toBeGreaterThan(0);
});

test('the expiry plan compares expiries with stock, and names the people to issue to', async () => {
  const { groupId, productId, userIds, admin, issue } = await organisation(2);
  for (const userId of userIds.slice(0, 6))
    await buildCertificate(db, { userId, groupId, productId, expiresOn: '2026-10-15' });
  const at = `/api/grouping-admin/groups/${groupId}`;
  const [first = 0] = userIds;
  await issue([first]);
  expect((await admin.get(`${at}/expiry-plan`)).json().rows).toEqual([
    expect.objectContaining({
      productId,
      certificateMonths: 12,
      ending_90_days: 6,
      renewing: 1,
      available: 1,
      to_buy: 4,
    }),
  ]);
  const people = (await admin.get(`${at}/expiring-people?productType=abstract_course&productId=${productId}`)).json();
  expect(people.total).toBe(6);
  const renewing = people.rows.filter((row: { has_live_licence: boolean }) => row.has_live_licence);
  expect(renewing).toMatchObject([{ user: { id: first }, expires_on: '2026-10-15' }]);
});

test('checks the ledger on request, and stores the last check', async () => {
  const run = await superAdmin.post('/api/admin/ledger-check');
  expect(run.json()).toMatchObject({ faults: [] });
  const { last } = (await superAdmin.get('/api/admin/ledger-check')).json();
  expect(last).toEqual(run.json());
});
