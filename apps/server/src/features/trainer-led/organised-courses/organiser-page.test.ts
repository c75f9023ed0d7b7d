import { expect, test } from 'vitest';
import { type UserId, withoutScope } from '../../../platform/access/index.ts';
import { buildManager, buildMembership, buildUser } from '../../../test-support/people.factory.ts';
import { buildSubgroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { buildSession } from '../virtual-groups/session.factory.ts';
import { findOrganiserPage } from './organiser-page.ts';

const server = await openTestApp();
const { db, clock } = server;
clock.set('2026-08-01T09:00:00Z');

/** Builds a course with one delegate, who belongs to a service. With `inService`, the course belongs to it too. */
async function build({ inService = false } = {}) {
  const { groupId, virtualGroupId, people } = await buildSession(server, { delegates: 1 });
  const subgroupId = await buildSubgroup(db, { groupId });
  await db
    .insertInto('subgroup_members')
    .values({ group_id: groupId, subgroup_id: subgroupId, user_id: people[0] ?? 0 })
    .execute();
  if (inService)
    await db.updateTable('virtual_groups').set({ subgroup_id: subgroupId }).where('id', '=', virtualGroupId).execute();
  const course = {
    id: withoutScope<'virtual group'>(virtualGroupId, 'test'),
    group_id: groupId,
    subgroup_id: inService ? subgroupId : null,
  };
  const service = `/subgroup-admin/${groupId}/${subgroupId}/virtual-groups/${virtualGroupId}/members`;
  const own = `/my-learning-zone/organised-courses/${virtualGroupId}`;
  return {
    groupId,
    subgroupId,
    virtualGroupId,
    service,
    own,
    pageOf: (userId: UserId) => findOrganiserPage(db, { userId, course }),
  };
}

test('an organiser who is no admin gets the page of organisers, which opens for them', async () => {
  const { groupId, virtualGroupId, own, pageOf } = await build();
  const userId = await buildUser(db, { roles: ['organiser'] });
  expect(await pageOf(userId)).toBeUndefined();
  await buildMembership(db, { userId, groupId });
  await db.updateTable('virtual_groups').set({ organiser_user_id: userId }).where('id', '=', virtualGroupId).execute();
  expect(await pageOf(userId)).toEqual({ address: own, isForAdmins: false });
  const person = await server.as(userId);
  expect((await person.get(`/api/organised-courses/${virtualGroupId}`)).statusCode).toBe(200);
  expect((await person.get(`/api/grouping-admin/virtual-groups/${virtualGroupId}`)).statusCode).toBe(403);
});

test('an admin of the organisation gets its page, also when they are an organiser', async () => {
  const { groupId, virtualGroupId, pageOf } = await build();
  const userId = await buildUser(db, { roles: ['group_admin', 'organiser'] });
  await buildManager(db, { userId, groupId });
  const address = `/group-admin/${groupId}/virtual-groups/${virtualGroupId}/members`;
  expect(await pageOf(userId)).toEqual({ address, isForAdmins: true });
});

test('an admin of the service gets its page, and of a course of the organisation only with delegates there', async () => {
  const ofService = await build({ inService: true });
  const ofGroup = await build();
  const adminOf = async ({ groupId, subgroupId }: { groupId: number; subgroupId: number }) => {
    const userId = await buildUser(db, { roles: ['subgroup_admin'] });
    await buildManager(db, { userId, groupId, subgroupId });
    return userId;
  };
  expect(await ofService.pageOf(await adminOf(ofService))).toEqual({ address: ofService.service, isForAdmins: true });
  expect(await ofGroup.pageOf(await adminOf(ofGroup))).toEqual({ address: ofGroup.service, isForAdmins: false });
  const { groupId } = ofGroup;
  const elsewhere = await adminOf({ groupId, subgroupId: await buildSubgroup(db, { groupId }) });
  expect(await ofGroup.pageOf(elsewhere)).toBeUndefined();
});
