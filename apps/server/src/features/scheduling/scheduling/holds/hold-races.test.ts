import { AppError } from '@doselore/contract';
import { afterEach, expect, test } from 'vitest';
import { claimConstraints, claimWalls } from '../../../../test-support/claim-constraints.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';
import { buildTrainer } from '../../../../test-support/trainers.factory.ts';
import { buildVenue } from '../../../trainer-led/course-planning/planning.factory.ts';
import { openHolds } from './holds.factory.ts';

const server = await openTestApp({ connections: 20 });
server.clock.set('2027-01-01T09:00:00Z');

const letStand = claimConstraints(server);
afterEach(() => server.clock.set('2027-01-01T09:00:00Z'));

/** Counts pairs of claims in force that overlap without an override. */
async function doubles(): Promise<number | undefined> {
  const [row] = await server.rows<{ count: number }>(
    `select count(*)::int from claims_in_force($1) a join claims_in_force($1) b on b.id > a.id and a.during && b.during
       and (a.trainer_user_id = b.trainer_user_id or a.venue_id = b.venue_id)`,
    [server.clock.now()],
  );
  return row?.count;
}

/** Runs commands at once. Returns how many succeeded, and throws what is no conflict. */
async function successesOf(commands: (() => Promise<unknown>)[]): Promise<number> {
  const results = await Promise.allSettled(commands.map((run) => run()));
  for (const one of results)
    if (one.status === 'rejected' && !(one.reason instanceof AppError && one.reason.code === 'conflict'))
      throw one.reason;
  return results.filter((one) => one.status === 'fulfilled').length;
}

for (const named of claimWalls) {
  const begin = async () => {
    await letStand(named);
    const opened = await openHolds(server);
    const publishing = (id: number) => async () => {
      const answer = await opened.publish(id);
      if (answer.statusCode !== 200) throw new AppError('conflict', answer.json().message);
    };
    return { ...opened, publishing };
  };

  test(`of ten bookings and ten courses for one trainer at once, ${named} let one have the time`, async () => {
    const { request, hold, draft, publishing } = await begin();
    const commands: (() => Promise<unknown>)[] = [];
    for (let nth = 0; nth < 10; nth += 1) {
      const held = await request();
      commands.push(() => hold(held), publishing(await draft()));
    }
    expect(await successesOf(commands)).toBe(1);
    expect(await doubles()).toBe(0);
  });

  test(`of ten bookings and ten courses for one venue at once, ${named} let one have the time`, async () => {
    const { world, request, hold, draft, publishing } = await begin();
    const venueId = await buildVenue(world);
    const commands: (() => Promise<unknown>)[] = [];
    for (let nth = 0; nth < 10; nth += 1) {
      const held = await request();
      const trainerId = await buildTrainer(server.db, { teaches: [world.productId] });
      const trainerUserId = await buildTrainer(server.db, { teaches: [world.productId] });
      commands.push(() => hold(held, { venueId, trainerId }), publishing(await draft({ venueId, trainerUserId })));
    }
    expect(await successesOf(commands)).toBe(1);
    expect(await doubles()).toBe(0);
  });

  test(`a hold that has run out is in nobody's way when ten ask at once, with ${named} (B13)`, async () => {
    const { request, hold, draft, publishing } = await begin();
    await hold(await request());
    server.clock.set('2027-01-01T09:05:00Z');
    const commands: (() => Promise<unknown>)[] = [];
    for (let nth = 0; nth < 5; nth += 1) {
      const held = await request();
      commands.push(() => hold(held, { expiresAt: '2027-01-09T18:15:00Z' }), publishing(await draft()));
    }
    expect(await successesOf(commands)).toBe(1);
    expect(await doubles()).toBe(0);
  });

  test(`one booking that is moved twice at once keeps one hold, with ${named} (B32)`, async () => {
    const { request, hold } = await begin();
    const held = await request();
    await successesOf(['09:00', '09:30', '10:00', '10:30'].map((from) => () => hold(held, { from })));
    const rows = await server.rows('select from time_claims where times_of_interest_id = $1', [held.interestId]);
    expect(rows).toHaveLength(1);
  });
}
