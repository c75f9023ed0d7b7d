import { expect, test } from 'vitest';
import { inTransaction } from '../../../platform/db/index.ts';
import { buildCourse } from '../../../test-support/catalogue.factory.ts';
import { buildNotification } from '../../../test-support/notifications.factory.ts';
import { buildManager, buildMembership, buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup, buildSubgroup, buildVirtualGroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { notify } from './index.ts';

const server = await openTestApp();
const { db, clock } = server;
const base = '/api/mixed-admin/notifications';

async function seenBy(userId: number) {
  const client = await server.as(userId);
  const { rows, total } = (await client.get(base)).json();
  const { unread } = (await client.get(`${base}/unread-count`)).json();
  expect([total, unread]).toEqual([rows.length, rows.length]);
  return rows.map((row: { title: string }) => row.title).sort();
}

test('an admin of two organisations who loses one no longer reads its notifications', async () => {
  const [lost, kept] = [await buildGroup(db), await buildGroup(db)];
  const userId = await buildUser(db, { roles: ['group_admin'] });
  for (const groupId of [lost, kept]) await buildManager(db, { userId, groupId });
  await buildNotification(db, { userId, groupId: lost, title: 'Lost' });
  await buildNotification(db, { userId, groupId: kept, title: 'Kept' });
  expect(await seenBy(userId)).toEqual(['Kept', 'Lost']);
  await db.deleteFrom('group_managers').where('user_id', '=', userId).where('group_id', '=', lost).execute();
  expect(await seenBy(userId)).toEqual(['Kept']);
  await buildManager(db, { userId, groupId: lost });
  expect(await seenBy(userId)).toEqual(['Kept', 'Lost']);
});

test('a service admin reads about the services they manage and about their organisation', async () => {
  const groupId = await buildGroup(db);
  const [mine, beside] = [await buildSubgroup(db, { groupId }), await buildSubgroup(db, { groupId })];
  const userId = await buildUser(db, { roles: ['subgroup_admin'] });
  await buildManager(db, { userId, groupId, subgroupId: mine });
  await buildNotification(db, { userId, groupId, subgroupId: mine, title: 'Mine' });
  await buildNotification(db, { userId, groupId, subgroupId: beside, title: 'Beside' });
  await buildNotification(db, { userId, groupId, title: 'Organisation' });
  expect(await seenBy(userId)).toEqual(['Mine', 'Organisation']);
});

test('shows notifications without an organisation to site admins only', async () => {
  const userId = await buildUser(db, { roles: ['super_admin', 'group_admin'] });
  await buildManager(db, { userId, groupId: await buildGroup(db) });
  await inTransaction(db, (tx) =>
    notify(tx, {
      at: clock.now(),
      code: 'pharmacist_question',
      title: 'Jo asks',
      tag: 'Question',
      body: 'May I?',
      userIds: [userId],
    }),
  );
  expect(await seenBy(userId)).toEqual(['Jo asks']);
  await db.deleteFrom('user_roles').where('user_id', '=', userId).where('role', '=', 'super_admin').execute();
  expect(await seenBy(userId)).toEqual([]);
});

test('hides notifications of an archived organisation, and shows those of a merged one to admins of the kept one', async () => {
  const [dropped, kept] = [await buildGroup(db), await buildGroup(db)];
  const userId = await buildUser(db, { roles: ['group_admin'] });
  await buildManager(db, { userId, groupId: dropped });
  await buildNotification(db, { userId, groupId: dropped, title: 'Before' });
  await db.updateTable('groups').set({ archived_at: clock.now() }).where('id', '=', dropped).execute();
  await buildManager(db, { userId, groupId: await buildGroup(db) });
  expect(await seenBy(userId)).toEqual([]);
  await db.updateTable('groups').set({ merged_into_id: kept }).where('id', '=', dropped).execute();
  await buildManager(db, { userId, groupId: kept });
  expect(await seenBy(userId)).toEqual(['Before']);
});

test('an organiser who is admin elsewhere reads about courses of an organisation that names them, and nothing else of it', async () => {
  const groupId = await buildGroup(db);
  const userId = await buildUser(db, { roles: ['group_admin', 'organiser'] });
  await buildManager(db, { userId, groupId: await buildGroup(db) });
  await buildMembership(db, { userId, groupId });
  const { productId } = await buildCourse(db);
  const id = await buildVirtualGroup(db, { groupId, productId, start: '2026-09-01T10:00:00Z' });
  const about = { at: clock.now(), groupId, tag: 'Courses', body: 'Basic life support', userIds: [userId] };
  await inTransaction(db, async (tx) => {
    await notify(tx, { ...about, code: 'session_changed', title: 'Few delegates' });
    await notify(tx, { ...about, code: 'licences_low', title: 'Few licences' });
  });
  expect(await seenBy(userId)).toEqual([]);
  await db.updateTable('virtual_groups').set({ organiser_user_id: userId }).where('id', '=', id).execute();
  expect(await seenBy(userId)).toEqual(['Few delegates']);
  await db.deleteFrom('user_roles').where('user_id', '=', userId).where('role', '=', 'organiser').execute();
  expect(await seenBy(userId)).toEqual([]);
});
