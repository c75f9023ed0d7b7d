import { expect, test } from 'vitest';
import { addExistingMember } from '../../features/people/members/change-membership.ts';
import { buildUser } from '../../test-support/people.factory.ts';
import { buildGroup, buildSubgroup } from '../../test-support/places.factory.ts';
import { openTestApp } from '../../test-support/test-app.ts';
import { daysOf, openFacts, overlaps, presentFacts } from '../../test-support/work-history.ts';
import { withoutScope } from '../access/index.ts';

const server = await openTestApp();
const { db, services, clock } = server;
const adminId = await buildUser(db, { roles: ['super_admin'] });
const actor = { id: adminId, level: 'superAdmin' } as const;

const on = (day: string) => clock.set(`${day}T09:00:00.000Z`);
const merge = async (kind: 'groups' | 'users', pair: { keepId: number; dropId: number }): Promise<number> => {
  const answer = await (await server.as(adminId)).post(`/api/admin/${kind}/merge`, pair);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().merge_id;
};
const undo = async (mergeId: number) =>
  expect((await (await server.as(adminId)).post(`/api/admin/merges/${mergeId}/undo`, {})).statusCode).toBe(200);
const setRole = (userId: number, role: string) =>
  server.rows('update users set job_role = $2 where id = $1', [userId, role]);
const add = (groupId: number, userId: number, subgroupIds: number[] = []) =>
  addExistingMember(services, actor, {
    groupId: withoutScope<'group'>(groupId, 'test'),
    userId: withoutScope<'user'>(userId, 'test'),
    subgroupIds,
  });
const leave = async (groupId: number, userId: number) =>
  expect(
    (
      await (
        await server.as(adminId)
      ).post(`/api/admin/groups/${groupId}/archive-members`, {
        userIds: [userId],
        archived: true,
      })
    ).json(),
  ).toEqual({ done: [userId], failed: [], lost: [] });

test('a merge of two people joins their days and keeps the role of the kept person, and an undo separates them', async () => {
  const groupId = await buildGroup(db);
  const subgroupId = await buildSubgroup(db, { groupId });
  const [keepId, dropId] = [await buildUser(db), await buildUser(db)];
  await setRole(keepId, 'Pharmacist');
  await setRole(dropId, 'Dispenser');
  on('2026-09-01');
  await add(groupId, dropId, [subgroupId]);
  on('2026-09-05');
  await add(groupId, keepId);
  on('2026-09-10');
  await leave(groupId, keepId);
  on('2026-09-15');
  const before = { keep: await daysOf(server, keepId), drop: await daysOf(server, dropId) };
  const mergeId = await merge('users', { keepId, dropId });
  const merged = [
    { what: 'member', place: null, value: null, from: '2026-09-01', until: null },
    { what: 'role', place: null, value: 'Dispenser', from: '2026-09-01', until: '2026-09-05' },
    { what: 'role', place: null, value: 'Pharmacist', from: '2026-09-05', until: '2026-09-10' },
    { what: 'role', place: null, value: 'Dispenser', from: '2026-09-10', until: '2026-09-15' },
    { what: 'role', place: null, value: 'Pharmacist', from: '2026-09-15', until: null },
    { what: 'service', place: subgroupId, value: null, from: '2026-09-01', until: null },
  ];
  expect(await daysOf(server, keepId)).toEqual(merged);
  expect(await daysOf(server, dropId)).toEqual([]);
  on('2026-09-20');
  await undo(mergeId);
  expect({ keep: await daysOf(server, keepId), drop: await daysOf(server, dropId) }).toEqual(before);
  expect(await daysOf(server, keepId, new Date('2026-09-16'))).toEqual(merged);
  expect(await overlaps(server, [keepId, dropId])).toEqual([]);
});

test('a merge of two organisations moves days to the kept one, and undoing it brings them back', async () => {
  const [keepId, dropId] = [await buildGroup(db), await buildGroup(db)];
  const [kept, dropped] = [await buildSubgroup(db, { groupId: keepId }), await buildSubgroup(db, { groupId: dropId })];
  const [inBoth, inOne] = [await buildUser(db), await buildUser(db)];
  on('2026-09-01');
  await add(dropId, inBoth, [dropped]);
  await add(dropId, inOne, [dropped]);
  on('2026-09-08');
  await add(keepId, inBoth, [kept]);
  on('2026-09-15');
  const before = [await daysOf(server, inBoth), await daysOf(server, inOne)];
  const mergeId = await merge('groups', { keepId, dropId });
  expect(await daysOf(server, inBoth)).toEqual([
    { what: 'member', place: null, value: null, from: '2026-09-01', until: null },
    { what: 'service', place: dropped, value: null, from: '2026-09-01', until: null },
    { what: 'service', place: kept, value: null, from: '2026-09-08', until: null },
  ]);
  expect(
    await server.rows(
      'select distinct group_id::int as id from standing_spans where user_id = $1 and retracted_at is null',
      [inOne],
    ),
  ).toEqual([{ id: keepId }]);
  // A person who joins a service of the kept organisation between merge and undo stays in it.
  on('2026-09-17');
  await add(keepId, inOne, [kept]);
  on('2026-09-20');
  await undo(mergeId);
  expect(await daysOf(server, inBoth)).toEqual(before[0]);
  expect(await daysOf(server, inOne)).toEqual(expect.arrayContaining(before[1] ?? []));
  expect(await openFacts(server, [inBoth, inOne])).toEqual(await presentFacts(server, [inBoth, inOne]));
});
