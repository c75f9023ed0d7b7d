import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildCourse } from '../../../test-support/catalogue.factory.ts';
import { buildLicence, buildStock } from '../../../test-support/licences.factory.ts';
import { buildManager, buildMembership, buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';

const server = await openTestApp();
const { db, services } = server;
const superId = await buildUser(db, { roles: ['super_admin'] });
const superAdmin = await server.as(superId);
const groupId = await buildGroup(db);
const adminId = await buildUser(db, { roles: ['group_admin'], firstName: 'Priya', lastName: 'Raman' });
await buildManager(db, { userId: adminId, groupId });
const admin = await server.as(adminId);

test('the history of a member has issues in bulk, and what admins did, and not what the person did alone', async () => {
  const userId = await buildUser(db);
  await buildMembership(db, { userId, groupId });
  const { productId } = await buildCourse(db);
  await buildStock(services, { groupId, productId, actorId: superId, quantity: 2 });
  const at = `/api/grouping-admin/groups/${groupId}`;
  const issue = { productId, certificateMonths: 12, userIds: [userId], idempotencyKey: randomUUID() };
  expect((await admin.post(`${at}/bulk-issue-from-general-pot`, issue)).statusCode).toBe(200);
  await buildLicence(services, { groupId, productId: (await buildCourse(db)).productId, userId, actorId: superId });
  await superAdmin.post(`/api/admin/groups/${groupId}/archive-members`, { userIds: [userId], archived: true });
  await superAdmin.post(`/api/admin/groups/${groupId}/archive-members`, { userIds: [userId], archived: false });
  const client = await server.as(userId);
  await client.post('/api/account/sessions/end-others', {});

  const history = (await admin.get(`${at}/members-info/${userId}/history`)).json();
  const facts = history.rows.map(({ action, actor }: { action: string; actor: string | null }) => [action, actor]);
  expect(facts).toEqual(
    expect.arrayContaining([
      ['licences.issue', 'Priya Raman'],
      ['licences.issue', null],
      ['members.archive', null],
      ['members.restore', null],
      ['licences.reclaim', null],
      ['licences.giveBack', null],
    ]),
  );
  // Leaving takes both licences back, and returning gives them again.
  expect(history.total).toBe(8);
  const whole = (await superAdmin.get(`/api/admin/users/${userId}/history`)).json();
  const there = (
    await superAdmin.get(`${at.replace('/grouping-admin/', '/admin/')}/members-info/${userId}/history`)
  ).json();
  for (const { rows } of [whole, there])
    expect(rows.filter(({ actor }: { actor: string | null }) => actor === null)).toEqual([]);
});
