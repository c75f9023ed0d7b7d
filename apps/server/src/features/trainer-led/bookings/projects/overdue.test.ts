import type { Project, RequestState } from '@doselore/contract/bookings';
import { expect, test } from 'vitest';
import { buildTimesOfInterest } from '../../../../test-support/bookings.factory.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';
import { openBookings } from '../bookings.factory.ts';
import { countOverdue } from './projects.repository.ts';

const server = await openTestApp();
const { db, clock } = server;
// A Thursday. Christmas Day, Boxing Day (both moved) and the weekend are no working days.
clock.set('2026-12-31T12:00:00Z');

type Case = { state?: RequestState; since?: string; days?: string[]; projectState?: string };

/** Opens a project with one request, and returns whether the list, its filter and the count of the site call it overdue. */
async function seenOf({ state = 'draft', since = '2026-12-31T09:00:00Z', days = [], projectState = 'open' }: Case) {
  const before = await countOverdue(db, clock.now());
  const world = await openBookings(server);
  const { projectId, requestId } = await world.draft({ place: 'Hall', place_postcode: 'LS1 4AP' });
  for (const day of days) await buildTimesOfInterest(db, { requestId, day });
  await db
    .updateTable('project_requests')
    .set({ state, state_since: new Date(since) })
    .where('id', '=', requestId)
    .execute();
  if (projectState === 'cancelled')
    await db
      .updateTable('projects')
      .set({ state: 'cancelled', ended_at: clock.now(), end_reason: 'Not needed' })
      .where('id', '=', projectId)
      .execute();
  const answer = await world.asSuper.get(`${world.projects}?state=all&groupId=${world.groupId}`);
  const overdue = await world.asSuper.get(`${world.projects}?state=all&overdue=yes&groupId=${world.groupId}`);
  const [project]: Project[] = answer.json().rows;
  return [
    project?.requests[0]?.is_overdue,
    overdue.json().rows.length === 1,
    (await countOverdue(db, clock.now())) - before === 1,
  ];
}

const late = [true, true, true];
const inTime = [false, false, false];

test.each<[string, Case, boolean[]]>([
  // 24 December, 29 and 30 December are the three working days before today.
  ['a draft since the third working day before today', { since: '2026-12-24T00:30:00Z' }, inTime],
  ['a draft since the day before it', { since: '2026-12-23T23:30:00Z' }, late],
  ['a request without a trainer since then', { state: 'no_availability', since: '2026-12-01T09:00:00Z' }, late],
  ['a request that waits for trainers as long', { state: 'seeking', since: '2026-12-01T09:00:00Z' }, inTime],
  ['a request that waits for trainers, with dates that have passed', { state: 'seeking', days: ['2026-12-30'] }, late],
  ['one with a date that has not passed', { state: 'seeking', days: ['2026-12-30', '2027-01-20'] }, inTime],
  ['a cancelled request', { state: 'cancelled', days: ['2026-12-30'] }, inTime],
  ['a request of a project that has ended', { since: '2026-12-01T09:00:00Z', projectState: 'cancelled' }, inTime],
])('%s', async (_, given, seen) => {
  expect(await seenOf(given)).toEqual(seen);
});
