import { expect, test } from 'vitest';
import { openTestApp } from '../../../../test-support/test-app.ts';
import { buildVenue } from '../../course-planning/planning.factory.ts';
import { today } from '../confirming/confirming.factory.ts';
import { openTwoInOne } from './two-in-one.factory.ts';

const server = await openTestApp({ connections: 20 });
server.clock.set(today);
const hour = (time: string | undefined) => time?.slice(11, 16);

test('both sessions hold their venues, with the time between sessions of a venue, and keep them as courses (B12)', async () => {
  const world = await openTwoInOne(server);
  await server.rows('update booking_settings set venue_buffer_minutes = 60');
  const [venueId, otherId] = [await buildVenue(world), await buildVenue(world)];
  const venue = (prefix: string, id: number) => ({
    ...{ [`${prefix}_delegates`]: 2, [`${prefix}_venue_id`]: id },
    ...{ [`${prefix}_place`]: null, [`${prefix}_place_postcode`]: null },
  });
  for (const [second, between] of [
    [venueId, '13:00'],
    [otherId, '12:30'],
  ] as const) {
    const day = await world.ready({ fields: { ...venue('first', venueId), ...venue('second', second) } });
    expect((await day.ask()).statusCode).toBe(200);
    const pairs = (await day.shown()).options.flatMap((option) => option.pairs);
    expect([pairs.length > 1, hour(pairs[0]?.second_start)]).toEqual([true, between]);
    const { start, order, second_start: secondStart } = pairs.at(-1) ?? { start: '', order: 'ab', second_start: '' };
    const booked = await day.choose({ startTimeDate: start, order, secondStartTimeDate: secondStart });
    expect(booked.statusCode).toBe(200);
    const held = await server.rows<{ half: string; venue_id: number }>(
      `select half, venue_id from time_claims where times_of_interest_id = $1 and venue_id is not null order by half`,
      [day.interestId],
    );
    expect(held).toEqual([
      { half: 'a', venue_id: venueId },
      { half: 'b', venue_id: second },
    ]);
    const { id } = await world.questionOf(day.requestId);
    const confirmed = await (await world.asTrainer(world.trainerId)).confirm(id);
    expect([confirmed.statusCode, confirmed.body]).toEqual([200, expect.anything()]);
    expect((await day.requests()).map(({ state }) => state)).toEqual(['completed', 'completed']);
    await server.rows('delete from time_claims');
  }
});
