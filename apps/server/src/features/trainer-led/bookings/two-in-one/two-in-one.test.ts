import { commandOf } from '@doselore/contract';
import { afterEach, expect, test } from 'vitest';
import { openTestApp } from '../../../../test-support/test-app.ts';
import { today } from '../confirming/confirming.factory.ts';
import { at, day, dayFields, openTwoInOne } from './two-in-one.factory.ts';

const server = await openTestApp({ connections: 20 });
server.clock.set(today);
afterEach(() => server.clock.set(today));

test('two sessions are drafted, read and changed as one record', async () => {
  const world = await openTwoInOne(server);
  const { dayAt, projectId, requestId } = await world.draft();
  const shown = (await world.asSuper.get(dayAt)).json();
  expect(shown).toMatchObject({
    ...{ request_id: requestId, state: 'draft', gap_minutes: 30, first_minutes: 180, second_minutes: 60 },
    ...{ first: { product: { name: 'Basic life support' } }, second: { product: { name: 'Injection technique' } } },
    keep_half: null,
  });
  const change = (changes: object) =>
    world.asSuper.put(dayAt, commandOf({ ...dayFields, ...changes, baseValues: dayFields }));
  expect((await change({ gap_minutes: 45, second_minutes: 90 })).statusCode).toBe(200);
  expect((await world.asSuper.get(dayAt)).json()).toMatchObject({ gap_minutes: 45, second_minutes: 90 });
  const project = (await world.asSuper.get(`${world.projects}/${projectId}`)).json();
  expect(project.requests).toMatchObject([
    { id: requestId, other: { product: { name: 'Injection technique' }, minutes: 90 } },
  ]);
});

test('a gap of 29 minutes, a course that nobody teaches and a place of one session are refused at their fields', async () => {
  const world = await openTwoInOne(server);
  const projectId: number = (await world.openProject()).json().id;
  const errorsOf = async (more: object) => (await world.create(projectId, more)).json().errors;
  expect(Object.keys(await errorsOf({ gap_minutes: 29 }))).toEqual(['gapMinutes']);
  expect(Object.keys(await errorsOf({ gap_minutes: 241 }))).toEqual(['gapMinutes']);
  expect(Object.keys(await errorsOf({ secondProductId: 999_999 }))).toEqual(['secondProductId']);
  expect(Object.keys(await errorsOf({ second_meeting_url: 'https://meet.example.org/a' }))).toEqual([
    'secondMeetingUrl',
  ]);
});

test('both sessions may be of one course', async () => {
  const world = await openTwoInOne(server);
  const projectId: number = (await world.openProject()).json().id;
  expect((await world.create(projectId, { secondProductId: world.productId })).statusCode).toBe(200);
});

test('a date that is too short for both starts is refused', async () => {
  const world = await openTwoInOne(server);
  const { requestAt } = await world.draft();
  const save = (from: string, to: string) =>
    world.asSuper.put(`${requestAt}/times-of-interest`, {
      times: JSON.stringify([[at(from), at(to)]]),
      baseValues: { times: '[]' },
    });
  const short = await save('09:00', '10:15');
  expect([short.statusCode, short.json().errors.times[0]]).toEqual([422, expect.stringContaining('90 minutes')]);
  expect((await save('09:00', '10:30')).statusCode).toBe(200);
});

test('the second request has no address of its own', async () => {
  const world = await openTwoInOne(server);
  const { requestId, projectId } = await world.draft();
  const second = `${world.projects}/${projectId}/project-requests/${requestId + 1}`;
  expect((await world.asSuper.get(second)).statusCode).toBe(404);
  expect((await world.asSuper.get(`${second}/options`)).statusCode).toBe(404);
  expect((await world.post(`${second}/cancel`, { reason: 'No', ...world.key() })).statusCode).toBe(404);
  expect((await world.post(`${second}/ask-organiser`)).statusCode).toBe(404);
});

test('trainers are asked about both sessions at once, and see both', async () => {
  const world = await openTwoInOne(server);
  const { requestAt, requestId } = await world.draft();
  const times = JSON.stringify([[at('09:00'), at('15:00')]]);
  await world.asSuper.put(`${requestAt}/times-of-interest`, { times, baseValues: { times: '[]' } });
  const options = (await world.asSuper.get(`${requestAt}/options`)).json();
  const [option] = options.trainers;
  expect(option).toMatchObject({ id: world.trainerId, verdict: 'possible' });
  expect(option.pair).toEqual({ start: at('09:00'), order: 'ab', second_start: at('12:30') });
  expect(option.parts[0].text).toBe('Level 1 of 3');
  const enquired = await world.post(`${requestAt}/enquire`, {
    ...{ timesOfInterestIds: [options.dates[0].id], excludedTrainerIds: [], thresholds: { minimumScore: 0 } },
    ...world.key(),
  });
  expect(enquired.json().asked).toHaveLength(1);
  const client = await server.as(world.trainerId);
  const mine = (await client.get('/api/virtual-group-admin/availability-enquiries')).json();
  expect(mine.groups[0].requests).toMatchObject([
    {
      ...{ id: requestId, course: 'Basic life support', other: { product: { name: 'Injection technique' } } },
      enquiries: [{ first_pair: { order: 'ab', second_start: at('12:30') } }],
    },
  ]);
  expect(await world.mailsTo(world.trainerId)).toEqual([
    expect.stringContaining('Basic life support and Injection technique'),
  ]);
  const months = await world.asSuper.get(`${requestAt}/calendar?month=2027-02`);
  expect(months.json().days.find((one: { day: string }) => one.day === day)).toMatchObject({ possible: 1 });
});

test('the organiser is offered pairs of starts, and books one that is held as a whole', async () => {
  const world = await openTwoInOne(server);
  const built = await world.ready();
  expect((await built.ask()).statusCode).toBe(200);
  const { options, booking } = await built.shown();
  expect(booking).toMatchObject({ state: 'awaiting_organiser', other: { product: { name: 'Injection technique' } } });
  expect(options[0]?.pairs.slice(0, 2)).toEqual([
    { start: at('09:00'), order: 'ab', second_start: at('12:30') },
    { start: at('09:00'), order: 'ba', second_start: at('10:30') },
  ]);
  const other = await built.choose({ secondStartTimeDate: at('12:45') });
  expect([other.statusCode, await built.holds()]).toEqual([409, []]);
  expect((await built.choose({ secondStartTimeDate: at('12:15') })).statusCode).toBe(422);
  expect((await built.choose()).statusCode).toBe(200);
  expect(await built.holds()).toEqual([
    { half: 'a', held: '09:00' },
    { half: 'b', held: '12:30' },
  ]);
  expect(await built.requests()).toMatchObject([
    { half: 'a', state: 'organiser_booked', start: '09:00' },
    { half: 'b', state: 'organiser_booked', start: '12:30' },
  ]);
  const { questions } = (await (await world.asTrainer(world.trainerId)).list()).json();
  expect(questions).toMatchObject([
    {
      other_product: { name: 'Injection technique' },
      sessions: [
        { course: 'Basic life support', starts_at: at('09:00'), ends_at: at('12:00') },
        { course: 'Injection technique', starts_at: at('12:30'), ends_at: at('13:30') },
      ],
    },
  ]);
});

test('a confirmed day becomes two courses, which the bookings name (B5, B15)', async () => {
  const world = await openTwoInOne(server);
  const built = await world.ready();
  expect((await built.book({ order: 'ba', secondStartTimeDate: at('10:30') })).statusCode).toBe(200);
  const { id } = await world.questionOf(built.requestId);
  expect((await (await world.asTrainer(world.trainerId)).confirm(id)).statusCode).toBe(200);
  const requests = await built.requests();
  expect(requests.map(({ state }) => state)).toEqual(['completed', 'completed']);
  const courses = requests.map((one) => one.virtual_group_id);
  expect(new Set(courses).size).toBe(2);
  const sessions = await server.rows(
    `select v.title, v.state, to_char(s.training_start at time zone 'UTC', 'HH24:MI') as starts from virtual_groups v
     join virtual_group_sessions s on s.virtual_group_id = v.id where v.id = any($1) order by starts`,
    [courses],
  );
  expect(sessions).toEqual([
    { title: 'Injection technique', state: 'scheduled', starts: '09:00' },
    { title: 'Basic life support', state: 'scheduled', starts: '10:30' },
  ]);
  expect(await built.holds()).toEqual([]);
  const answers = (await world.asSuper.get(`${built.requestAt}/confirmations`)).json();
  expect([answers.course.id, answers.other_course.id]).toEqual(courses);
  const project = (await world.asSuper.get(`${world.projects}/${built.projectId}`)).json();
  expect(project.state).toBe('completed');
});

test('when one course cannot be made, neither is (B15)', async () => {
  const world = await openTwoInOne(server);
  const built = await world.ready();
  await built.book();
  const { id } = await world.questionOf(built.requestId);
  await server.rows('update courses set is_live = false where abstract_course_id = $1', [world.otherId]);
  const answer = await (await world.asTrainer(world.trainerId)).confirm(id);
  expect(answer.statusCode).toBe(409);
  expect(await world.stateOf(built.requestId)).toMatchObject({
    ...{ state: 'organiser_booked', virtual_group_id: null },
    blocked_reason: expect.stringContaining('no live version'),
  });
  expect(await built.holds()).toHaveLength(2);
});

test('the next trainer is asked about both starts, and without one both are given back', async () => {
  const world = await openTwoInOne(server);
  const built = await world.ready({ trainers: 2 });
  await built.book();
  const first = await world.questionOf(built.requestId);
  await (await world.asTrainer(first.trainer_user_id)).reject(first.id);
  const next = await world.questionOf(built.requestId);
  expect(next.trainer_user_id).not.toBe(first.trainer_user_id);
  expect(await built.holds()).toHaveLength(2);
  await (await world.asTrainer(next.trainer_user_id)).reject(next.id);
  expect(await built.holds()).toEqual([]);
  expect(await built.requests()).toMatchObject([
    { state: 'seeking', start: null },
    { state: 'seeking', start: null },
  ]);
});

test('a site admin cannot book a day with one start, a fixed order the other way round, or too little between both', async () => {
  const world = await openTwoInOne(server);
  const built = await world.ready({ fields: { is_order_fixed: true } });
  const errorsOf = async (more: object) => Object.keys((await built.book(more)).json().errors ?? {});
  expect(await errorsOf({ order: null, secondStartTimeDate: null })).toEqual(['secondStartTimeDate']);
  expect(await errorsOf({ order: 'ba', secondStartTimeDate: at('10:30') })).toEqual(['order']);
  expect(await errorsOf({ secondStartTimeDate: at('12:15') })).toEqual(['secondStartTimeDate']);
});

test('a day is cancelled as a whole, and a test says so before', async () => {
  const world = await openTwoInOne(server);
  const built = await world.ready();
  await built.book();
  const test = (await world.asSuper.get(`${world.projects}/${built.projectId}/test-cancel`)).json();
  expect(test).toMatchObject({ requests: [{ id: built.requestId }], confirmations: 1, holds: 2 });
  expect((await built.cancel()).statusCode).toBe(200);
  expect((await built.requests()).map(({ state }) => state)).toEqual(['cancelled', 'cancelled']);
  expect(await built.holds()).toEqual([]);
});
