import { commandOf } from '@doselore/contract';
import { sessionsText } from '@doselore/contract/course-planning';
import type { BookingSettings } from '@doselore/contract/scheduling';
import { afterEach, expect, test } from 'vitest';
import { buildUser } from '../../../test-support/people.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { buildPlanning, session } from '../../trainer-led/course-planning/planning.factory.ts';
import { usualSettings } from './booking-settings.factory.ts';

const server = await openTestApp();
const { db } = server;
server.clock.set('2027-01-01T09:00:00Z');
const asSuper = await server.as(await buildUser(db, { roles: ['super_admin'] }));

const path = '/api/admin/booking-settings';
const save = (changes: Partial<BookingSettings>, baseValues: BookingSettings = usualSettings) =>
  asSuper.put(path, commandOf({ ...baseValues, ...changes, baseValues }));

afterEach(() => db.updateTable('booking_settings').set(usualSettings).execute());

test('trainers are compared by the weights that a site admin has saved', async () => {
  expect((await asSuper.get(path)).json()).toEqual(usualSettings);
  const changes = { suitability_weight: 60, journey_weight: 0 };
  expect((await save(changes)).json()).toEqual({ ok: true, now: { ...usualSettings, ...changes } });
  expect((await asSuper.get(path)).json()).toEqual({ ...usualSettings, ...changes });
  const world = await buildPlanning(server);
  const { id } = (await world.create()).json();
  const checked = await world.asSuper.post(world.at(id, '/schedule/check'), {
    ...{ sessions: sessionsText([session('2027-02-01')]), venueId: null },
  });
  const trainers: { parts: { most: number }[] }[] = checked.json().trainers;
  expect(trainers.map(({ parts }) => parts.map(({ most }) => most))).toContainEqual([60, 0, 15, 10, 10, 5]);
  const [event] = await server.rows<{ subject: string; changes: object }>(
    "select subject, changes from audit_events where action = 'bookings.settings'",
  );
  expect(event).toEqual({
    subject: 'site settings',
    changes: { suitability_weight: [35, 60], journey_weight: [25, 0] },
  });
});

test.each([
  [{ suitability_weight: 36 }, { feedbackWeight: ['The weights add up to 101. Make them add up to 100'] }],
  [
    { suitability_weight: 101, journey_weight: -41 },
    { suitabilityWeight: [expect.any(String)], journeyWeight: [expect.any(String)] },
  ],
  [{ venue_buffer_minutes: 241 }, { venueBufferMinutes: [expect.any(String)] }],
  [{ rest_hours: 13 }, { restHours: [expect.any(String)] }],
  [{ rest_hours: 10.5 }, { restHours: [expect.any(String)] }],
  [{ shortlist: 0 }, { shortlist: [expect.any(String)] }],
  [{ minimum_score: 101 }, { minimumScore: [expect.any(String)] }],
  [{ confirmation_days: 4 }, { holdDays: ['Hold dates at least as long as the trainer has to confirm'] }],
  [{ minimum_notice_days: 180 }, { horizonDays: ['The last date must be after the days of notice'] }],
  [{ horizon_days: 366 }, { horizonDays: [expect.any(String)] }],
])('refuses %j', async (changes, errors) => {
  const answer = await save(changes);
  expect([answer.statusCode, answer.json().errors]).toEqual([422, errors]);
  expect((await asSuper.get(path)).json()).toEqual(usualSettings);
});

test('two site admins change different weights: the second is refused when both together are not 100', async () => {
  expect((await save({ suitability_weight: 40, feedback_weight: 0 })).statusCode).toBe(200);
  const second = await save({ load_weight: 0, fit_weight: 25 });
  expect(second.json()).toMatchObject({ ok: true, now: { suitability_weight: 40, fit_weight: 25 } });
  const third = await save({ load_weight: 20, feedback_weight: 5, suitability_weight: 25 });
  expect(third.statusCode).toBe(409);
});
