import { expect, test } from 'vitest';
import { claimConstraints, claimWalls } from '../../../test-support/claim-constraints.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { buildPlanning } from '../course-planning/planning.factory.ts';
import { openCoTrainers } from './co-trainers.factory.ts';

const server = await openTestApp();
const { trainerOf, draft, publish, scheduled, save } = openCoTrainers(server);

const letStand = claimConstraints(server);

/** Counts pairs of claims of one trainer that overlap, and that nobody decided. */
const doubles = async () => {
  const rows = await server.rows<{ count: number }>(
    `select count(*)::int from time_claims a join time_claims b on b.id > a.id and a.during && b.during
       and a.trainer_user_id = b.trainer_user_id where not a.may_overlap and not b.may_overlap`,
  );
  return rows[0]?.count;
};

for (const walls of claimWalls) {
  const begin = async () => {
    await letStand(walls);
    return buildPlanning(server);
  };

  test(`of ten courses for one co-trainer at once, ${walls} let one have them`, async () => {
    const world = await begin();
    const gwen = await trainerOf(world);
    const ids: number[] = [];
    for (let nth = 0; nth < 10; nth += 1) ids.push(await scheduled(world));
    const answers = await Promise.all(ids.map((id) => save(world, id, [gwen])));
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    expect(await doubles()).toBe(0);
  });

  test(`of two courses at once with one person as trainer and as co-trainer, ${walls} let one be scheduled`, async () => {
    const world = await begin();
    const gwen = await trainerOf(world);
    const [drafted, other] = [await draft(world, { trainerUserId: gwen }), await scheduled(world)];
    const answers = await Promise.all([publish(world, drafted), save(world, other, [gwen])]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await doubles()).toBe(0);
  });
}

test('two courses with the same two co-trainers in another order do not block each other for ever', async () => {
  const world = await buildPlanning(server);
  const [gwen, hal] = [await trainerOf(world), await trainerOf(world, 'Laird')];
  const [first, second] = [await scheduled(world), await scheduled(world)];
  const answers = await Promise.all([save(world, first, [gwen, hal]), save(world, second, [hal, gwen])]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});
