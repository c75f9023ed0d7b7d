import { randomUUID } from 'node:crypto';
import type { Figure } from '../figure.ts';
import { type Ask, askColumns, measure } from '../support/asks.ts';
import {
  addSecondSession,
  bookingScale,
  makeDays,
  makeUnits,
  scaleBookings,
  type Unit,
} from '../support/booking-scale.ts';
import { summarise } from '../support/load.ts';
import { scale, scaleSessions } from '../support/session-scale.ts';
import type { Visitor } from '../support/visitor.ts';
import { visitorOf, type World } from '../support/world.ts';

const dates = 6;
const spare = 150;
const rivals = 32;
const races = 5;

/** Measures the way of a booking from the choice of dates to its course, among the courses of three years. */
export const bookings: Figure = async (world) => {
  const scaled = await scaleSessions(world);
  const made = await scaleBookings(world);
  const admin = await visitorOf(world, world.admin);
  await admin.post('/api/admin/bookings/switch', { isOn: true });
  const organiser = await visitorOf(world, made.organiser);
  const { rows: venues } = await world.pool.query<{ id: number }>(
    `select id from venues where district <> 'BS1' order by id limit 400`,
  );
  const basis = { ...made, venueIds: venues.map(({ id }) => id), dates };
  const unit = (count: number, more: Pick<Parameters<typeof makeUnits>[1], 'from' | 'willing' | 'state'>) =>
    makeUnits(world, { ...basis, count, ...more });
  const offered = { willing: 5, state: 'awaiting_organiser' } as const;
  const [shown, day] = await unit(2, { from: 20, willing: 0, state: 'draft' });
  if (day !== undefined) await addSecondSession(world, day);
  const days = await makeDays(world, { ...made, dates: 10 }, scaled);
  const trainer = await visitorOf(world, { username: 'trainer-1', userId: scaled.trainerId });
  const asks = [
    ...choosing(shown?.at ?? ''),
    {
      ...{ name: `options of ${dates} dates for two sessions on one day`, aim: 250 },
      work: (visitor: Visitor) => visitor.get(`${day?.at}/options`),
    },
    { name: 'course of 10 dates, all trainers', aim: 250, work: (visitor: Visitor) => visitor.get(`${days}/options`) },
    asking(await unit(spare, { from: 20, willing: 0, state: 'draft' })),
    ...(await organising({ organiser, units: await unit(spare, { from: 20, ...offered }) })),
    await confirming(world, { organiser, units: await unit(spare, { from: 100, ...offered }) }),
    {
      ...{ name: 'questions to a trainer', aim: 40, by: trainer },
      work: (visitor: Visitor) => visitor.get('/api/virtual-group-admin/availability-enquiries'),
    },
  ];
  return {
    title: `Bookings among ${scale.trainers} trainers and ${scale.courses} courses, one request at a time`,
    columns: askColumns,
    rows: [...(await measure(world, { asks, by: admin })), await race(world, { organiser, basis })],
    notes: [
      `${bookingScale.units} requests, ${bookingScale.enquiries} questions to trainers and ${bookingScale.holds} holds. ${dates} dates, each with a window of 3 hours, or of 6 for two sessions.`,
    ],
  };
};

function choosing(request: string): Ask[] {
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const range = `weekdays=1,2,3,4,5,6,7&from=${day(30)}&to=${day(89)}`;
  const get = (name: string, aim: number, path: string): Ask => ({ name, aim, work: (visitor) => visitor.get(path) });
  return [
    get(`options of ${dates} dates`, 150, `${request}/options`),
    get('month of possible trainers', 250, `${request}/calendar?month=${day(40).slice(0, 7)}`),
    get('proposals over 60 days', 500, `${request}/propose-times?slot=am&${range}`),
    get('list of projects', 50, '/api/admin/projects'),
  ];
}

/** Returns the next of these each time. Throws when none is left. */
function oneAfterAnother<T>(all: readonly T[]): () => T {
  let next = 0;
  return () => {
    const one = all[next];
    next += 1;
    if (one === undefined) throw new Error(`The bench made ${all.length} and needs more`);
    return one;
  };
}

function asking(units: readonly Unit[]): Ask {
  const next = oneAfterAnother(units);
  const work = (visitor: Visitor) => {
    const { at, interestIds } = next();
    const body = {
      timesOfInterestIds: interestIds,
      excludedTrainerIds: [],
      thresholds: {},
      idempotencyKey: randomUUID(),
    };
    return visitor.post(`${at}/enquire`, body);
  };
  return { name: `ask trainers about ${dates} dates`, aim: 80, work };
}

type Choice = { path: string; body: { timesOfInterestId: number; startTimeDate: string } };

/** Reads what the organiser of a request can choose, and takes its first start. */
async function choiceOf(organiser: Visitor, unit: Unit | undefined): Promise<Choice> {
  type Options = { options: { times_of_interest_id: number; starts: string[] }[] };
  const { options } = await organiser.get<Options>(`/api/my-booking-enquiries/${unit?.requestId}/options`);
  const [first] = options;
  if (first?.starts[0] === undefined) throw new Error(`Request ${unit?.requestId} has nothing to choose`);
  const body = { timesOfInterestId: first.times_of_interest_id, startTimeDate: first.starts[0] };
  return { path: `/api/my-booking-enquiries/${unit?.requestId}/book`, body };
}

const book = (organiser: Visitor, { path, body }: Choice) =>
  organiser.post(path, { ...body, idempotencyKey: randomUUID() });

type Chosen = { organiser: Visitor; units: readonly Unit[] };

async function organising({ organiser, units }: Chosen): Promise<Ask[]> {
  const choices: Choice[] = [];
  for (const unit of units) choices.push(await choiceOf(organiser, unit));
  const next = oneAfterAnother(choices);
  const offer = `/api/my-booking-enquiries/${units.at(-1)?.requestId}/options`;
  return [
    { name: 'what an organiser can choose', aim: 60, by: organiser, work: (visitor) => visitor.get(offer) },
    { name: 'book a start', aim: 80, by: organiser, work: (visitor) => book(visitor, next()) },
  ];
}

/** Books all of these, and measures the answer of a trainer, which makes the course. */
async function confirming({ pool }: World, { organiser, units }: Chosen): Promise<Ask> {
  for (const unit of units) await book(organiser, await choiceOf(organiser, unit));
  const { rows } = await pool.query<{ id: number }>(
    `select c.id from confirmation_enquiries c join times_of_interest t on t.id = c.times_of_interest_id
     where t.project_request_id = any ($1) and c.state = 'asked'`,
    [units.map(({ requestId }) => requestId)],
  );
  const next = oneAfterAnother(rows);
  const body = { status: 'confirmed', note: 'By telephone' };
  return {
    ...{ name: 'confirm a start, which makes the course', aim: 120 },
    work: (visitor) => visitor.post(`/api/admin/confirmation-enquiries/${next().id}/manual`, body),
  };
}

type Racing = {
  organiser: Visitor;
  basis: Omit<Parameters<typeof makeUnits>[1], 'count' | 'from' | 'willing' | 'state'>;
};

/** Lets 32 requests book the same trainer at one time, and returns how long each answer took. Throws unless one has won. */
async function race(world: World, { organiser, basis }: Racing): Promise<(string | number)[]> {
  const times: number[] = [];
  for (let round = 0; round < races; round += 1) {
    const making = { ...basis, from: 22, willing: null, state: 'awaiting_organiser' } as const;
    const units = await makeUnits(world, { ...making, count: rivals });
    const { body } = await choiceOf(organiser, units[0]);
    const nth = units[0]?.interestIds.indexOf(body.timesOfInterestId) ?? 0;
    const won = await Promise.all(
      units.map(async ({ requestId, interestIds }) => {
        const path = `/api/my-booking-enquiries/${requestId}/book`;
        const begun = performance.now();
        const isWon = await wins(
          book(organiser, { path, body: { ...body, timesOfInterestId: interestIds[nth] ?? 0 } }),
        );
        times.push(performance.now() - begun);
        return isWon;
      }),
    );
    if (won.filter(Boolean).length !== 1) throw new Error(`${won.filter(Boolean).length} requests booked one trainer`);
  }
  const { p50, p95, p99 } = summarise({ times, elapsed: 0 });
  return [`${rivals} requests book one trainer at once: 1 wins`, '', p50, p95, p99, 400];
}

/** Returns whether a booking was made. Throws for every refusal but 409. */
async function wins(booking: Promise<unknown>): Promise<boolean> {
  try {
    await booking;
    return true;
  } catch (error) {
    if (error instanceof Error && error.message.includes(': 409')) return false;
    throw error;
  }
}
