import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutScope } from '../../../../platform/access/index.ts';
import { buildCourse } from '../../../../test-support/catalogue.factory.ts';
import { buildEverywhere, buildProgress, type Progress, pictureOf } from '../../../../test-support/merges.factory.ts';
import { buildManager, buildMembership, buildUser } from '../../../../test-support/people.factory.ts';
import { buildGroup, buildSubgroup, buildVirtualGroup } from '../../../../test-support/places.factory.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';
import { verifyLedger } from '../../../licences/ledger/check-ledger.ts';
import { historyColumns } from '../merged-tables.ts';
import { undoMerge } from '../undo-merge.ts';
import { mergeUsers, previewUserMerge } from './merge-users.ts';

const server = await openTestApp();
const { db, services, clock } = server;
const actorId = await buildUser(db, { roles: ['super_admin'] });
const actor = { id: actorId, level: 'superAdmin' } as const;
const courses = [await buildCourse(db), await buildCourse(db)];

const who = fc.constantFrom('keep' as const, 'drop' as const);
const history = fc.record({
  who,
  group: fc.nat({ max: 1 }),
  course: fc.nat({ max: 1 }),
  progress: fc.constantFrom<Progress>('completed', 'completed', 'in_progress', 'issued'),
});
const world = fc.record({
  histories: fc.array(history, { maxLength: 8 }),
  members: fc.array(fc.tuple(who, fc.nat({ max: 1 }), fc.boolean()), { maxLength: 5 }),
  managers: fc.array(fc.tuple(who, fc.nat({ max: 1 }), fc.boolean()), { maxLength: 4 }),
  delegates: fc.array(fc.tuple(who, fc.constantFrom('attended' as const, 'absent' as const), fc.boolean()), {
    maxLength: 3,
  }),
});
type World = typeof world extends fc.Arbitrary<infer W> ? W : never;

const once = <T>(rows: readonly T[], key: (row: T) => string): T[] => [
  ...new Map(rows.map((row) => [key(row), row])).values(),
];

async function build(plan: World) {
  const people = { keep: await buildUser(db), drop: await buildUser(db) };
  const groups = [await buildGroup(db), await buildGroup(db)];
  const at = (nth: number) => groups[nth] ?? withoutScope<'group'>(0, 'test');
  const branches = [await buildSubgroup(db, { groupId: at(0) }), await buildSubgroup(db, { groupId: at(1) })];
  for (const [person, nth, isArchived] of once(plan.members, ([p, n]) => `${p}${n}`))
    await buildMembership(db, {
      userId: people[person],
      groupId: at(nth),
      subgroupId: branches[nth] ?? 0,
      isArchived,
    });
  for (const [person, nth, generalPotAccess] of once(plan.managers, ([p, n]) => `${p}${n}`)) {
    await buildManager(db, { userId: people[person], groupId: at(nth) });
    await buildManager(db, {
      userId: people[person],
      groupId: at(nth),
      subgroupId: branches[nth] ?? 0,
      generalPotAccess,
    });
  }
  const delegates = once(plan.delegates, ([p]) => p);
  const session = await buildVirtualGroup(db, {
    groupId: at(0),
    productId: courses[0]?.productId ?? 0,
    delegates: delegates.map(([person, attendance]) => ({ userId: people[person], attendance })),
  });
  for (const [person, , hasAnswered] of delegates) {
    const answer = { trainer_rating: 5, content_rating: 4, venue_rating: 3, created_at: clock.now() };
    if (hasAnswered)
      await db
        .insertInto('session_feedback')
        .values({ virtual_group_id: session, user_id: people[person], ...answer })
        .execute();
  }
  const live = new Set<string>();
  for (const { who: person, group, course, progress } of plan.histories) {
    const key = `${person}${group}${course}`;
    if (live.has(key)) continue;
    if (progress !== 'completed') live.add(key);
    const product = courses[course];
    if (product === undefined) continue;
    await buildProgress(server, { ...product, userId: people[person], groupId: at(group), actorId, progress });
  }
  return { pair: { keepId: people.keep, dropId: people.drop }, groups };
}

const stockOf = (groups: number[]) =>
  server.rows<{ key: string; kind: string; available: number }>(
    `select group_id || '/' || product_id as key, kind, sum(available)::int as available from licence_accounts
     where group_id = any($1) group by 1, 2 order by 1, 2`,
    [groups],
  );
const certificatesOf = (ids: number[]) =>
  server.rows(
    'select serial, holder_first_name, holder_last_name from certificates where user_id = any($1) order by 1',
    [ids],
  );

const whatToDo =
  'is it history? List it under "stays" in x.merged-data.ts of its room, and that file in merges/merged-tables.ts. ' +
  'Else name it there as "person", and fill it in test-support/personal-data.factory.ts';
const notMoved = (name: string) =>
  `${name}: the merge does not move it. Declare it in x.merged-data.ts of its room, and list that file in features/administration/merges/merged-tables.ts`;

const scope = { grants: [{ kind: 'any' }] } as const;

test('moves every reference to a person, or leaves it as history', async () => {
  const columns = await server.rows<{ name: string }>(
    `select k.table_name || '.' || k.column_name as name from information_schema.table_constraints c
     join information_schema.key_column_usage k using (constraint_name, constraint_schema)
     join information_schema.constraint_column_usage u using (constraint_name, constraint_schema)
     where c.constraint_type = 'FOREIGN KEY' and u.table_name = 'users' order by 1`,
  );
  // Feedback names a delegate, and through it a person.
  const names = [...columns.map(({ name }) => name), 'session_feedback.user_id'];
  const left = names.filter((name) => !historyColumns.includes(name));
  const namedIn = async (userId: number) => {
    const found: string[] = [];
    for (const name of left) {
      const [table, column] = name.split('.');
      if ((await server.rows(`select 1 from ${table} where ${column} = $1 limit 1`, [userId])).length > 0)
        found.push(name);
    }
    return found;
  };
  const everywhere = { keepId: await buildUser(db), dropId: (await buildEverywhere(server)).userId };
  const tried = await namedIn(everywhere.dropId);
  const untried = left.filter((name) => !tried.includes(name)).map((name) => `${name}: ${whatToDo}`);
  expect(untried).toEqual([]);
  const mergeId = await mergeUsers(services, actor, everywhere);
  expect((await namedIn(everywhere.dropId)).map(notMoved)).toEqual([]);
  const kept = left.filter((name) => name !== 'sessions.user_id');
  expect(await namedIn(everywhere.keepId)).toEqual(kept);
  await undoMerge(services, actor, { scope, mergeId });
  expect(await namedIn(everywhere.dropId)).toEqual(kept);
  await fc.assert(
    fc.asyncProperty(world, async (plan) => {
      const { pair } = await build(plan);
      await mergeUsers(services, actor, pair);
      expect(await namedIn(pair.dropId)).toEqual([]);
    }),
    { numRuns: 6 },
  );
});

test('any two people: stock changes by returned seats alone, no certificate is lost, undo restores all', async () => {
  await fc.assert(
    fc.asyncProperty(world, async (plan) => {
      const { pair, groups } = await build(plan);
      const ids = [pair.keepId, pair.dropId];
      const [before, stock, certificates] = [await pictureOf(server), await stockOf(groups), await certificatesOf(ids)];
      const preview = await previewUserMerge(services, actor, pair);
      expect(await pictureOf(server), 'a preview changes nothing').toEqual(before);
      const mergeId = await mergeUsers(services, actor, pair);
      const reclaimed = preview.collisions.filter(({ outcome }) => outcome === 'reclaimed').length;
      const sum = (rows: Awaited<ReturnType<typeof stockOf>>, kind: string) =>
        rows.filter((row) => row.kind === kind).reduce((total, row) => total + row.available, 0);
      const after = await stockOf(groups);
      for (const kind of ['SUPPLY', 'POOL', 'USED', 'VOID']) expect(sum(after, kind), kind).toBe(sum(stock, kind));
      expect(sum(after, 'POT')).toBe(sum(stock, 'POT') + reclaimed);
      expect(sum(after, 'HELD')).toBe(sum(stock, 'HELD') - reclaimed);
      expect((await verifyLedger(db)).faults).toEqual([]);
      expect(await certificatesOf([pair.keepId])).toEqual(certificates);
      const twice = await server.rows(
        `select 1 from certificates where user_id = any($1) and state = 'valid'
         group by user_id, product_type, product_id, group_id having count(*) > 1`,
        [ids],
      );
      expect(twice, 'C1').toEqual([]);
      const chargeable = await server.rows<{ held: number }>(
        "select count(*)::int as held from licences where group_id = any($1) and state = 'issued' and not is_free_retry",
        [groups],
      );
      expect(chargeable[0]?.held, 'L3').toBe(sum(after, 'HELD'));
      await undoMerge(services, actor, { scope, mergeId });
      expect(await pictureOf(server), 'undone').toEqual(before);
      expect((await verifyLedger(db)).faults).toEqual([]);
    }),
    { numRuns: 12 },
  );
});
