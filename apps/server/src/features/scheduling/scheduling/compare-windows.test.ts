import { expect, test } from 'vitest';
import { openTestApp } from '../../../test-support/test-app.ts';
import { buildTrainer } from '../../../test-support/trainers.factory.ts';
import { buildVenue } from '../../trainer-led/course-planning/planning.factory.ts';
import { buildAccount } from '../video-meetings/meetings.factory.ts';
import { compareWindows } from './compare-windows.ts';
import { day, openHolds } from './holds/holds.factory.ts';

const server = await openTestApp();
server.clock.set('2027-01-01T09:00:00Z');

const windowOn = (on: string, from = '09:00', to = '12:00') => ({
  start: Date.parse(`${on}T${from}:00Z`),
  end: Date.parse(`${on}T${to}:00Z`),
});
const later = (days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
const hourOf = (start: number | null | undefined) => (start ? new Date(start).toISOString().slice(11, 16) : null);

test('several dates are compared at once as each of them alone', async () => {
  const { world, request, hold, demandOf } = await openHolds(server);
  const [own, other] = [await request(), await request()];
  await hold(other, { from: '09:00' });
  const lastDay = later(20);
  await server.rows('update trainer_suitabilities set valid_until = $1 where trainer_user_id = $2', [
    lastDay,
    world.trainerId,
  ]);
  const wish = { demand: demandOf(own), minutes: 180 };
  const windows = [
    windowOn(day, '09:00', '13:00'),
    windowOn(later(7)),
    windowOn(lastDay),
    windowOn(later(21)),
    windowOn(later(70)),
  ];
  const together = await compareWindows(server.db, { ...wish, windows });
  const alone = await Promise.all(windows.map((one) => compareWindows(server.db, { ...wish, windows: [one] })));
  expect(together).toEqual(alone.flat());
  const options = together.map(({ options }) => options.find(({ id }) => id === world.trainerId));
  expect(options.map((one) => hourOf(one?.start))).toEqual(['12:15', '09:00', '09:00', null, null]);
  expect(options[3]?.conflicts.map(({ code }) => code)).toEqual(['unsuitable']);
  expect(options.map((one) => one?.parts[4]?.text.split('%')[0])).toEqual(['1', '1', '1', '1', '0']);
});

test('a start is offered only where the venue is free, and a window without one says why', async () => {
  const { world, request, hold, demandOf } = await openHolds(server);
  const venueId = await buildVenue(world);
  const [own, other] = [await request(), await request()];
  const trainerId = await buildTrainer(server.db, {
    teaches: [world.productId],
  });
  await hold(other, { from: '09:00', venueId, trainerId });
  const wish = { demand: demandOf(own, { venueId }), minutes: 180 };
  const [wide, narrow] = await compareWindows(server.db, {
    ...wish,
    windows: [windowOn(day, '09:00', '13:00'), windowOn(day, '09:00', '11:00')],
  });
  const mine = (options = wide?.options) => options?.find(({ id }) => id === world.trainerId);
  expect([hourOf(mine()?.start), wide?.placeConflicts]).toEqual(['12:15', []]);
  expect([mine(narrow?.options)?.start, mine(narrow?.options)?.verdict]).toEqual([null, 'possible']);
  expect(narrow?.placeConflicts.map(({ code }) => code)).toEqual(['venue_overlap']);
});

test('a start is offered only where an exclusive account is free', async () => {
  const { world, request, hold, demandOf } = await openHolds(server, { deliverable: 3 });
  const accountId = await buildAccount(world);
  const [own, other] = [await request(), await request()];
  await hold(other, { from: '08:00', accountId });
  const wish = { demand: demandOf(own, { accountId }), minutes: 60 };
  const [first] = await compareWindows(server.db, { ...wish, windows: [windowOn(day, '08:00', '10:45')] });
  expect(first?.placeConflicts.map(({ code }) => code)).toEqual(['account_overlap']);
  const [second] = await compareWindows(server.db, { ...wish, windows: [windowOn(day, '08:00', '11:00')] });
  expect(second?.placeConflicts).toEqual([]);
});
