import { expect, test } from 'vitest';
import { buildCourse } from '../../../test-support/catalogue.factory.ts';
import { buildOrganisation } from '../../../test-support/organisation.factory.ts';
import { buildMembership, buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup, buildVirtualGroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';

const server = await openTestApp();
const { db, clock } = server;
clock.set('2027-01-01T09:00:00Z');
const { groupId, adminId, base } = await buildOrganisation(server);
const admin = await server.as(adminId);
const { productId } = await buildCourse(db);

const make = (userId: number) => admin.put(`${base}/organisers/${userId}`);
const remove = (userId: number) => admin.send('DELETE', `${base}/organisers/${userId}`);
const member = async () => {
  const userId = await buildUser(db);
  await buildMembership(db, { userId, groupId });
  return userId;
};
const isListed = async (userId: number) => {
  const { rows } = (await admin.get(`${base}/members?per_page=100`)).json();
  return rows.find((row: { id: number }) => row.id === userId)?.is_organiser;
};

/** A course that names an organiser. */
async function course(organiserId: number, { start = '2027-02-01T10:00:00Z', inGroup = groupId as number } = {}) {
  const id = await buildVirtualGroup(db, {
    groupId: inGroup,
    productId,
    title: 'Flu vaccination',
    start,
    place: 'Room',
  });
  await db.updateTable('virtual_groups').set({ organiser_user_id: organiserId }).where('id', '=', id).execute();
  return id;
}

test('a member becomes an organiser once, and ends it; the trail says both', async () => {
  const userId = await member();
  expect(await isListed(userId)).toBe(false);
  expect([(await make(userId)).statusCode, (await make(userId)).statusCode]).toEqual([200, 200]);
  expect(await isListed(userId)).toBe(true);
  expect([(await remove(userId)).statusCode, (await remove(userId)).statusCode]).toEqual([200, 200]);
  expect(await isListed(userId)).toBe(false);
  const audited = await server.rows<{ action: string }>(
    'select action from audit_events where subject = $1 order by id',
    [`user ${userId}`],
  );
  expect(audited.map(({ action }) => action)).toEqual(['managers.makeOrganiser', 'managers.removeOrganiser']);
});

test('an organiser of upcoming courses stays one, and the refusal names the courses of the organisation alone', async () => {
  const [busy, past, elsewhere] = [await member(), await member(), await member()];
  for (const userId of [busy, past, elsewhere]) await make(userId);
  await course(busy);
  await course(past, { start: '2026-12-01T10:00:00Z' });
  await course(elsewhere, { inGroup: await buildGroup(db) });
  expect((await remove(busy)).json()).toMatchObject({
    code: 'conflict',
    message: 'Upcoming courses or bookings name this organiser: Flu vaccination. Change them first.',
  });
  expect((await remove(past)).statusCode).toBe(200);
  expect((await remove(elsewhere)).json().message).toBe(
    'Upcoming courses or bookings elsewhere name this organiser. Ask a site admin.',
  );
});

test('only members of the organisation become organisers', async () => {
  expect((await make(await buildUser(db))).statusCode).toBe(404);
  expect((await make(999_999)).statusCode).toBe(404);
});

test('after an organiser is made and removed at once, the person has the role once or not at all', async () => {
  for (let round = 0; round < 4; round += 1) {
    const userId = await member();
    const answers = await Promise.all([make(userId), remove(userId), make(userId)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const roles = await server.rows('select role from user_roles where user_id = $1', [userId]);
    expect(roles.length).toBeLessThanOrEqual(1);
  }
});
