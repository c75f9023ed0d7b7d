import { bookingsOff, commandOf } from '@doselore/contract';
import { windowTexts } from '@doselore/contract/bookings';
import { expect, test } from 'vitest';
import { buildTimesOfInterest } from '../../../test-support/bookings.factory.ts';
import { buildUser } from '../../../test-support/people.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { buildVenue } from '../course-planning/planning.factory.ts';
import { openBookings } from './bookings.factory.ts';

const server = await openTestApp();
const { db } = server;
server.clock.set('2027-01-01T09:00:00Z');

test('a site admin opens a project, adds a draft, and finds both in the list and its spreadsheet', async () => {
  const world = await openBookings(server);
  const venueId = await buildVenue(world, { capacity: 16 });
  const { at, requestAt, projectId } = await world.draft({ venue_id: venueId, notes: 'By the window' });
  const shown = (await world.asSuper.get(at)).json();
  expect(shown).toMatchObject({
    title: 'Winter training',
    state: 'open',
    organiser: { id: world.adminId },
    handler: null,
  });
  expect(shown.requests).toMatchObject([
    { product: { id: world.productId }, is_virtual: false, state: 'draft', delegates: 12, minutes: 180, dates: 0 },
  ]);
  expect((await world.asSuper.get(requestAt)).json()).toMatchObject({
    ...{ venue_id: venueId, notes: 'By the window', project: { id: projectId, name: 'Winter training' } },
  });
  const listed = async (query: string) =>
    (await world.asSuper.get(`${world.projects}?groupId=${world.groupId}&${query}`))
      .json()
      .rows.map(({ id }: { id: number }) => id);
  expect(await listed('q=winter')).toEqual([projectId]);
  expect(await listed('q=100%25')).toEqual([]);
  expect(await listed('waitingFor=site_admins&q=basic%20life')).toEqual([projectId]);
  expect(await listed('waitingFor=trainers')).toEqual([]);
  expect(await listed('state=cancelled')).toEqual([]);
  const sheet = await world.asSuper.get(`${world.projects}/csv?groupId=${world.groupId}`);
  expect(sheet.body).toContain('Basic life support: Draft');
});

test('the same key opens one project', async () => {
  const world = await openBookings(server);
  const key = world.key();
  const [first, second] = [await world.openProject(key), await world.openProject(key)];
  expect(second.json()).toEqual(first.json());
});

test('a draft and a project are changed, and two people who change one field see both values', async () => {
  const world = await openBookings(server);
  const { at, requestAt } = await world.draft();
  expect((await world.changeRequest(requestAt, { delegates: 20 })).json().now).toMatchObject({ delegates: 20 });
  expect((await world.changeRequest(requestAt, { minutes: 90 })).json().now).toMatchObject({
    delegates: 20,
    minutes: 90,
  });
  expect((await world.changeRequest(requestAt, { delegates: 8 })).json()).toMatchObject({ code: 'edit_conflict' });
  const changed = { ...world.project, title: 'Spring training', handled_by: world.superId };
  const answer = await world.asSuper.put(at, commandOf({ ...changed, baseValues: world.project }));
  expect(answer.json().now).toMatchObject({ title: 'Spring training', handled_by: world.superId });
  expect((await world.asSuper.get(at)).json().handler.id).toBe(world.superId);
});

test.each([
  ['a meeting of a course face to face', 4, { meeting_url: 'https://meet.example.org/a' }, 'meetingUrl'],
  ['own premises without a name', 4, { place_postcode: 'PR1 2XX' }, 'place'],
  ['a place of a course online', 3, { place: 'Room 1' }, 'place'],
  ['a postcode that is none', 4, { place: 'Shop', place_postcode: 'A1' }, 'placePostcode'],
  ['29 minutes', 4, { minutes: 29 }, 'minutes'],
  ['no delegates', 4, { delegates: 0 }, 'delegates'],
  ['a venue that is not there', 4, { venue_id: 9_999_999 }, 'venueId'],
  ['a location that is not there', 4, { location_id: 9_999_999 }, 'locationId'],
  ['a product that nobody teaches', 4, { productId: 9_999_999 }, 'productId'],
  ['a score of 101', 4, { minimum_score: 101 }, 'minimumScore'],
  ['a person who is no trainer to leave out', 4, { excluded_trainer_ids: '9999999' }, 'excludedTrainerIds'],
  ['a text to leave out that is no list', 4, { excluded_trainer_ids: '3;4' }, 'excludedTrainerIds'],
])('refuses %s at its field', async (_, deliverable, more, field) => {
  const world = await openBookings(server, { deliverable });
  const projectId: number = (await world.openProject()).json().id;
  const answer = await world.addRequest(projectId, more);
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
});

test('a request has thresholds and trainers who are left out, with which asking begins', async () => {
  const world = await openBookings(server);
  const { at, requestAt } = await world.draft({ minimum_score: 55, excluded_trainer_ids: `${world.trainerId}` });
  const expected = { excluded_trainer_ids: [world.trainerId], thresholds: { minimumScore: 55 } };
  expect((await world.asSuper.get(`${requestAt}/enquiries`)).json()).toMatchObject(expected);
  expect((await world.asSuper.get(`${at}/choices`)).json().trainers).toContainEqual(
    expect.objectContaining({ id: world.trainerId }),
  );
  const opened = { ...world.request, minimum_score: 55, excluded_trainer_ids: `${world.trainerId}` };
  const changes = { ...opened, minimum_score: null, minimum_feedback: 4.5, excluded_trainer_ids: null };
  expect((await world.asSuper.put(requestAt, commandOf({ ...changes, baseValues: opened }))).statusCode).toBe(200);
  expect((await world.asSuper.get(requestAt)).json()).toMatchObject({
    ...{ minimum_score: null, minimum_feedback: 4.5, excluded_trainer_ids: null, maximum_journey_minutes: null },
  });
  const [event] = await server.rows<{ changes: object; detail: object }>(
    "select changes, detail from audit_events where action = 'bookings.changeRequest' order by id desc limit 1",
  );
  expect(event).toMatchObject({ changes: { minimum_feedback: [null, 4.5] }, detail: { trainers_left_out: true } });
});

test('after trainers were asked only notes, thresholds and who is left out can be changed, and nothing after the end', async () => {
  const world = await openBookings(server);
  const { requestAt, requestId } = await world.draft({ place: 'Shop', place_postcode: 'PR1 2XX' });
  const setState = (state: string) =>
    server.rows('update project_requests set state = $1 where id = $2', [state, requestId]);
  const changed = { notes: 'Ring first', maximum_journey_minutes: 90, excluded_trainer_ids: `${world.trainerId}` };
  for (const state of [
    'seeking',
    'options_ready',
    'awaiting_organiser',
    'organiser_booked',
    'no_availability',
    'lapsed',
  ]) {
    await setState(state);
    expect([state, (await world.changeRequest(requestAt, { delegates: 13 })).statusCode]).toEqual([state, 409]);
    expect([state, (await world.changeRequest(requestAt, changed)).statusCode]).toEqual([state, 200]);
  }
  expect((await world.asSuper.get(requestAt)).json()).toMatchObject({ ...changed, delegates: 12 });
  await setState('cancelled');
  expect((await world.changeRequest(requestAt, { notes: 'Late' })).statusCode).toBe(409);
});

test('refuses an organiser of another organisation, and a handling person who is no site admin', async () => {
  const world = await openBookings(server);
  const other = await buildUser(db);
  expect(Object.keys((await world.openProject({ organiser_user_id: other })).json().errors)).toEqual([
    'organiserUserId',
  ]);
  expect(Object.keys((await world.openProject({ handled_by: other })).json().errors)).toEqual(['handledBy']);
  expect(Object.keys((await world.openProject({ groupId: 9_999_999 })).json().errors)).toEqual(['groupId']);
});

test('a request of another project, and a project that is not there, are 404 for every call', async () => {
  const world = await openBookings(server);
  const [one, other] = [await world.draft(), await world.draft()];
  const foreign = `${one.at}/project-requests/${other.requestId}`;
  const body = { reason: 'x', ...world.key() };
  const answers = [
    await world.asSuper.get(foreign),
    await world.changeRequest(foreign, { delegates: 3 }),
    await world.asSuper.post(`${foreign}/cancel`, body),
    await world.asSuper.get(`${foreign}/times-of-interest`),
    await world.asSuper.put(`${foreign}/times-of-interest`, { times: '[]', baseValues: { times: '[]' } }),
    await world.asSuper.get(`${world.projects}/9999999`),
    await world.asSuper.post(`${world.projects}/9999999/cancel`, body),
    await world.addRequest(9_999_999),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404));
});

test('a project of an archived organisation can be read and not changed', async () => {
  const world = await openBookings(server);
  const { at } = await world.draft();
  await db.updateTable('groups').set({ archived_at: server.clock.now() }).where('id', '=', world.groupId).execute();
  const cancelled = await world.asSuper.post(`${at}/cancel`, { reason: 'x', ...world.key() });
  expect([(await world.asSuper.get(at)).statusCode, cancelled.statusCode]).toEqual([200, 409]);
});

test('a cancelled request keeps its reason, and the project stays open', async () => {
  const world = await openBookings(server);
  const { at, requestAt } = await world.draft();
  const body = { reason: 'Two people only', ...world.key() };
  expect((await world.asSuper.post(`${requestAt}/cancel`, body)).statusCode).toBe(200);
  expect((await world.asSuper.get(requestAt)).json()).toMatchObject({
    state: 'cancelled',
    end_reason: 'Two people only',
  });
  expect((await world.asSuper.get(at)).json().state).toBe('open');
});

test('cancelling a project cancels its requests and gives back what they hold, and cannot be repeated with another key', async () => {
  const world = await openBookings(server);
  const { at, requestId, requestAt } = await world.draft();
  const id = await buildTimesOfInterest(db, { requestId, day: '2027-02-01' });
  await server.rows(
    `insert into time_claims (times_of_interest_id, trainer_user_id, during, expires_at)
     values ($1, $2, '[2027-02-01T10:00Z,2027-02-01T13:00Z)', '2027-01-05')`,
    [id, world.trainerId],
  );
  const body = { reason: 'Not needed', ...world.key() };
  expect((await world.asSuper.post(`${at}/cancel`, body)).statusCode).toBe(200);
  expect((await world.asSuper.post(`${at}/cancel`, body)).statusCode).toBe(200);
  expect((await world.asSuper.post(`${at}/cancel`, { ...body, ...world.key() })).statusCode).toBe(409);
  expect((await world.asSuper.get(at)).json()).toMatchObject({ state: 'cancelled', end_reason: 'Not needed' });
  expect((await world.asSuper.get(requestAt)).json().state).toBe('cancelled');
  expect(await server.rows('select from time_claims where times_of_interest_id = $1', [id])).toEqual([]);
  expect((await world.changeRequest(requestAt, { delegates: 3 })).statusCode).toBe(409);
});

test('cancelling one request leaves the project open', async () => {
  const world = await openBookings(server);
  const { at, requestAt, projectId } = await world.draft();
  await world.addRequest(projectId);
  expect((await world.asSuper.post(`${requestAt}/cancel`, { reason: 'x', ...world.key() })).statusCode).toBe(200);
  const { state, requests } = (await world.asSuper.get(at)).json();
  expect([state, requests.map((one: { state: string }) => one.state)]).toEqual(['open', ['cancelled', 'draft']]);
});

const window = (day: string, from = '09:00', to = '12:00') => ({
  window_start: `${day}T${from}:00.000Z`,
  window_end: `${day}T${to}:00.000Z`,
});

test('dates of a draft are replaced, those that stay keep their rows, and a date that somebody else added stays', async () => {
  const world = await openBookings(server);
  const { requestAt } = await world.draft();
  const path = `${requestAt}/times-of-interest`;
  const save = (rows: ReturnType<typeof window>[], base: string) =>
    world.asSuper.put(path, { times: windowTexts.textOf(rows), baseValues: { times: base } });
  const first = await save([window('2027-03-02'), window('2027-02-01', '13:00', '13:00')], '[]');
  expect(first.statusCode).toBe(200);
  const before = (await world.asSuper.get(path)).json();
  expect(before.rows.map(({ slot, source }: { slot: string; source: string }) => [slot, source])).toEqual([
    ['pm', 'manual'],
    ['am', 'manual'],
  ]);
  await save([window('2027-03-02'), window('2027-03-03')], before.times);
  const after = (await world.asSuper.get(path)).json();
  expect(after.rows.map(({ window_start: at }: { window_start: string }) => at.slice(0, 10))).toEqual([
    '2027-03-02',
    '2027-03-03',
  ]);
  expect(after.rows[0].id).toBe(before.rows[1].id);
  expect((await save([window('2027-03-04')], before.times)).json().code).toBe('edit_conflict');
});

test.each([
  ['a last start before the first', [window('2027-02-01', '12:00', '09:00')]],
  ['times off the quarter of an hour', [window('2027-02-01', '09:10', '12:00')]],
  ['one date twice', [window('2027-02-01'), window('2027-02-01')]],
  ['two days', [{ window_start: '2027-02-01T09:00:00.000Z', window_end: '2027-02-02T09:00:00.000Z' }]],
  [
    '61 dates',
    Array.from({ length: 61 }, (_, nth) =>
      window('2027-02-01', `${String(nth % 24).padStart(2, '0')}:${nth < 24 ? '00' : nth < 48 ? '15' : '30'}`, '23:45'),
    ),
  ],
  ['a date that has passed', [window('2026-12-31')]],
  ['a date after the horizon', [window('2027-07-15')]],
])('refuses %s', async (_, rows) => {
  const world = await openBookings(server);
  const { requestAt } = await world.draft();
  const body = { times: windowTexts.textOf(rows), baseValues: { times: '[]' } };
  const answer = await world.asSuper.put(`${requestAt}/times-of-interest`, body);
  expect([answer.statusCode, Object.keys(answer.json().errors ?? {})]).toEqual([422, ['times']]);
});

test('while bookings are off site admins can read, and nothing changes a row (B19)', async () => {
  const world = await openBookings(server);
  const { at, requestAt, projectId } = await world.draft();
  const info = async () => (await server.visitor().get('/site-info')).json().bookings;
  expect(await info()).toBe(true);
  await world.turn(false);
  await world.turn(false);
  expect(await info()).toBe(false);
  const rowsOf = () => server.rows('select * from project_requests where project_id = $1', [projectId]);
  const before = await rowsOf();
  const body = { reason: 'x', ...world.key() };
  const refused = [
    await world.openProject(),
    await world.addRequest(projectId),
    await world.changeRequest(requestAt, { delegates: 3 }),
    await world.asSuper.post(`${requestAt}/cancel`, body),
    await world.asSuper.post(`${at}/cancel`, body),
  ];
  expect(refused.map((one) => [one.statusCode, one.json().message])).toEqual(refused.map(() => [409, bookingsOff]));
  expect((await world.asSuper.get(at)).statusCode).toBe(200);
  expect(await rowsOf()).toEqual(before);
  const events = await server.rows<{ changes: object }>(
    "select changes from audit_events where action = 'bookings.switch' order by id desc limit 1",
  );
  expect(events).toEqual([{ changes: { bookings: ['on', 'off'] } }]);
  await world.turn(true);
  expect((await world.addRequest(projectId)).statusCode).toBe(200);
});
