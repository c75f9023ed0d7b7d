import { afterEach, expect, test } from 'vitest';
import { openTestApp } from '../../../../test-support/test-app.ts';
import type { Answer } from '../../../../test-support/test-client.ts';
import { today } from '../confirming/confirming.factory.ts';
import { at, openTwoInOne } from './two-in-one.factory.ts';

const server = await openTestApp({ connections: 40 });
server.clock.set(today);
afterEach(() => server.clock.set(today));

const codesOf = (answers: readonly Answer[]) => answers.map(({ statusCode }) => statusCode).sort();

/** Counts claims of one resource that overlap, days held in part, and days of which one session alone became a course. */
async function faults(): Promise<object | undefined> {
  const [row] = await server.rows(
    `select (select count(*)::int from claims_in_force($1) a join claims_in_force($1) b on b.id > a.id and a.during && b.during
         and (a.trainer_user_id = b.trainer_user_id or a.venue_id = b.venue_id)) as doubles,
       (select count(*)::int from (select from time_claims where half is not null
         group by times_of_interest_id, trainer_user_id having count(*) <> 2) h) as half_holds,
       (select count(*)::int from (select from project_requests where half is not null group by two_in_one_day_id
         having count(distinct state) > 1 or count(virtual_group_id) = 1) d) as half_days,
       (select count(*)::int from time_claims c where c.half is not null and not exists (select from confirmation_enquiries e
         where e.times_of_interest_id = c.times_of_interest_id and e.state = 'asked')) as stray_holds`,
    [server.clock.now()],
  );
  return row;
}
const none = { doubles: 0, half_holds: 0, half_days: 0, stray_holds: 0 };

test('of days that want one trainer at the same or crossing times, one is booked', async () => {
  const world = await openTwoInOne(server);
  const days: Awaited<ReturnType<typeof world.ready>>[] = [];
  for (let nth = 0; nth < 8; nth += 1) days.push(await world.ready());
  const other = { order: 'ba', secondStartTimeDate: at('10:30') };
  const answers = await Promise.all(days.map(({ book }, nth) => book(nth % 2 === 0 ? {} : other)));
  expect(codesOf(answers)).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
  expect(await faults()).toEqual(none);
});

test('a day and a request of one session that cross in its second half never both win', async () => {
  const world = await openTwoInOne(server);
  for (let round = 0; round < 4; round += 1) {
    const [day, alone] = [await world.ready(), await world.offered()];
    const single = () => world.post(`${alone.requestAt}/book`, alone.bodyOf({ startTimeDate: at('10:00') }));
    const calls = [() => day.book(), single];
    const answers = await Promise.all((round % 2 === 0 ? calls : calls.toReversed()).map((call) => call()));
    expect(codesOf(answers)).toEqual([200, 409]);
    expect(await faults()).toEqual(none);
    await server.rows('delete from time_claims where expires_at is not null');
    await server.rows(`update confirmation_enquiries set state = 'withdrawn', ended_at = now() where state = 'asked'`);
  }
});

test('a yes to one session and a cancellation of both at once leave one of the two outcomes', async () => {
  for (let round = 0; round < 4; round += 1) {
    const world = await openTwoInOne(server);
    const day = await world.ready();
    await day.book();
    await day.askToKeep(round % 2 === 0 ? 'a' : 'b');
    const answers = await Promise.all([day.keep(true), day.cancel(), day.keep(false)]);
    expect(codesOf(answers).every((code) => [200, 404, 409].includes(code))).toBe(true);
    const states = (await day.requests()).map(({ state }) => state).sort();
    expect([
      ['cancelled', 'cancelled'],
      ['cancelled', 'options_ready'],
    ]).toContainEqual(states);
    expect(await day.holds()).toEqual([]);
    expect(await faults()).toEqual(none);
  }
});

test('a confirmation and a cancellation at once leave two courses, or none', async () => {
  for (let round = 0; round < 4; round += 1) {
    const world = await openTwoInOne(server);
    const day = await world.ready();
    await day.book();
    const { id } = await world.questionOf(day.requestId);
    const trainer = await world.asTrainer(world.trainerId);
    const calls = [() => trainer.confirm(id), () => day.cancel()];
    const answers = await Promise.all((round % 2 === 0 ? calls : calls.toReversed()).map((call) => call()));
    expect(codesOf(answers)).toEqual([200, 409]);
    const requests = await day.requests();
    expect(new Set(requests.map(({ state }) => state)).size).toBe(1);
    expect(await faults()).toEqual(none);
  }
});
