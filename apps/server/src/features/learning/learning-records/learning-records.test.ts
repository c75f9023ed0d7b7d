import { expect, test } from 'vitest';
import { beginCourse, play } from '../../../test-support/learning.ts';
import { buildManager, buildMembership, buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup, buildSubgroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';

const server = await openTestApp();
const { db, clock } = server;
const superAdmin = await server.as(await buildUser(db, { roles: ['super_admin'] }));

test('shows progress, the results of each module and their time, and another organisation only to site admins', async () => {
  const learner = await beginCourse(server, { scos: [{ title: 'Read' }, { title: 'Check' }] });
  await play(server, learner, { delta: { lesson_status: 'passed', raw_score: '84', session_time: '0000:12:30.00' } });
  const other = await beginCourse(server, { scos: [{ title: 'Elsewhere' }] });
  await server.rows('update course_users set user_id = $1 where user_id = $2', [learner.userId, other.userId]);

  const at = `/api/admin/groups/${learner.groupId}/members-info/${learner.userId}/learning`;
  const [record, ...others] = (await superAdmin.get(at)).json();
  expect(others).toEqual([]);
  expect(record).toMatchObject({
    source: 'online',
    state: 'in_progress',
    started_on: clock.now().toISOString().slice(0, 10),
    parts_done: 1,
    parts_total: 2,
    score: 84,
    parts: [
      { title: 'Read', status: 'passed', score: 84, attempts: 1, seconds: 750 },
      { title: 'Check', status: 'not attempted', score: null },
    ],
  });
  const everywhere = (await superAdmin.get(`/api/admin/users/${learner.userId}/learning`)).json();
  expect(everywhere.map((row: { group: { id: number } }) => row.group.id).sort()).toEqual(
    [learner.groupId, other.groupId].sort(),
  );
});

test('a course whose licence was taken back is not shown as in progress', async () => {
  const learner = await beginCourse(server);
  await server.rows("update licences set state = 'revoked', ended_at = now() where user_id = $1", [learner.userId]);
  const [record] = (
    await superAdmin.get(`/api/admin/groups/${learner.groupId}/members-info/${learner.userId}/learning`)
  ).json();
  expect(record.state).toBe('withdrawn');
});

test('a service admin sees the records of members of the service, and of nobody else', async () => {
  const learner = await beginCourse(server);
  const { groupId } = learner;
  const [mine, beside] = [await buildSubgroup(db, { groupId }), await buildSubgroup(db, { groupId })];
  await db
    .insertInto('subgroup_members')
    .values({ group_id: groupId, subgroup_id: mine, user_id: learner.userId })
    .execute();
  const stranger = await buildUser(db);
  await buildMembership(db, { userId: stranger, groupId, subgroupId: beside });
  const adminId = await buildUser(db, { roles: ['subgroup_admin'] });
  await buildManager(db, { userId: adminId, groupId, subgroupId: mine });
  const admin = await server.as(adminId);
  const ask = (subgroupId: number, userId: number) =>
    admin.get(`/api/subgroup-admin/groups/${groupId}/subgroups/${subgroupId}/members-info/${userId}/learning`);
  expect((await ask(mine, learner.userId)).json()).toHaveLength(1);
  expect((await ask(mine, stranger)).statusCode).toBe(404);
  expect((await ask(beside, stranger)).statusCode).toBe(404);
  const elsewhere = await buildGroup(db);
  expect(
    (await superAdmin.get(`/api/admin/groups/${elsewhere}/members-info/${learner.userId}/learning`)).statusCode,
  ).toBe(404);
});
