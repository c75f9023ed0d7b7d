import fc from 'fast-check';
import { expect, test } from 'vitest';
import { archiveMembers } from '../../features/administration/leaving/archive-members.ts';
import { mergeGroups } from '../../features/administration/merges/groups/merge-groups.ts';
import { undoMerge } from '../../features/administration/merges/undo-merge.ts';
import { mergeUsers } from '../../features/administration/merges/users/merge-users.ts';
import { changePerson } from '../../features/people/members/change-member.ts';
import { addExistingMember, changeMembership } from '../../features/people/members/change-membership.ts';
import { archiveSubgroup, restoreSubgroup } from '../../features/people/subgroups/save-subgroup.ts';
import { buildMembership, buildUser } from '../../test-support/people.factory.ts';
import { buildGroup, buildSubgroup } from '../../test-support/places.factory.ts';
import { openTestApp } from '../../test-support/test-app.ts';
import { daysOf, openFacts, overlaps, presentFacts } from '../../test-support/work-history.ts';
import { type CheckedPlace, type UserId, withoutScope } from '../access/index.ts';
import { days } from '../clock/index.ts';
import { inTransaction } from '../db/index.ts';

const server = await openTestApp();
const { db, services, clock } = server;
const actor = { id: await buildUser(db, { roles: ['super_admin'] }), level: 'superAdmin' } as const;
const scope = { grants: [{ kind: 'any' }] } as const;

const person = fc.nat({ max: 1 });
const place = fc.nat({ max: 1 });
const command = fc.oneof(
  fc.record({ name: fc.constant('add' as const), person, place }),
  fc.record({ name: fc.constant('archive' as const), person, place, archived: fc.boolean() }),
  fc.record({ name: fc.constant('membership' as const), person, place, isIn: fc.boolean() }),
  fc.record({
    name: fc.constant('role' as const),
    person,
    place,
    role: fc.constantFrom('Pharmacist' as const, 'Dispenser' as const, null),
    number: fc.constantFrom('2990001', null),
  }),
  fc.record({ name: fc.constant('service' as const), place, archived: fc.boolean() }),
  fc.record({ name: fc.constant('mergeUsers' as const) }),
  fc.record({ name: fc.constant('mergeGroups' as const) }),
  fc.record({ name: fc.constant('undo' as const) }),
);
type Command = typeof command extends fc.Arbitrary<infer C> ? C : never;

async function buildWorld() {
  const [keptGroup, droppedGroup] = [await buildGroup(db), await buildGroup(db)];
  const groups = [keptGroup, droppedGroup];
  const services = [
    await buildSubgroup(db, { groupId: keptGroup }),
    await buildSubgroup(db, { groupId: droppedGroup }),
  ];
  const people = [await buildUser(db), await buildUser(db)];
  return { groups, services, people, merges: [] as number[] };
}
type World = Awaited<ReturnType<typeof buildWorld>>;

/** Place of a service, wherever a merge has moved it. */
async function placeOf(world: World, nth: number) {
  const subgroupId = world.services[nth] ?? 0;
  const [row] = await server.rows<{ id: number }>('select group_id::int as id from subgroups where id = $1', [
    subgroupId,
  ]);
  return {
    groupId: withoutScope<'group'>(row?.id ?? 0, 'test'),
    subgroupId: withoutScope<'subgroup'>(subgroupId, 'test'),
  };
}

async function carryOut(world: World, step: Command): Promise<void> {
  const at = (nth: number): UserId => withoutScope(world.people[nth] ?? 0, 'test');
  const groupAt = (nth: number): CheckedPlace => ({ groupId: withoutScope<'group'>(world.groups[nth] ?? 0, 'test') });
  if (step.name === 'add') {
    const { groupId, subgroupId } = await placeOf(world, step.place);
    await addExistingMember(services, actor, { groupId, userId: at(step.person), subgroupIds: [subgroupId] });
  } else if (step.name === 'archive')
    await archiveMembers(services, actor, {
      place: groupAt(step.place),
      scope,
      people: { userIds: [at(step.person)] },
      archived: step.archived,
    });
  else if (step.name === 'membership') {
    const userIds = [at(step.person)];
    const change = step.isIn ? { add: userIds, remove: [] } : { add: [], remove: userIds };
    await changeMembership(services, actor, { place: await placeOf(world, step.place), change });
  } else if (step.name === 'role') await changeRole(world, step);
  else if (step.name === 'service') {
    const place = await placeOf(world, step.place);
    await (step.archived ? archiveSubgroup(services, actor, place) : restoreSubgroup(services, actor, place));
  } else if (step.name === 'mergeUsers')
    world.merges.push(await mergeUsers(services, actor, { keepId: at(0), dropId: at(1) }));
  else if (step.name === 'mergeGroups')
    world.merges.push(await mergeGroups(services, actor, { keepId: groupAt(0).groupId, dropId: groupAt(1).groupId }));
  else {
    const mergeId = world.merges.pop();
    if (mergeId !== undefined) await undoMerge(services, actor, { scope, mergeId });
  }
}

async function changeRole(world: World, step: Extract<Command, { name: 'role' }>): Promise<void> {
  const userId: UserId = withoutScope(world.people[step.person] ?? 0, 'test');
  const { first_name, last_name, email, job_role, registration_number } = await db
    .selectFrom('users')
    .select(['first_name', 'last_name', 'email', 'job_role', 'registration_number'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const work = { payroll_number: null, started_on: null };
  const baseValues = { first_name, last_name, email, job_role, registration_number, ...work };
  const change = { ...work, job_role: step.role, registration_number: step.number, identity: null, baseValues };
  await inTransaction(db, (tx) =>
    changePerson(services, tx, {
      actor,
      place: { groupId: withoutScope<'group'>(world.groups[step.place] ?? 0, 'test') },
      userId,
      change,
    }),
  );
}

/** A command that is refused changes nothing, and the days go on. */
const unlessRefused = (error: unknown) => {
  if (!(error instanceof Error) || error.name !== 'AppError') throw error;
};

test('open spans are the tables of today, spans of one fact never overlap, and what was known never changes', async () => {
  const seen = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 4, maxLength: 14 }), async (commands) => {
      const world = await buildWorld();
      const known: { at: Date; days: unknown }[] = [];
      const daysOfBoth = (at?: Date) => Promise.all(world.people.map((userId) => daysOf(server, userId, at)));
      await carryOut(world, { name: 'add', person: 0, place: 0 });
      for (const step of commands) {
        // Half of the commands follow another one on the same day.
        clock.advance(days(0.5));
        await carryOut(world, step).then(() => seen.set(step.name, (seen.get(step.name) ?? 0) + 1), unlessRefused);
        expect(await openFacts(server, world.people)).toEqual(await presentFacts(server, world.people));
        known.push({ at: clock.now(), days: await daysOfBoth() });
      }
      expect(await overlaps(server, world.people)).toEqual([]);
      for (const { at, days: then } of known) expect(await daysOfBoth(at)).toEqual(then);
    }),
    { numRuns: 25 },
  );
  // Without these the property would say nothing about them.
  expect([...seen.keys()].toSorted()).toEqual(
    ['add', 'archive', 'membership', 'mergeGroups', 'mergeUsers', 'role', 'service', 'undo'].toSorted(),
  );
});

test('commands on one member at the same time leave the spans of the tables of today', async () => {
  const groupId = await buildGroup(db);
  const places = await Promise.all(Array.from({ length: 6 }, () => buildSubgroup(db, { groupId })));
  const userIds = await Promise.all(Array.from({ length: 4 }, () => buildUser(db)));
  for (const userId of userIds) await buildMembership(db, { userId, groupId });
  const place = { groupId: withoutScope<'group'>(groupId, 'test') };
  for (let round = 0; round < 6; round += 1) {
    await Promise.all([
      ...places.map((subgroupId, nth) =>
        changeMembership(services, actor, {
          place: { ...place, subgroupId: withoutScope<'subgroup'>(subgroupId, 'test') },
          change: (nth + round) % 2 === 0 ? { add: userIds, remove: [] } : { add: [], remove: userIds },
        }),
      ),
      archiveMembers(services, actor, { place, scope, people: { userIds }, archived: round % 2 === 0 }),
    ]);
    expect(await openFacts(server, userIds)).toEqual(await presentFacts(server, userIds));
    clock.advance(days(1));
  }
  expect(await overlaps(server, userIds)).toEqual([]);
});
