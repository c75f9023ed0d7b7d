import { windowTexts } from '@doselore/contract/bookings';
import { expect, test } from 'vitest';
import { buildEnquiry } from '../../../../test-support/bookings.factory.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';
import { buildTrainer } from '../../../../test-support/trainers.factory.ts';
import { buildVenue } from '../../course-planning/planning.factory.ts';
import { openBookings } from '../bookings.factory.ts';

const server = await openTestApp();
const { db } = server;
// A Monday.
server.clock.set('2027-01-04T09:00:00Z');

const windowOn = (day: string, first = '09:00', last = '12:00') => ({
  window_start: `${day}T${first}:00.000Z`,
  window_end: `${day}T${last}:00.000Z`,
});

/** Opens a request in a venue with these dates. */
async function withDates(days: readonly string[], more: object = {}) {
  const world = await openBookings(server);
  const venueId = await buildVenue(world, { capacity: 16 });
  const { at, requestAt, requestId } = await world.draft({ venue_id: venueId, ...more });
  const put = (rows: ReturnType<typeof windowOn>[]) =>
    world.asSuper.put(`${requestAt}/times-of-interest`, {
      times: windowTexts.textOf(rows),
      baseValues: { times: '[]' },
    });
  if (days.length > 0) expect((await put(days.map((day) => windowOn(day)))).statusCode).toBe(200);
  const options = async (query = '') => (await world.asSuper.get(`${requestAt}/options${query}`)).json();
  const propose = (query = '') => world.asSuper.get(`${requestAt}/propose-times?slot=am&${query}`);
  const month = async (name: string) => (await world.asSuper.get(`${requestAt}/calendar?month=${name}`)).json().days;
  return { ...world, venueId, at, requestAt, requestId, options, propose, month };
}

test('options count who could take each date, and show the trainers of one of them', async () => {
  const world = await withDates(['2027-02-08', '2027-02-09']);
  const all = await world.options();
  expect(all.dates.map(({ possible, reaching }: Counts) => [possible, reaching])).toEqual([
    [1, 1],
    [1, 1],
  ]);
  expect([all.shown, all.minimum_score]).toEqual([all.dates[0].id, 40]);
  const second = await world.options(`?timesOfInterestId=${all.dates[1].id}`);
  expect([second.shown, second.trainers[0].start]).toEqual([all.dates[1].id, '2027-02-09T09:00:00.000Z']);
});
type Counts = { possible: number; reaching: number };

test('a draft without dates compares nobody', async () => {
  const world = await withDates([]);
  expect(await world.options()).toEqual({ dates: [], shown: null, trainers: [], minimum_score: 40 });
});

test('a date of another request and a request of another project are not found', async () => {
  const [world, other] = [await withDates(['2027-02-08']), await withDates(['2027-02-08'])];
  const foreign = (await other.options()).shown;
  expect((await world.asSuper.get(`${world.requestAt}/options?timesOfInterestId=${foreign}`)).statusCode).toBe(404);
  const crossed = `${other.at}/project-requests/${world.requestId}`;
  for (const path of ['options', 'calendar?month=2027-02'])
    expect((await world.asSuper.get(`${crossed}/${path}`)).statusCode).toBe(404);
  expect((await world.asSuper.get(`${crossed}/propose-times?slot=am`)).statusCode).toBe(404);
  expect((await world.asAdmin.get(`${world.requestAt}/options`)).statusCode).toBe(403);
});

test('thresholds and left out trainers of a request put trainers below the line', async () => {
  const world = await withDates(['2027-02-08']);
  const near = await buildTrainer(db, { teaches: [world.productId], postcode: 'LA4 4XX' });
  const reaching = async (thresholds: object) => {
    await server.rows('update project_requests set thresholds = $2 where id = $1', [world.requestId, thresholds]);
    const { trainers } = await world.options();
    return trainers
      .filter((one: { reaches: boolean; verdict: string }) => one.reaches && one.verdict === 'possible')
      .map(({ id }: { id: number }) => id);
  };
  expect(await reaching({ minimumScore: 0 })).toEqual([near, world.trainerId]);
  expect(await reaching({ minimumScore: 0, maximumJourneyMinutes: 30 })).toEqual([near]);
  expect(await reaching({ minimumScore: 0, minimumSuitability: 3 })).toEqual([]);
  expect(await reaching({ minimumScore: 0, minimumFeedback: 1 })).toEqual([]);
  expect(await reaching({ minimumScore: 90 })).toEqual([]);
  await server.rows('update project_requests set excluded_trainer_ids = $2 where id = $1', [world.requestId, [near]]);
  const { trainers } = await world.options();
  expect(trainers.find(({ id }: { id: number }) => id === near).conflicts[0].code).toBe('excluded_here');
});

test('options show what a trainer answered, and other requests that ask them on the day', async () => {
  const [world, other] = [await withDates(['2027-02-08']), await withDates(['2027-02-08'])];
  const { trainerId, superId } = world;
  for (const one of [world, other])
    await buildEnquiry(db, { interestId: (await one.options()).shown, trainerId, by: superId, state: 'yes' });
  const { trainers } = await world.options();
  const mine = trainers.find(({ id }: { id: number }) => id === trainerId);
  expect([mine.answer, mine.also_asked.map(({ id }: { id: number }) => id)]).toEqual(['yes', [other.requestId]]);
});

test('a month counts the trainers of each day to come, with bank holidays of the nation and reasons', async () => {
  const world = await withDates([]);
  const january = await world.month('2027-01');
  expect([january[0].day, january.length]).toEqual(['2027-01-05', 27]);
  expect(january[0]).toEqual({ day: '2027-01-05', possible: 1, reason: null, is_bank_holiday: false });
  const holidays = (days: { day: string; is_bank_holiday: boolean }[]) =>
    days.filter((one) => one.is_bank_holiday).map(({ day }) => day);
  expect(holidays(await world.month('2027-03'))).toEqual(['2027-03-26', '2027-03-29']);
  const scottish = await buildVenue(world, { postcode: 'EH1 1AA', capacity: 16 });
  await server.rows('update project_requests set venue_id = $2 where id = $1', [world.requestId, scottish]);
  expect(holidays(await world.month('2027-03'))).toEqual(['2027-03-26']);
  await server.rows('delete from availability_rules where trainer_user_id = $1', [world.trainerId]);
  expect((await world.month('2027-03'))[0]).toMatchObject({ possible: 0, reason: 'outside_hours' });
  expect((await world.asSuper.get(`${world.requestAt}/calendar?month=2027-13`)).statusCode).toBe(422);
});

test('proposals are days with most trainers, at most two in a week, no holidays and no day twice', async () => {
  const world = await withDates(['2027-03-23']);
  const second = await buildTrainer(db, { teaches: [world.productId] });
  // The second one works on Tuesdays and Thursdays alone.
  await server.rows('delete from availability_rules where trainer_user_id = $1 and weekday not in (2, 4)', [second]);
  const range = 'from=2027-03-22&to=2027-04-09';
  const found = (await world.propose(`${range}&count=20`)).json();
  const days = found.proposals.map((one: { window_start: string }) => one.window_start.slice(0, 10));
  expect(days).toEqual(['2027-03-22', '2027-03-25', '2027-03-30', '2027-04-01', '2027-04-06', '2027-04-08']);
  expect(found.proposals.map(({ possible }: Counts) => possible)).toEqual([1, 2, 2, 2, 2, 2]);
  expect([found.proposals[1].window_start.slice(11, 16), found.proposals[1].window_end.slice(11, 16)]).toEqual([
    '08:00',
    '12:00',
  ]);
  // 15 days of the week without Good Friday, Easter Monday and the day that is known.
  expect([found.compared, found.without, found.reason]).toEqual([12, 0, null]);
  const two = (await world.propose(`${range}&count=2`)).json().proposals;
  expect(two.map((one: { window_start: string }) => one.window_start.slice(0, 10))).toEqual([
    '2027-03-25',
    '2027-03-30',
  ]);
});

test('without any trainer the answer says why, and days out of reach are refused at their field', async () => {
  const world = await withDates([]);
  await server.rows('delete from trainer_suitabilities where trainer_user_id = $1', [world.trainerId]);
  const { proposals, compared, without, reason } = (await world.propose()).json();
  expect([proposals, compared === without, reason]).toEqual([[], true, 'unsuitable']);
  const field = async (query: string) => {
    const answer = await world.propose(query);
    return [answer.statusCode, Object.keys(answer.json().errors ?? {})];
  };
  expect(await field('from=2027-01-04')).toEqual([422, ['from']]);
  expect(await field('to=2028-01-04')).toEqual([422, ['to']]);
  expect(await field('from=2027-02-02&to=2027-02-01')).toEqual([422, ['to']]);
  for (const query of ['count=0', 'count=21', 'weekdays=0', 'weekdays=1,', 'from=x'])
    expect((await world.propose(query)).statusCode).toBe(422);
});

test('a session that would end too late has no day, and one in a taken venue names the venue', async () => {
  const evening = await withDates([], { slot: 'evening', minutes: 360 });
  expect(await evening.month('2027-02')).toEqual([]);
  expect((await evening.asSuper.get(`${evening.requestAt}/propose-times?slot=evening`)).json()).toMatchObject({
    proposals: [],
    compared: 0,
  });
  const world = await withDates(['2027-02-08']);
  await server.rows('update venues set archived_at = now() where id = $1', [world.venueId]);
  const { dates } = await world.options();
  expect([dates[0].possible, dates[0].place_conflicts[0].code]).toEqual([0, 'venue_refuses']);
});
