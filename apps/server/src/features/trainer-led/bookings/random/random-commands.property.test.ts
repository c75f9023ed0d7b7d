import fc from 'fast-check';
import { expect, test } from 'vitest';
import { days, hours } from '../../../../platform/clock/index.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';
import { bookingFaults, rowsOfBookings } from './booking-faults.factory.ts';
import { openRandom } from './random-commands.factory.ts';

const server = await openTestApp();
const { clock } = server;

/** Commands in the order in which a booking passes them. A step whose command finds nothing to act on takes the next one. */
const names = [
  'open',
  'dates',
  'enquire',
  'answer',
  'enter',
  'askOrganiser',
  'choose',
  'book',
  'confirm',
  'reject',
].concat(['manual', 'addDays', 'narrow', 'lock', 'askDays', 'unlock']) as Name[];
/** Commands and times that come once in a while, and that no other step falls back on. */
const rare = ['pass', 'pass', 'turn', 'cancel', 'cancelDays', 'takeBack'] as const;
const frequent = ['answer', 'enter', 'askOrganiser', 'choose', 'choose', 'confirm'] as const;
const nth = fc.nat({ max: 59 });
const step = fc.record({ name: fc.constantFrom(...names, ...names, ...frequent, ...rare), a: nth, b: nth, c: nth });
/** How long nobody does anything: from some hours to more than most deadlines. */
const pauses = [hours(3), hours(20), days(1), days(3), days(9)];

/** Half a year passes between two runs, so that what one of them held is over. */
let run = 0;
const beginning = () => new Date(Date.UTC(2027, 0, 4, 9) + days(182 * run)).toISOString();

type World = Awaited<ReturnType<typeof openRandom>>;
type Name = keyof World['commands'];
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** Three requests on the same days, about which every trainer has been asked. */
async function prepare({ commands }: World): Promise<void> {
  for (const a of [0, 1, 2]) {
    await commands.open({ a, b: 0, c: 0 });
    await commands.dates({ a, b: a, c: a + 1 });
    await commands.enquire({ a, b: 1, c: 0 });
  }
}

/** Runs the command of a step, or the next one that has something to act on. Returns its name and what became of it. */
async function act({ commands }: World, { name, ...choice }: Step): Promise<[string, number | undefined]> {
  const start = names.indexOf(name as Name);
  const tried = start === -1 ? [name as Name] : [...names.slice(start), ...names.slice(0, start)];
  for (const one of tried) {
    const answer = await commands[one](choice);
    if (answer !== undefined) return [one, answer.statusCode];
  }
  return [name, undefined];
}

/** Runs a step while bookings are on or off. Throws when a rule is broken. */
async function check(world: World, { isOn, step: taken }: { isOn: boolean; step: Step }): Promise<string> {
  const before = await rowsOfBookings(server);
  if (taken.name === 'pass') await world.pass(pauses[taken.a % pauses.length] ?? 0);
  const [name, status] = taken.name === 'pass' ? ['pass', undefined] : await act(world, taken);
  const done = `${name} ${status ?? ''}`.trim();
  expect([undefined, 200, 404, 409, 422], done).toContain(status);
  expect(await bookingFaults(server), done).toEqual([]);
  // B19: nothing changes while bookings are off, and a refusal changes nothing.
  if (!isOn || (status ?? 200) !== 200) expect(await rowsOfBookings(server), done).toEqual(before);
  // B12: what an organiser is offered can be booked.
  if (isOn && name === 'choose') expect([undefined, 200], done).toContain(status);
  // B29: whoever is asked has a choice, once the jobs have looked at what others changed.
  if (isOn && name === 'pass')
    for (const { id } of await world.requests("r.state = 'awaiting_organiser'"))
      expect(await world.offered(id), `request ${id}`).not.toEqual([]);
  return done;
}

test('random commands of everybody keep the rules of bookings, and are done or refused', async () => {
  const counts = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 60, maxLength: 60 }), async (steps) => {
      clock.set(beginning());
      run += 1;
      const world = await openRandom(server);
      await prepare(world);
      let isOn = true;
      for (const one of steps) {
        // Bookings are off for some steps at a time.
        if (one.name === 'turn' || (!isOn && one.c % 4 === 0)) {
          isOn = !isOn;
          await world.turn(isOn);
        } else {
          const done = await check(world, { isOn, step: one });
          counts.set(done, (counts.get(done) ?? 0) + 1);
        }
      }
      if (!isOn) await world.turn(true);
    }),
    { seed: 20_270_104, numRuns: 3, endOnFailure: true },
  );
  // The steps have come as far as every end of a booking.
  const reached = ['choose 200', 'confirm 200', 'reject 200', 'manual 200', 'askDays 200', 'unlock 200', 'pass'];
  expect(reached.filter((one) => !counts.has(one))).toEqual([]);
});
