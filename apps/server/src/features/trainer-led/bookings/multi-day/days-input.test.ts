import { randomUUID } from 'node:crypto';
import { sessionsText } from '@doselore/contract/course-planning';
import { expect, test } from 'vitest';
import { openTestApp } from '../../../../test-support/test-app.ts';
import type { Answer } from '../../../../test-support/test-client.ts';
import { dateOf, openDays, threeDays, today } from './days.factory.ts';

const server = await openTestApp({ connections: 20 });
server.clock.set(today);

const textOf = (...days: string[]) => sessionsText(days.map((day) => dateOf(day)));
const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, nth) => new Date(Date.parse(first) + nth * 86_400_000).toISOString().slice(0, 10));

test.each([
  ['one date', textOf('2027-02-01'), 'Enter 2 dates at least'],
  ['21 dates', textOf(...daysFrom('2027-02-01', 21)), 'Enter 20 dates at most'],
  [
    'two on one start',
    sessionsText([dateOf('2027-02-01'), dateOf('2027-02-01', { place: 'Upper room' })]),
    'Date 2: This overlaps date 1',
  ],
  ['a date that has passed', textOf('2027-01-03', '2027-02-01'), 'A date has passed. Choose another one'],
  ['a date after the horizon', textOf('2027-02-01', '2028-02-01'), 'A date is too far ahead. Choose an earlier one'],
  [
    'dates that lie too far apart',
    textOf('2027-02-01', '2027-05-01'),
    'These dates lie within 90 days, and 60 are allowed',
  ],
  [
    'a date of 15 minutes',
    sessionsText([dateOf('2027-02-01', { to: '10:15' }), dateOf('2027-02-02')]),
    'Date 1: A session lasts 30 minutes at least',
  ],
  [
    'a night',
    JSON.stringify([['2027-02-01T22:00:00.000Z', '2027-02-02T01:00:00.000Z', null]]),
    'Date 1: A session begins and ends on one day',
  ],
  [
    'an hour that the clocks leave out',
    sessionsText([dateOf('2027-03-28', { from: '01:30', to: '05:00' }), dateOf('2027-03-29')]),
    /clocks change/u,
  ],
  ['no dates', '[]', 'Enter 2 dates at least'],
  ['another text', 'tomorrow', /Enter the day/u],
])('%s is refused at the field, when adding and when changing', async (_, dates, message) => {
  const world = await openDays(server);
  const refusal = message instanceof RegExp ? expect.stringMatching(message) : message;
  const problemOf = (answer: Answer) => [answer.statusCode, String(answer.json().errors?.dates)];
  const added = await world.add(await world.project(), { dates });
  expect(problemOf(added)).toEqual([422, refusal]);
  const course = await world.course();
  const changed = await course.put({ dates });
  expect(problemOf(changed)).toEqual([422, refusal]);
});

test('20 dates within the span are accepted, and a span of one day is too short for two', async () => {
  const world = await openDays(server);
  const projectId = await world.project();
  expect((await world.add(projectId, { dates: textOf(...daysFrom('2027-02-01', 20)) })).statusCode).toBe(200);
  expect((await world.add(projectId, { max_span_days: 1 })).json().errors).toHaveProperty('dates');
  for (const max_span_days of [0, 181, 1.5, null])
    expect((await world.add(projectId, { max_span_days })).statusCode).toBe(422);
});

test('a course of several days asks for place and product as a request does', async () => {
  const world = await openDays(server);
  const projectId = await world.project();
  const fieldsOf = async (more: object) => Object.keys((await world.add(projectId, more)).json().errors ?? {});
  expect(await fieldsOf({ productId: 999_999 })).toEqual(['productId']);
  expect(await fieldsOf({ meeting_url: 'https://meet.example.org/a' })).toEqual(['meetingUrl']);
  expect(await fieldsOf({ venue_id: 999_999, place: null, place_postcode: null })).toEqual(['venueId']);
  expect(await fieldsOf({ place: null })).toEqual(['place']);
  const bare = await world.course({ place: null, place_postcode: null });
  expect((await bare.narrow()).json().message).toContain('place of this booking is not known');
});

test('ids of other projects, courses and people are not found', async () => {
  const world = await openDays(server);
  const [own, other] = [await world.course(), await world.course()];
  const elsewhere = `${world.projects}/${other.projectId}/multi-days/${own.id}`;
  for (const call of ['narrow', 'unlock', 'ask'])
    expect((await world.post(`${elsewhere}/${call}`, world.key())).statusCode).toBe(404);
  expect((await world.asSuper.get(elsewhere)).statusCode).toBe(404);
  expect((await world.asSuper.get(`${world.projects}/${own.projectId}/project-requests/${own.id}`)).statusCode).toBe(
    404,
  );
  const { date_rows: rows } = await other.get();
  expect((await own.call('clear-dates', { dateIds: [rows[0].id] })).statusCode).toBe(404);
  const { date_rows: ownRows } = await own.get();
  expect((await own.call('clear-dates', { dateIds: [ownRows[0].id, rows[0].id] })).statusCode).toBe(404);
  expect((await own.call('clear-dates', { dateIds: [] })).statusCode).toBe(422);
  expect((await own.get()).date_rows.every((one: { state: string }) => one.state === 'open')).toBe(true);
  await own.narrow();
  expect((await own.lock({ trainerUserId: world.superId })).statusCode).toBe(422);
  expect((await own.narrow({ excludedTrainerIds: [world.superId] })).statusCode).toBe(422);
});

test('commands are refused in states in which they make no sense', async () => {
  const world = await openDays(server);
  const course = await world.course();
  for (const call of [course.lock, course.ask, course.unlock]) expect((await call()).statusCode).toBe(409);
  await course.narrow();
  for (const call of [course.ask, course.unlock]) expect((await call()).statusCode).toBe(409);
  await course.lock();
  for (const call of [course.lock, course.narrow]) expect((await call()).statusCode).toBe(409);
  await course.cancel();
  for (const call of [course.lock, course.ask, course.cancel, () => course.clear(0)])
    expect((await call()).statusCode).toBe(409);
});

test('a command that is sent twice acts once', async () => {
  const world = await openDays(server);
  const projectId = await world.project();
  const key = { idempotencyKey: randomUUID() };
  const ids = [(await world.add(projectId, key)).json().id, (await world.add(projectId, key)).json().id];
  expect(ids[0]).toBe(ids[1]);
  const course = await world.course();
  await course.narrow();
  const body = { trainerUserId: world.trainerId, idempotencyKey: randomUUID() };
  const locks = [await course.call('lock', body), await course.call('lock', body)];
  expect(locks.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(await world.holdsOf(course.id)).toHaveLength(threeDays.length);
});

test('the list shows courses of several days, and finds them by whom they wait for', async () => {
  const world = await openDays(server);
  const course = await world.course();
  await course.asked();
  const list = async (waitingFor: string) => {
    const answer = await world.asSuper.get(`${world.projects}?waitingFor=${waitingFor}&groupId=${world.groupId}`);
    return answer.json().rows.map((one: { id: number }) => one.id);
  };
  expect([await list('trainers'), await list('site_admins'), await list('organiser')]).toEqual([
    [course.projectId],
    [],
    [],
  ]);
});
