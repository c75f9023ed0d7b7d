import type { BrokenManager, FixPlan, ManagerFault } from '@doselore/contract/broken-managers';
import { beforeEach, expect, test } from 'vitest';
import { days } from '../../../platform/clock/index.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import { type BrokenPlaces, buildBrokenManagers } from '../../../test-support/broken-managers.factory.ts';
import { pictureOf } from '../../../test-support/merges.factory.ts';
import { buildManager, buildMembership, buildUser } from '../../../test-support/people.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import type { Client } from '../../../test-support/test-client.ts';
import { purgeFixPlans } from './index.ts';

const server = await openTestApp({ connections: 20 });
const { db, clock } = server;
const admins = [await buildUser(db, { roles: ['super_admin'] }), await buildUser(db, { roles: ['super_admin'] })];
const purge = () => inTransaction(db, async (tx) => purgeFixPlans(clock).run(tx));
const path = '/api/admin/reports/prepare-fixes-for-broken-managers';

let admin: Client;
let other: Client;
let made = 0;
let name: string;
let world: BrokenPlaces;

beforeEach(async () => {
  await logIn();
  made += 1;
  name = `World${made}x`;
  world = await buildBrokenManagers(db, name);
});

async function logIn(): Promise<void> {
  [admin, other] = [await server.as(admins[0] ?? 0), await server.as(admins[1] ?? 0)];
}

const list = async (more = ''): Promise<BrokenManager[]> =>
  (await admin.get(`${path}?q=${name}&per_page=100${more}`)).json().rows;
const keyOf = async (...faults: ManagerFault[]) =>
  (await list()).filter(({ fault }) => faults.includes(fault)).map(({ key }) => key);
const prepare = async (keys: string[], by: Client = admin): Promise<FixPlan> => {
  const { plan_id: planId } = (await by.post(`${path}/plans`, { keys })).json();
  return (await by.get(`${path}/plans/${planId}`)).json();
};
const apply = (plan: FixPlan, by: Client = admin) => by.post(`${path}/plans/${plan.id}/apply`, { digest: plan.digest });
const undo = (plan: FixPlan) => admin.post(`${path}/plans/${plan.id}/undo`, {});
const rolesOf = async (userId: number) =>
  (await server.rows<{ role: string }>('select role from user_roles where user_id = $1 order by 1', [userId])).map(
    ({ role }) => role,
  );

test('finds each fault once, by name and by kind, and in the spreadsheet', async () => {
  const found = (await list('&sort=fault')).map(({ fault, person }) => [fault, person?.id ?? null]);
  expect(found).toEqual([...Object.entries(world.people), ['groupAlone', null], ['subgroupAlone', null]]);
  expect(await list('&fault=doubled')).toMatchObject([
    { fault: 'doubled', role: 'subgroup_admin', place: { kind: 'subgroup', id: world.subgroupId } },
  ]);
  const csv = (await admin.get(`${path}/csv?q=${name}`)).body.trim().split('\r\n');
  expect(csv).toHaveLength(11);
});

test('reports no fault for an admin with a membership, a role and a place', async () => {
  const userId = await buildUser(db, { lastName: `${name} sound`, roles: ['group_admin'] });
  await buildMembership(db, { userId, groupId: world.groupId });
  await buildManager(db, { userId, groupId: world.groupId });
  expect((await list()).filter(({ person }) => person?.id === userId)).toEqual([]);
});

test('a plan shows its effects without changing anything, is carried out as shown, and is undone exactly', async () => {
  const repairable = (await list()).flatMap(({ key, person }) => (person === null ? [] : [key]));
  const before = await pictureOf(server);
  const plan = await prepare(repairable);
  expect(await pictureOf(server)).toEqual(before);
  const { people } = world;
  const rights = (some: FixPlan['roles_lost']) => some.map(({ person, role }) => [person.id, role]);
  expect(rights(plan.roles_lost)).toEqual([
    [people.archivedPerson, 'group_admin'],
    [people.archivedPlace, 'subgroup_admin'],
    [people.notMember, 'subgroup_admin'],
    [people.doubled, 'subgroup_admin'],
    [people.noPlace, 'subgroup_admin'],
  ]);
  expect(rights(plan.roles_gained)).toEqual([[people.noRole, 'subgroup_admin']]);
  expect((await apply(plan)).json()).toEqual({ fixed: 8 });
  for (const { person, role } of plan.roles_lost) expect(await rolesOf(person.id)).not.toContain(role);
  expect(await rolesOf(people.noRole)).toEqual(['subgroup_admin']);
  expect((await list()).map(({ fault }) => fault)).toEqual(['groupAlone', 'subgroupAlone']);
  const audits = await server.rows(
    "select 1 from audit_events where action = 'managers.repair' and (detail->>'plan')::int = $1",
    [plan.id],
  );
  expect(audits).toHaveLength(8);
  expect((await apply(plan)).statusCode).toBe(409);
  expect((await undo(plan)).statusCode).toBe(200);
  expect(await pictureOf(server)).toEqual(before);
  expect((await undo(plan)).statusCode).toBe(409);
});

test('a place without an admin has no repair except the choice of a person', async () => {
  await server.rows('delete from group_managers where user_id = $1', [world.people.doubled]);
  const alone = await list('&fault=groupAlone');
  expect(alone.map(({ place }) => place?.name).sort()).toEqual([`${name} Alone`, `${name} Pharmacies`]);
  expect((await admin.post(`${path}/plans`, { keys: alone.map(({ key }) => key) })).statusCode).toBe(409);
});

test('of two admins at once one repairs, the other must check again, and nothing is done twice', async () => {
  const keys = await keyOf('archivedPerson', 'doubled', 'noRole', 'notMember');
  const plans = [await prepare(keys), await prepare(keys.toReversed(), other)];
  const answers = await Promise.all([apply(plans[0] as FixPlan), apply(plans[1] as FixPlan, other)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const loser = plans[answers.findIndex(({ statusCode }) => statusCode === 409)] as FixPlan;
  expect((await admin.get(`${path}/plans/${loser.id}`)).json()).toMatchObject({
    items: [],
    gone: 4,
    state: 'prepared',
  });
  const done = await server.rows('select 1 from audit_events where action = $1 and group_id = $2', [
    'managers.repair',
    world.groupId,
  ]);
  expect(done).toHaveLength(3);
});

test('carries one plan out once when it is sent twice at once', async () => {
  const plan = await prepare(await keyOf('notMember', 'notTrainer'));
  const answers = await Promise.all([apply(plan), apply(plan, other), apply(plan)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
});

test('carries out nothing of a plan when something has changed since the preview', async () => {
  const plan = await prepare(await keyOf('notMember', 'idlePot'));
  await buildMembership(db, { userId: world.people.notMember, groupId: world.groupId });
  const before = await pictureOf(server);
  const refused = await apply(plan);
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    expect.stringMatching(/changed since you opened this page/u),
  ]);
  expect(await pictureOf(server)).toEqual(before);
  const anew = (await admin.get(`${path}/plans/${plan.id}`)).json();
  expect(anew).toMatchObject({ gone: 1, items: [{ fault: 'idlePot' }] });
  expect((await apply(anew)).json()).toEqual({ fixed: 1 });
});

test('refuses a plan whose effects differ from the preview', async () => {
  const plan = await prepare(await keyOf('notMember'));
  expect(plan.roles_lost).toHaveLength(1);
  await buildManager(db, { userId: world.people.notMember, groupId: world.groupId, subgroupId: await closed() });
  expect((await apply(plan)).statusCode).toBe(409);
});

async function closed(): Promise<number> {
  const [row] = await server.rows<{ id: number }>('select id from subgroups where name = $1', [`${name} closed`]);
  return row?.id ?? 0;
}

test('refuses to undo repairs after later changes of the same places, and after 30 days', async () => {
  const [first, second] = [await prepare(await keyOf('noRole')), await prepare(await keyOf('idlePot'))];
  await apply(first);
  await apply(second);
  await admin.put(`/api/admin/groups/${world.groupId}/managers/${world.people.noRole}`, {});
  const refused = await undo(first);
  expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringMatching(/has changed since/u)]);
  expect(await rolesOf(world.people.noRole)).toEqual(['group_admin', 'subgroup_admin']);
  clock.advance(days(31));
  await logIn();
  expect((await undo(second)).statusCode).toBe(409);
  await purge();
  const kept = await server.rows('select 1 from merge_changes where fix_plan_id = any($1)', [[first.id, second.id]]);
  expect(kept).toEqual([]);
});

test('deletes a plan that was not carried out within a day', async () => {
  const plan = await prepare(await keyOf('noPlace'));
  clock.advance(days(2));
  await logIn();
  await purge();
  expect((await admin.get(`${path}/plans/${plan.id}`)).statusCode).toBe(404);
});
