import { afterEach, expect, test } from 'vitest';
import { openTestApp } from '../../../../test-support/test-app.ts';
import { buildTrainer } from '../../../../test-support/trainers.factory.ts';
import { buildVenue } from '../../course-planning/planning.factory.ts';
import { day, openConfirming, start, today } from './confirming.factory.ts';

const server = await openTestApp({ connections: 20 });
server.clock.set(today);
afterEach(() => server.clock.set(today));

test('a site admin records what a trainer said, and it is never recorded as the trainer’s own (B8)', async () => {
  const world = await openConfirming(server);
  const one = await world.ready();
  await one.book();
  const first = await world.questionOf(one.requestId);
  expect((await world.manual(first.id, 'other', 'Calls back tomorrow')).statusCode).toBe(200);
  expect(await world.questionOf(one.requestId)).toMatchObject({ state: 'asked' });
  expect((await world.manual(first.id, 'confirmed')).statusCode).toBe(200);
  expect((await world.manual(first.id, 'confirmed')).statusCode).toBe(200);
  expect((await world.manual(first.id, 'rejected')).statusCode).toBe(409);
  const [row] = await server.rows(
    'select state, answered_by, manual_status, manual_note from confirmation_enquiries where id = $1',
    [first.id],
  );
  expect(row).toEqual({
    state: 'confirmed',
    answered_by: world.superId,
    manual_status: 'confirmed',
    manual_note: 'By phone',
  });
  const actions = await server.rows<{ action: string }>(
    `select action from audit_events where subject = $1 and actor_id = $2 order by id`,
    [`project request ${one.requestId}`, world.superId],
  );
  expect(actions.map(({ action }) => action).slice(-3)).toEqual([
    'bookings.book',
    'bookings.manual',
    'bookings.manual',
  ]);
  for (const [status, state] of [
    ['rejected', 'rejected'],
    ['no_answer', 'lapsed'],
  ] as const) {
    const other = await world.ready();
    await other.book({
      startTimeDate: `${day}T09:00:00.000Z`,
      trainerUserId: await buildTrainer(server.db, { teaches: [world.productId] }),
    });
    const { id } = await world.questionOf(other.requestId);
    expect((await world.manual(id, status)).statusCode).toBe(200);
    const [ended] = await server.rows<{ state: string; answered_by: number }>(
      'select state, answered_by from confirmation_enquiries where id = $1',
      [id],
    );
    expect(ended).toEqual({ state, answered_by: world.superId });
  }
});

test('a booking that cannot become a course stays as it is, says why, and notifies site admins once', async () => {
  const world = await openConfirming(server);
  const { requestId, book } = await world.ready();
  await book();
  const { id } = await world.questionOf(requestId);
  await server.rows('update courses set deliverable_id = 3 where abstract_course_id = $1', [world.productId]);
  const trainer = await world.asTrainer(world.trainerId);
  for (const _twice of [1, 2]) {
    const refused = await trainer.confirm(id);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'This booking cannot become a course yet. The course of the catalogue is now taught in another way. We have notified the site admins.',
    ]);
  }
  expect(await world.stateOf(requestId)).toEqual({
    ...{ state: 'organiser_booked', virtual_group_id: null },
    blocked_reason: 'The course of the catalogue is now taught in another way',
  });
  expect(await world.holdsOf(requestId)).toHaveLength(1);
  expect(await world.mailsTo(world.superId)).toEqual([expect.stringContaining('Blocked: Basic life support for')]);
  await server.rows('update courses set deliverable_id = 4 where abstract_course_id = $1', [world.productId]);
  expect((await trainer.confirm(id)).statusCode).toBe(200);
  expect(await world.stateOf(requestId)).toMatchObject({ state: 'completed', blocked_reason: null });
});

test('a booking online takes an account that is free, and wants a meeting', async () => {
  const world = await openConfirming(server, { deliverable: 3 });
  const { requestId, book } = await world.ready();
  await server.rows('update project_requests set meeting_url = null where id = $1', [requestId]);
  expect((await book()).json().message).toBe('There is no meeting account. Add one, or type a link.');
});

test('hostile starts are refused at the field', async () => {
  const world = await openConfirming(server);
  const { book, interestId } = await world.ready();
  const fieldOf = async (more: object) => (await book(more)).json().errors?.startTimeDate?.[0];
  expect(await fieldOf({ startTimeDate: `${day}T10:07:00.000Z` })).toBe('Choose a start at a quarter of an hour');
  expect(await fieldOf({ startTimeDate: `${day}T12:15:00.000Z` })).toBe('Choose a start within the times of this date');
  server.clock.set('2027-02-01T09:00:00Z');
  expect(await fieldOf({ startTimeDate: start })).toBe('The trainer needs 2 hours to answer. Choose a later start');
  server.clock.set('2027-02-01T11:00:00Z');
  expect(await fieldOf({ startTimeDate: start })).toBe('That time has passed');
  server.clock.set(today);
  for (const change of ['2027-03-28', '2027-10-31']) {
    await server.rows('update times_of_interest set window_start = $2, window_end = $3 where id = $1', [
      ...[interestId, `${change}T00:00:00Z`, `${change}T12:00:00Z`],
    ]);
    expect(await fieldOf({ startTimeDate: `${change}T01:30:00.000Z` })).toBe(
      'The clocks change at this time. Choose another start',
    );
  }
  expect((await book({ timesOfInterestId: 999_999 })).statusCode).toBe(404);
  expect((await book({ ignoreConflictWarning: 1 })).statusCode).toBe(422);
  const other = await world.ready();
  expect((await book({ timesOfInterestId: other.interestId })).statusCode).toBe(404);
});

test('a location alone needs a venue, a seeking request a yes or a name, and a booked one is not booked again', async () => {
  const world = await openConfirming(server);
  const { requestId, requestAt, book } = await world.ready();
  await server.rows(`update availability_enquiries set state = 'no'`);
  expect((await book()).json().message).toBe(
    'No trainer has said yes to this date. Name a trainer, or choose another date.',
  );
  await server.rows(`update project_requests set state = 'seeking' where id = $1`, [requestId]);
  expect((await book({ trainerUserId: 999_999 })).statusCode).toBe(422);
  expect((await book({ trainerUserId: world.trainerId })).statusCode).toBe(200);
  expect((await book()).json().message).toBe('A date of this request is booked already. Nothing was changed.');
  expect((await world.asSuper.post(`${requestAt}/cancel`, { reason: 'Not now', ...world.key() })).statusCode).toBe(200);
  expect(await world.holdsOf(requestId)).toEqual([]);
});

test('an other problem that nobody has handled keeps a yes out', async () => {
  const world = await openConfirming(server);
  const { interestId, book } = await world.ready();
  const answers = `select answer_id from availability_enquiries where times_of_interest_id = ${interestId}`;
  await server.rows(
    `update availability_answers set has_other_problem = true, other_problem = 'No car' where id in (${answers})`,
  );
  expect((await book()).statusCode).toBe(409);
  await server.rows(
    `update availability_answers set handled_at = now(), handled_by = $1, does_count = true where id in (${answers})`,
    [world.superId],
  );
  expect((await book()).statusCode).toBe(200);
});

test('another trainer’s question is one 404, whatever is asked', async () => {
  const world = await openConfirming(server);
  const { requestId, book } = await world.ready();
  await book();
  const { id } = await world.questionOf(requestId);
  const other = await world.asTrainer(await buildTrainer(server.db, { teaches: [world.productId] }));
  expect((await other.list()).json()).toEqual({ questions: [] });
  expect([(await other.confirm(id)).statusCode, (await other.reject(id)).statusCode]).toEqual([404, 404]);
  expect((await world.manual(999_999, 'confirmed')).statusCode).toBe(404);
});

test('a booked course is not deleted, and its page names the project', async () => {
  const world = await openConfirming(server);
  const { requestId, projectId, book } = await world.ready();
  await book();
  await world.manual((await world.questionOf(requestId)).id, 'confirmed');
  const courseId = (await world.stateOf(requestId))?.virtual_group_id ?? 0;
  const plan = (await world.asSuper.get(`/api/admin/groups/${world.groupId}/virtual-groups/${courseId}/plan`)).json();
  expect(plan.booking).toEqual({ project_id: projectId, project_request_id: requestId, project: 'Winter training' });
  await world.asSuper.post(world.at(courseId, '/unpublish'), {});
  const refused = await world.asSuper.send('DELETE', world.at(courseId));
  expect([refused.statusCode, refused.json().message]).toEqual([409, 'This course was booked. Cancel it instead.']);
});

test('a firm yes becomes a course at once, without a question by email, unless a site admin books over a conflict', async () => {
  const world = await openConfirming(server);
  const one = await world.ready();
  await server.rows('update availability_enquiries set is_firm = true where times_of_interest_id = $1', [
    one.interestId,
  ]);
  const mails = (await world.mails()).length;
  expect((await one.book()).statusCode).toBe(200);
  expect(await world.stateOf(one.requestId)).toMatchObject({ state: 'completed' });
  expect(await world.questionOf(one.requestId)).toMatchObject({ state: 'confirmed', answered_by: null });
  const subjects = (await world.mails()).slice(mails);
  expect(subjects.filter((subject) => subject.startsWith('Please confirm'))).toEqual([]);
  const other = await world.ready({ days: ['2027-02-01'] });
  await server.rows('update availability_enquiries set is_firm = true where times_of_interest_id = $1', [
    other.interestId,
  ]);
  const reason = { ignoreConflictWarning: 1, conflict_reason: 'Agreed by phone', trainerUserId: world.trainerId };
  expect((await other.book(reason)).statusCode).toBe(200);
  expect(await world.stateOf(other.requestId)).toMatchObject({ state: 'organiser_booked' });
});

test('a firm yes whose booking cannot become a course books nothing, and says why', async () => {
  const world = await openConfirming(server);
  const one = await world.ready();
  await server.rows('update availability_enquiries set is_firm = true where times_of_interest_id = $1', [
    one.interestId,
  ]);
  await server.rows('update abstract_courses set archived_at = now() where id = $1', [world.productId]);
  const answer = await one.book();
  expect([answer.statusCode, answer.json().message]).toEqual([409, expect.stringContaining('Nothing was changed')]);
  expect(await world.stateOf(one.requestId)).toMatchObject({ state: 'options_ready' });
});

test('a location alone gets its venue when a date is booked', async () => {
  const world = await openConfirming(server);
  const one = await world.ready();
  const [{ id: locationId } = { id: 0 }] = await server.rows<{ id: number }>(
    `insert into locations (name, region, address_line_1, town, postcode, district) values ('Bay', 'North West', '1 Quay Road', 'Morecambe', 'LA4 4XX', 'LA4') returning id`,
  );
  await server.rows(
    'update project_requests set place = null, place_postcode = null, location_id = $2, delegates = 2 where id = $1',
    [one.requestId, locationId],
  );
  expect((await one.book()).json().message).toContain('Choose a venue there first');
  const tooSmall = await buildVenue(world, { capacity: 1 });
  expect((await one.book({ venueId: tooSmall })).statusCode).toBe(422);
  const venueId = await buildVenue(world, { capacity: 2 });
  expect((await one.book({ venueId })).statusCode).toBe(200);
  expect(
    await server.rows('select venue_id from time_claims where times_of_interest_id = $1 and venue_id is not null', [
      one.interestId,
    ]),
  ).toEqual([{ venue_id: venueId }]);
});

test('a trainer who is named before they answer about the date is not asked about it any longer once they confirm', async () => {
  const world = await openConfirming(server);
  const one = await world.ready();
  const question = 'select state from availability_enquiries where times_of_interest_id = $1';
  await server.rows(
    `update availability_enquiries set state = 'sent', ended_at = null, answer_id = null where times_of_interest_id = $1`,
    [one.interestId],
  );
  expect((await one.book({ trainerUserId: world.trainerId })).statusCode).toBe(200);
  expect(await server.rows(question, [one.interestId])).toEqual([{ state: 'sent' }]);
  const { id } = await world.questionOf(one.requestId);
  expect((await (await world.asTrainer(world.trainerId)).confirm(id)).statusCode).toBe(200);
  expect(await server.rows(question, [one.interestId])).toEqual([{ state: 'withdrawn' }]);
});
