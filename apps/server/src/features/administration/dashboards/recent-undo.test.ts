import { randomUUID } from 'node:crypto';
import type { Dashboard } from '@doselore/contract/dashboards';
import { beforeAll, expect, test } from 'vitest';
import { buildAbstractCourse } from '../../../test-support/catalogue.factory.ts';
import { buildLicence, buildStock } from '../../../test-support/licences.factory.ts';
import { buildMembership, buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup, buildSubgroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import type { Client } from '../../../test-support/test-client.ts';
import { issueToMany } from '../../licences/licence-issue/index.ts';

const server = await openTestApp();
const { db, clock, services } = server;
const superId = await buildUser(db, { roles: ['super_admin'] });
const course = await buildAbstractCourse(db, { title: 'Sepsis' });
let superAdmin: Client;

beforeAll(async () => {
  superAdmin = await server.as(superId);
});

async function person(groupId: number): Promise<number> {
  const userId = await buildUser(db);
  await buildMembership(db, { userId, groupId });
  return userId;
}
const read = async (client: Client, address: string): Promise<Dashboard> => (await client.get(address)).json();

test('offers to undo a recent archiving, move or issue while it is still in effect', async () => {
  const groupId = await buildGroup(db, { name: 'West' });
  const subgroupId = await buildSubgroup(db, { groupId, name: 'Ford' });
  const userId = await person(groupId);
  await buildStock(services, { productId: course, actorId: superId, groupId, quantity: 3 });
  const at = `/api/admin/groups/${groupId}`;
  const undone = async () =>
    (await read(superAdmin, `${at}/dashboard`)).recent.flatMap(({ undo }) => (undo === null ? [] : [undo]));
  // Somebody else, because leaving takes unstarted licences back.
  const learnerId = await person(groupId);
  const issued = await buildLicence(services, { groupId, userId: learnerId, productId: course, actorId: superId });
  const licence = { what: 'licences', ids: [issued] };
  expect(await undone()).toEqual([licence]);
  await superAdmin.post(`${at}/subgroups/${subgroupId}/archive`, {});
  await superAdmin.post(`${at}/archive-members`, { userIds: [userId], archived: true });
  await superAdmin.post(`${at}/state`, { list: 'inactive' });
  const [group, member, subgroup] = [
    { what: 'group', ids: [groupId] },
    { what: 'member', ids: [userId] },
    { what: 'subgroup', ids: [subgroupId] },
  ];
  expect(await undone()).toEqual([group, member, subgroup, licence]);
  await superAdmin.post(`${at}/state`, { list: 'archived' });
  expect(await undone()).toEqual([licence]);
  await superAdmin.post(`${at}/state`, { list: 'open' });
  await superAdmin.post(`${at}/archive-members`, { userIds: [userId], archived: false });
  await superAdmin.post(`${at}/restore-subgroup`, { subgroupId });
  await server.rows(`update licences set state = 'in_progress', started_at = now() where id = $1`, [issued]);
  expect(await undone()).toEqual([]);
});

test('offers no restore of a person who has been erased since', async () => {
  const groupId = await buildGroup(db);
  const userId = await person(groupId);
  await superAdmin.post(`/api/admin/groups/${groupId}/archive-members`, { userIds: [userId], archived: true });
  const undone = async () => (await read(superAdmin, `/api/admin/groups/${groupId}/dashboard`)).recent[0]?.undo;
  expect(await undone()).toEqual({ what: 'member', ids: [userId] });
  await server.rows(
    `update users set erased_at = now(), state = 'disabled', first_name = 'Erased', last_name = 'person ' || id,
      email = 'erased-' || id || '@erased.invalid', username = null, job_role = null, registration_number = null,
      password_hash = null where id = $1`,
    [userId],
  );
  expect(await undone()).toBeNull();
});

test('takes back the unstarted licences of a bulk issue, and no licences of another issue', async () => {
  const groupId = await buildGroup(db, { name: 'Midland' });
  await buildStock(services, { productId: course, actorId: superId, groupId, quantity: 9 });
  const people = [await person(groupId), await person(groupId), await person(groupId)];
  const beside = await person(groupId);
  const key = { groupId, productType: 'abstract_course', productId: course, certificateMonths: 12 } as const;
  const actor = { id: superId, level: 'superAdmin' } as const;
  const issue = (userIds: number[]) =>
    issueToMany(services, actor, {
      key,
      place: { source: 'POT', groupId },
      userIds,
      mode: 'all',
      idempotencyKey: randomUUID(),
    });
  await issue(people);
  clock.advance(1);
  await issue([beside]);
  const licences = await server.rows<{ id: number; user_id: number }>(
    'select id, user_id from licences where group_id = $1 order by id',
    [groupId],
  );
  const idOf = (userId: number | undefined) => licences.find((row) => row.user_id === userId)?.id;
  await server.rows(`update licences set state = 'in_progress', started_at = now() where id = $1`, [idOf(people[0])]);
  const { recent } = await read(superAdmin, `/api/admin/groups/${groupId}/dashboard`);
  expect(recent.filter(({ action }) => action === 'licences.bulkIssue').map(({ undo }) => undo)).toEqual([
    { what: 'licences', ids: [idOf(beside)] },
    { what: 'licences', ids: [idOf(people[1]), idOf(people[2])] },
  ]);
});
