import { windowTexts } from '@doselore/contract/bookings';
import { expect, test } from 'vitest';
import { buildVirtualGroup } from '../../../../test-support/places.factory.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';
import { buildTrainer } from '../../../../test-support/trainers.factory.ts';
import { buildVenue } from '../../course-planning/planning.factory.ts';
import { openBookings } from '../bookings.factory.ts';

const server = await openTestApp();
const { db } = server;
server.clock.set('2027-01-04T09:00:00Z');

const day = '2027-03-10';
const world = await openBookings(server);
const { productId, groupId } = world;

/** Lets a trainer teach at a time on some days. */
async function teaches(trainerId: number, { days, hours, venueId }: Taught) {
  for (const on of days) {
    const id = await buildVirtualGroup(db, { groupId, productId, trainerId, start: `${on}T10:00:00Z`, place: 'Hall' });
    await server.rows('update virtual_groups set venue_id = $2 where id = $1', [id, venueId ?? null]);
    await server.rows(
      `insert into time_claims (virtual_group_session_id, trainer_user_id, during)
       select id, $2, tstzrange($3::timestamptz, $4::timestamptz) from virtual_group_sessions where virtual_group_id = $1`,
      [id, trainerId, `${on}T${hours[0]}:00Z`, `${on}T${hours[1]}:00Z`],
    );
  }
}
type Taught = { days: readonly string[]; hours: readonly [string, string]; venueId?: number };

/** Builds a trainer with a level and the feedback of so many answers. */
async function trainer(
  home: string,
  facts: { name: string; level: number; most: number; answers: number; sum: number },
) {
  const id = await buildTrainer(db, {
    ...{ firstName: facts.name, lastName: 'Osei', teaches: [productId], postcode: home, maxJourneyMinutes: facts.most },
  });
  await server.rows('update trainer_suitabilities set level = $2 where trainer_user_id = $1', [id, facts.level]);
  await server.rows(`update trainers set activated_at = '2025-01-01' where user_id = $1`, [id]);
  await server.rows(
    'insert into trainer_figures (trainer_user_id, feedback_count, feedback_sum, counted_at) values ($1, $2, $3, now())',
    [id, facts.answers, facts.sum],
  );
  return id;
}

test('the options of a date show the scores that were worked out by hand, and why others cannot', async () => {
  const amara = await trainer('PR1 1AA', { name: 'Amara', level: 3, most: 120, answers: 12, sum: 55 });
  const gwen = await trainer('LA9 4AA', { name: 'Gwen', level: 2, most: 90, answers: 3, sum: 15 });
  const idris = await trainer('M1 1AA', { name: 'Idris', level: 3, most: 150, answers: 25, sum: 102 });
  // The mean of the site is 172 of 40 answers: 4.3.
  const [quay, lancaster] = [
    await buildVenue(world, { name: 'Quay Room', capacity: 16 }),
    await buildVenue(world, { name: 'Seminar room', town: 'Lancaster', postcode: 'LA1 1AA', capacity: 30 }),
  ];
  await teaches(amara, { days: ['2027-03-08', '2027-03-09', '2027-03-11'], hours: ['10:00', '12:00'] });
  // With the 6 hours of that week 7,200 minutes: half of eight weeks of five days of six hours.
  const others = Array.from({ length: 9 }, (_, nth) => `2027-02-${15 + nth}`);
  await teaches(amara, { days: others, hours: ['08:00', '20:00'] });
  await teaches(amara, { days: ['2027-03-22'], hours: ['10:00', '16:00'] });
  await teaches(gwen, { days: [day], hours: ['14:30', '16:00'], venueId: lancaster });
  await teaches(gwen, {
    days: ['2027-02-15', '2027-02-16', '2027-02-17', '2027-02-18', '2027-02-22'],
    hours: ['08:00', '20:00'],
  });
  await teaches(gwen, { days: ['2027-02-23'], hours: ['08:00', '18:30'] });
  await server.rows(
    `insert into trainer_group_compatibilities (trainer_user_id, group_id, kind, set_by) values ($1, $2, 'preferred', $3)`,
    [gwen, groupId, world.superId],
  );
  const { requestAt } = await world.draft({ venue_id: quay, delegates: 12 });
  const times = windowTexts.textOf([{ window_start: `${day}T10:00:00.000Z`, window_end: `${day}T10:00:00.000Z` }]);
  await world.asSuper.put(`${requestAt}/times-of-interest`, { times, baseValues: { times: '[]' } });
  const shown = (await world.asSuper.get(`${requestAt}/options`)).json();
  const rowOf = (id: number) => shown.trainers.find((one: { id: number }) => one.id === id);
  const points = (id: number) => rowOf(id).parts.map((part: { points: number }) => Number(part.points.toFixed(1)));
  expect(points(amara)).toEqual([35, 8.1, 9, 5, 5, 4.4]);
  expect(points(gwen)).toEqual([23.3, 5.8, 15, 10, 7, 4.5]);
  expect([rowOf(amara).score.toFixed(1), rowOf(gwen).score.toFixed(1)]).toEqual(['66.5', '65.6']);
  expect(rowOf(amara)).toMatchObject({
    verdict: 'possible',
    start: `${day}T10:00:00.000Z`,
    reaches: true,
    answer: null,
  });
  expect(rowOf(idris)).toMatchObject({
    ...{ verdict: 'conflict', start: null },
    conflicts: [{ code: 'too_far', text: '161 min from M1; the limit is 150' }],
  });
  const inOrder = shown.trainers
    .map(({ id }: { id: number }) => id)
    .filter((id: number) => id === amara || id === gwen);
  expect(inOrder).toEqual([amara, gwen]);
  expect(shown.dates).toMatchObject([{ state: 'proposed', place_conflicts: [] }]);
});
