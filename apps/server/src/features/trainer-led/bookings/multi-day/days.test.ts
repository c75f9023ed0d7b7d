import { expect, test } from 'vitest';
import { openTestApp } from '../../../../test-support/test-app.ts';
import { buildVenue } from '../../course-planning/planning.factory.ts';
import { dateOf, openDays, threeDays, today } from './days.factory.ts';

const server = await openTestApp({ connections: 20 });
const begin = async (options: { deliverable?: number } = {}) => {
  server.clock.set(today);
  return await openDays(server, options);
};

test('a course of three days is compared, held, asked and confirmed, and becomes one course with three sessions', async () => {
  const world = await begin();
  const course = await world.course();
  expect(await course.get()).toMatchObject({ state: 'collecting', locked: null, agreed_with: 'Priya Raman' });
  const { trainers, dates } = (await course.narrow()).json();
  expect(dates.map((one: { starts_at: string }) => one.starts_at.slice(0, 10))).toEqual(threeDays);
  const [amara] = trainers;
  expect([amara.id, amara.verdict, amara.dates.map((one: { verdict: string }) => one.verdict)]).toEqual([
    world.trainerId,
    'possible',
    ['possible', 'possible', 'possible'],
  ]);
  expect(await course.get()).toMatchObject({ state: 'narrowed' });
  expect((await course.lock()).statusCode).toBe(200);
  expect(await course.get()).toMatchObject({
    ...{ state: 'locked', locked: { trainer: { id: world.trainerId }, until: '2027-01-07T18:00:00.000Z' } },
    date_rows: [{ state: 'held' }, { state: 'held' }, { state: 'held' }],
  });
  const held = await world.holdsOf(course.id);
  expect(held.map((one) => one.expires_at.toISOString())).toEqual(Array(3).fill('2027-01-07T18:15:00.000Z'));
  expect((await course.ask()).statusCode).toBe(200);
  const moved = await world.holdsOf(course.id);
  expect(moved.map((one) => one.expires_at.toISOString())).toEqual(Array(3).fill('2027-01-06T18:15:00.000Z'));
  expect(await world.mailsTo(world.trainerId)).toEqual([
    'Please confirm: Basic life support on Mon 1st Feb 2027 at 10:00',
  ]);
  expect(await world.mailsTo(world.adminId)).toEqual(['Booked: Basic life support on Mon 1st Feb 2027 at 10:00']);
  const trainer = await world.asTrainer(world.trainerId);
  const { questions } = (await trainer.list()).json();
  expect(questions[0].sessions).toMatchObject(
    threeDays.map((day) => ({ starts_at: `${day}T10:00:00.000Z`, ends_at: `${day}T13:00:00.000Z` })),
  );
  expect((await trainer.confirm(questions[0].id)).statusCode).toBe(200);
  const after = await course.get();
  expect(after).toMatchObject({ state: 'completed', locked: null, confirmations: [{ state: 'confirmed' }] });
  expect(after.date_rows.map((one: { state: string }) => one.state)).toEqual(Array(3).fill('confirmed'));
  expect(await world.holdsOf(course.id)).toEqual([]);
  const sessions = await server.rows<{ state: string; at: Date; claims: number }>(
    `select v.state, s.training_start as at, (select count(*)::int from time_claims c
        where c.virtual_group_session_id = s.id and c.trainer_user_id = $2) as claims
     from virtual_groups v join virtual_group_sessions s on s.virtual_group_id = v.id where v.id = $1 order by 2`,
    [after.course.id, world.trainerId],
  );
  expect(sessions.map(({ state, at, claims }) => [state, at.toISOString().slice(0, 10), claims])).toEqual(
    threeDays.map((day) => ['scheduled', day, 1]),
  );
  expect((await world.post(`${course.at}/cancel`, { reason: 'Late', ...world.key() })).statusCode).toBe(409);
  const project = await world.asSuper.get(`${world.projects}/${course.projectId}`);
  expect(project.json()).toMatchObject({ state: 'completed', multi_days: [{ state: 'completed', dates: 3 }] });
  const booking = await server.rows(
    'select project_id, multi_day_id from booked_courses() where virtual_group_id = $1',
    [after.course.id],
  );
  expect(booking).toEqual([{ project_id: course.projectId, multi_day_id: course.id }]);
});

test('holding takes all dates or none, and names what is in the way (B2)', async () => {
  const world = await begin();
  const [first, second] = [await world.course(), await world.course({ days: ['2027-02-03', '2027-02-04'] })];
  for (const course of [first, second]) await course.narrow();
  expect((await first.lock()).statusCode).toBe(200);
  const { trainers } = (await world.asSuper.get(`${second.at}/options`)).json();
  const amara = trainers.find((one: { id: number }) => one.id === world.trainerId);
  const { date_rows: rows } = await second.get();
  expect([amara.verdict, amara.worst, amara.dates.map((one: { verdict: string }) => one.verdict)]).toEqual([
    'conflict',
    rows[0].id,
    ['conflict', 'possible'],
  ]);
  const refused = await second.lock();
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    expect.stringContaining('Held for Basic life support'),
  ]);
  expect(await world.holdsOf(second.id)).toEqual([]);
  expect(await second.get()).toMatchObject({ state: 'narrowed' });
  expect((await second.lock({ ignoreConflictWarning: 1, conflict_reason: '' })).statusCode).toBe(422);
  const ignoring = { ignoreConflictWarning: 1, conflict_reason: 'Two groups in one room' };
  expect((await second.lock(ignoring)).statusCode).toBe(200);
  const claims = await server.rows(
    `select c.may_overlap, c.override_reason from time_claims c join multi_day_dates d on d.id = c.multi_day_date_id
     where d.multi_day_id = $1 order by c.id`,
    [second.id],
  );
  expect(claims).toEqual([
    { may_overlap: true, override_reason: 'Two groups in one room' },
    { may_overlap: false, override_reason: 'Two groups in one room' },
  ]);
  expect((await second.ask()).statusCode).toBe(200);
  const [question] = (await second.get()).confirmations;
  expect(question.conflict_reason).toBe('Two groups in one room');
  expect((await (await world.asTrainer(world.trainerId)).confirm(question.id)).statusCode).toBe(200);
});

test('the venue and an exclusive account are held on every date, and a taken date is named', async () => {
  const world = await begin();
  const venueId = await buildVenue(world, { capacity: 20 });
  const venue = { venue_id: venueId, place: null, place_postcode: null };
  const course = await world.course(venue);
  await course.narrow();
  expect((await course.lock()).statusCode).toBe(200);
  expect((await world.holdsOf(course.id)).filter((one) => one.venue_id === venueId)).toHaveLength(3);
  const other = await world.course({ ...venue, days: ['2027-02-02', '2027-02-05'] });
  const { dates } = (await other.narrow()).json();
  expect(dates.map((one: { place_conflicts: unknown[] }) => one.place_conflicts.length)).toEqual([1, 0]);
  const refused = await other.lock({ trainerUserId: await world.trainer() });
  expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringContaining('is taken by')]);
});

test('a rejection gives everything back, leaves the trainer out, and waits for another one (B32)', async () => {
  const world = await begin();
  const gwen = await world.trainer();
  const course = await world.course();
  const id = await course.asked();
  const trainer = await world.asTrainer(world.trainerId);
  expect((await trainer.reject(id, 'On leave')).statusCode).toBe(200);
  expect(await course.get()).toMatchObject({
    ...{ state: 'narrowed', locked: null, excluded: [{ id: world.trainerId }] },
    ...{ date_rows: [{ state: 'open' }, { state: 'open' }, { state: 'open' }], confirmations: [{ state: 'rejected' }] },
  });
  expect(await world.holdsOf(course.id)).toEqual([]);
  expect((await course.lock()).json().message).toContain('Left out of this enquiry');
  expect((await course.lock({ trainerUserId: gwen })).statusCode).toBe(200);
  expect((await course.unlock()).statusCode).toBe(200);
  await course.narrow({ excludedTrainerIds: [] });
  expect((await course.lock()).statusCode).toBe(200);
});

test('a question that nobody answers and a hold that runs out end as a rejection does', async () => {
  const world = await begin();
  const [open, held] = [await world.course(), await world.course({ days: ['2027-03-01', '2027-03-02'] })];
  const id = await open.asked();
  await held.narrow();
  await held.lock();
  expect((await world.remind(id)).statusCode).toBe(200);
  await world.pass('2027-01-06T18:01:00Z');
  expect(await open.get()).toMatchObject({ state: 'narrowed', confirmations: [{ state: 'lapsed' }] });
  expect(await held.get()).toMatchObject({ state: 'locked' });
  await world.pass('2027-01-07T18:01:00Z');
  expect(await held.get()).toMatchObject({ state: 'narrowed', excluded: [{ id: world.trainerId }] });
  expect([await world.holdsOf(open.id), await world.holdsOf(held.id)]).toEqual([[], []]);
  expect(await world.mailsTo(world.superId)).toEqual(['No answer: Basic life support on Mon 1st Feb 2027 at 10:00']);
});

test('a hold that has run out blocks nobody, and its own course can still be asked about (B13)', async () => {
  const world = await begin();
  const [first, second] = [await world.course(), await world.course()];
  for (const course of [first, second]) await course.narrow();
  await first.lock();
  server.clock.set('2027-01-07T18:16:00Z');
  expect((await second.lock()).statusCode).toBe(200);
  const late = await first.ask();
  expect([late.statusCode, late.json().message]).toEqual([409, expect.stringContaining('Held for')]);
  await second.unlock();
  expect((await first.ask()).statusCode).toBe(200);
});

test('clearing dates gives back the hold, withdraws the question, and the course goes on with the others', async () => {
  const world = await begin();
  const course = await world.course();
  await course.asked();
  expect((await course.clear(1)).statusCode).toBe(200);
  expect(await course.get()).toMatchObject({
    ...{ state: 'narrowed', locked: null, excluded: [], confirmations: [{ state: 'withdrawn' }] },
    date_rows: [{ state: 'open' }, { state: 'cleared' }, { state: 'open' }],
  });
  expect(await world.holdsOf(course.id)).toEqual([]);
  expect((await world.mailsTo(world.trainerId)).at(-1)).toContain('No longer needed');
  expect((await course.clear(0)).statusCode).toBe(200);
  expect(await course.get()).toMatchObject({ state: 'collecting' });
  expect((await course.narrow()).json().message).toContain('fewer than 2 dates');
  const { dates: left } = await course.get();
  const added = await course.put({ dates: course.fields.dates }, { dates: left });
  expect(added.statusCode).toBe(200);
  expect((await course.get()).date_rows.map((one: { state: string }) => one.state).sort()).toEqual([
    ...['cleared', 'cleared', 'open', 'open', 'open'],
  ]);
});

test('other dates ask for trainers anew, and a held course does not change', async () => {
  const world = await begin();
  const course = await world.course();
  await course.narrow();
  expect((await course.put({ notes: 'Two rooms' })).statusCode).toBe(200);
  expect(await course.get()).toMatchObject({ state: 'narrowed', notes: 'Two rooms' });
  const { fields } = course;
  const more = JSON.stringify([
    ...JSON.parse(String(fields.dates)),
    ['2027-02-08T10:00:00.000Z', '2027-02-08T13:00:00.000Z', null],
  ]);
  expect((await course.put({ dates: more })).statusCode).toBe(200);
  expect(await course.get()).toMatchObject({ state: 'collecting', notes: 'Two rooms' });
  await course.narrow();
  await course.lock();
  expect((await course.put({ notes: 'Three rooms' })).statusCode).toBe(409);
  await course.unlock();
  expect((await course.put({ notes: 'Three rooms', agreed_with: null })).statusCode).toBe(409);
});

test('nobody is asked before it is known with whom the dates were agreed', async () => {
  const world = await begin();
  const course = await world.course({ agreed_with: null });
  await course.narrow();
  await course.lock();
  const refused = await course.ask();
  expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringContaining('agreed')]);
});

test.each([
  ['collecting', async () => undefined],
  ['narrowed', async (course: Course) => course.narrow()],
  ['locked', async (course: Course) => [await course.narrow(), await course.lock()]],
  ['asked', async (course: Course) => course.asked()],
] as const)('a course that is %s is cancelled, and cancelling its project does so too', async (_, reach) => {
  const world = await begin();
  for (const by of ['itself', 'project']) {
    const course = await world.course();
    await reach(course);
    const answer =
      by === 'itself'
        ? await course.cancel()
        : await world.post(`${world.projects}/${course.projectId}/cancel`, { reason: 'Not now', ...world.key() });
    expect(answer.statusCode).toBe(200);
    expect(await course.get()).toMatchObject({
      state: 'cancelled',
      locked: null,
      end_reason: by === 'itself' ? 'Not now' : null,
    });
    expect(await world.holdsOf(course.id)).toEqual([]);
    expect((await course.narrow()).statusCode).toBe(409);
  }
});
type Course = Awaited<ReturnType<Awaited<ReturnType<typeof begin>>['course']>>;

test('what a site admin hears from a trainer acts as the answer would', async () => {
  const world = await begin();
  const [one, other, third] = [
    await world.course(),
    await world.course({ days: ['2027-03-01', '2027-03-02'] }),
    await world.course({ days: ['2027-04-12', '2027-04-13'] }),
  ];
  const ids = [await one.asked(), await other.asked(), await third.asked()];
  for (const [nth, status] of ['confirmed', 'no_answer', 'other'].entries())
    expect((await world.manual(ids[nth] ?? 0, status)).statusCode).toBe(200);
  expect([(await one.get()).state, (await other.get()).state, (await third.get()).state]).toEqual([
    ...['completed', 'narrowed', 'asked'],
  ]);
  expect((await one.get()).confirmations[0]).toMatchObject({ manual_status: 'confirmed', manual_note: 'By phone' });
});

test('a booking that cannot become a course is blocked, with the reason, and nothing is lost', async () => {
  const world = await begin();
  const course = await world.course();
  const id = await course.asked();
  await server.rows('update courses set is_live = false where abstract_course_id = $1', [world.productId]);
  const refused = await (await world.asTrainer(world.trainerId)).confirm(id);
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    expect.stringContaining('cannot become a course yet'),
  ]);
  expect(await course.get()).toMatchObject({ state: 'asked', blocked_reason: expect.stringContaining('catalogue') });
  expect(await world.holdsOf(course.id)).toHaveLength(3);
  expect((await world.mailsTo(world.superId)).at(-1)).toContain('Blocked');
});

test('switching bookings on holds the dates again for as long as the deadline has moved', async () => {
  const world = await begin();
  const course = await world.course();
  await course.asked();
  await world.turn(false);
  await world.pass('2027-01-08T09:00:00Z');
  expect(await course.get().catch(() => undefined)).toBeDefined();
  await world.turn(true);
  await world.pass('2027-01-08T09:05:00Z');
  expect(await course.get()).toMatchObject({ state: 'asked' });
  const held = await world.holdsOf(course.id);
  expect(held.map((one) => one.expires_at.toISOString())).toEqual(Array(3).fill('2027-01-10T18:15:00.000Z'));
});

test('a course online is held in the first meeting account that is free on all dates', async () => {
  const world = await begin({ deliverable: 3 });
  const course = await world.course();
  await course.narrow();
  expect((await course.lock()).statusCode).toBe(200);
  expect((await course.ask()).statusCode).toBe(200);
  expect(dateOf('2027-02-01').place).toBeNull();
});
