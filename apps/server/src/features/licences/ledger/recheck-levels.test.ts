import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { days } from '../../../platform/clock/index.ts';
import { runDueJobs } from '../../../platform/jobs/index.ts';
import { buildCourse } from '../../../test-support/catalogue.factory.ts';
import { buildStock } from '../../../test-support/licences.factory.ts';
import { buildManager, buildMembership, buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { recheckingLevels } from './recheck-levels.ts';

const server = await openTestApp();
const { db, clock, services } = server;
const superId = await buildUser(db, { roles: ['super_admin'] });

/** Creates an organisation that issued 10 of 12 seats today: the last 2 last 18 days. */
async function organisation() {
  const groupId = await buildGroup(db);
  const { productId } = await buildCourse(db, { title: 'Sepsis' });
  const adminId = await buildUser(db, { roles: ['group_admin'] });
  await buildManager(db, { userId: adminId, groupId });
  await buildStock(services, { groupId, productId, actorId: superId, quantity: 12 });
  const userIds: number[] = [];
  for (let built = 0; built < 10; built += 1) {
    const userId = await buildUser(db);
    await buildMembership(db, { userId, groupId });
    userIds.push(userId);
  }
  const batch = { productId, certificateMonths: 12, userIds, idempotencyKey: randomUUID() };
  const admin = await server.as(adminId);
  const issued = await admin.post(`/api/grouping-admin/groups/${groupId}/bulk-issue-from-general-pot`, batch);
  expect(issued.json()).toMatchObject({ issued: 10 });
  const notices = () =>
    server.rows<{ body: string; action_url: string }>(
      "select body, action_url from notifications where user_id = $1 and title = 'Low licence stock' order by id",
      [adminId],
    );
  const level = async () => {
    const rows = await server.rows('select is_low, mail_due from licence_level_states where group_id = $1', [groupId]);
    return rows[0];
  };
  return { groupId, productId, notices, level };
}

async function nextNight() {
  clock.advance(days(1));
  await runDueJobs({ db, clock, jobs: [recheckingLevels(clock)], log: (problem) => expect(problem).toBe('') });
}

test('notices at night that time or a setting has moved the low-stock level, and notifies once', async () => {
  const { groupId, productId, notices, level } = await organisation();
  expect(await notices()).toHaveLength(1);
  expect(await level()).toEqual({ is_low: true, mail_due: true });
  await nextNight();
  expect(await notices()).toHaveLength(1);

  // The issues have left the last 90 days: nothing says that 2 are too few.
  clock.advance(days(90));
  await nextNight();
  expect(await notices()).toHaveLength(1);
  expect(await level()).toEqual({ is_low: false, mail_due: false });

  const setting = { product_type: 'abstract_course', product_id: productId };
  await db
    .insertInto('licence_level_settings')
    .values({ ...setting, low_at: 2 })
    .execute();
  await nextNight();
  await nextNight();
  expect(await level()).toEqual({ is_low: true, mail_due: true });
  expect((await notices()).slice(1)).toEqual([
    { body: 'Sepsis: 2 licences left to issue.', action_url: `/group-admin/${groupId}/licences/${productId}/12` },
  ]);
});

test('stores a key at its first check, and notifies nobody', async () => {
  const { groupId, notices, level } = await organisation();
  await db.deleteFrom('licence_level_states').where('group_id', '=', groupId).execute();
  await nextNight();
  expect(await level()).toEqual({ is_low: true, mail_due: false });
  expect(await notices()).toHaveLength(1);
});
