import { afterEach, expect, test } from 'vitest';
import { openTestApp } from '../../../../test-support/test-app.ts';
import { buildTrainer } from '../../../../test-support/trainers.factory.ts';
import { day, deadline, openConfirming, start, today } from './confirming.factory.ts';

const server = await openTestApp({ connections: 20 });
server.clock.set(today);
afterEach(() => server.clock.set(today));

test('a booked start is held until 15 minutes after the deadline, and its trainer is asked', async () => {
  const world = await openConfirming(server);
  const { requestId, book, projectId } = await world.ready();
  expect((await book()).statusCode).toBe(200);
  expect(await world.stateOf(requestId)).toMatchObject({ state: 'organiser_booked' });
  const question = await world.questionOf(requestId);
  expect(question).toMatchObject({ trainer_user_id: world.trainerId, state: 'asked', due_at: new Date(deadline) });
  expect(await world.holdsOf(requestId)).toEqual([
    { trainer_user_id: world.trainerId, expires_at: new Date('2027-01-06T18:15:00Z') },
  ]);
  expect(await world.mailsTo(world.trainerId)).toEqual([
    'Please confirm: Basic life support on Mon 1st Feb 2027 at 10:00',
  ]);
  expect(await world.mailsTo(world.adminId)).toEqual(['Booked: Basic life support on Mon 1st Feb 2027 at 10:00']);
  const { questions } = (await (await world.asTrainer(world.trainerId)).list()).json();
  expect(questions).toMatchObject([
    { id: question.id, starts_at: start, ends_at: `${day}T13:00:00.000Z`, place: 'Own room, LA4 4XX', conflicts: [] },
  ]);
  expect((await (await server.as(world.trainerId)).get('/api/mixed-admin/notifications')).json().rows).toMatchObject([
    { title: 'Please confirm a booking' },
  ]);
  const [audit] = await server.rows(`select action, detail from audit_events where subject = $1`, [
    `project request ${requestId}`,
  ]);
  expect(audit).toBeDefined();
  expect(projectId).toBeGreaterThan(0);
});

test('a confirmed start becomes a scheduled course in one step, and a repeat changes nothing', async () => {
  const world = await openConfirming(server);
  const { requestId, projectId, book, interestIds, trainerIds } = await world.ready({
    trainers: 2,
    days: [day, '2027-02-02'],
  });
  await book({ trainerUserId: world.trainerId });
  const { id } = await world.questionOf(requestId);
  const trainer = await world.asTrainer(world.trainerId);
  expect((await trainer.confirm(id)).statusCode).toBe(200);
  expect((await trainer.confirm(id)).statusCode).toBe(200);
  const after = await world.stateOf(requestId);
  expect(after).toMatchObject({ state: 'completed', blocked_reason: null });
  expect(await world.holdsOf(requestId)).toEqual([]);
  const [course] = await server.rows(
    `select v.title, v.state, v.delegate_places_allowed, v.organiser_user_id, v.trainer_user_id, v.place, v.training_start,
       v.waiting_list, v.created_by, (select count(*)::int from time_claims c join virtual_group_sessions s
         on s.id = c.virtual_group_session_id where s.virtual_group_id = v.id) as claims
     from virtual_groups v where id = $1`,
    [after?.virtual_group_id],
  );
  expect(course).toEqual({
    ...{
      title: 'Basic life support',
      state: 'scheduled',
      delegate_places_allowed: 12,
      organiser_user_id: world.adminId,
    },
    ...{ trainer_user_id: world.trainerId, place: 'Own room, LA4 4XX', training_start: new Date(start) },
    ...{ waiting_list: 'automatic', created_by: null, claims: 1 },
  });
  expect(
    await server.rows('select state from times_of_interest where id = any($1) order by id', [interestIds]),
  ).toEqual([{ state: 'confirmed' }, { state: 'released' }]);
  const enquiries = await server.rows(
    `select trainer_user_id, state from availability_enquiries where times_of_interest_id = any($1)
     order by trainer_user_id, state`,
    [interestIds],
  );
  expect(enquiries.map((one) => Object.values(one).at(-1))).toEqual(['withdrawn', 'yes', 'withdrawn', 'withdrawn']);
  expect(await server.rows('select state from projects where id = $1', [projectId])).toEqual([{ state: 'completed' }]);
  expect(await world.mailsTo(trainerIds[1] ?? 0)).toEqual([
    expect.stringContaining('No longer needed: Basic life support'),
  ]);
  expect((await world.mailsTo(world.superId)).at(-1)).toBe(
    'Confirmed: Basic life support on Mon 1st Feb 2027 at 10:00',
  );
  const rejected = await trainer.reject(id);
  expect([rejected.statusCode, rejected.json().message]).toEqual([
    409,
    'This booking was confirmed on Mon 4th Jan 2027 at 09:00. Nothing was changed.',
  ]);
  const shown = (
    await world.asSuper.get(`/api/admin/projects/${projectId}/project-requests/${requestId}/confirmations`)
  ).json();
  expect(shown).toMatchObject({ course: { id: after?.virtual_group_id }, confirmations: [{ id, state: 'confirmed' }] });
});

test('a rejected start goes to the next best trainer, and falls when nobody is left', async () => {
  const world = await openConfirming(server);
  const { requestId, book, interestId } = await world.ready({ trainers: 2, days: [day, '2027-02-02'] });
  await book();
  const first = await world.questionOf(requestId);
  expect((await (await world.asTrainer(first.trainer_user_id)).reject(first.id)).statusCode).toBe(200);
  const second = await world.questionOf(requestId);
  expect(second.trainer_user_id).not.toBe(first.trainer_user_id);
  expect((await world.holdsOf(requestId)).map((one) => one.trainer_user_id)).toEqual([second.trainer_user_id]);
  expect(await world.mailsTo(world.superId)).toEqual(['Rejected: Basic life support on Mon 1st Feb 2027 at 10:00']);
  await (await world.asTrainer(second.trainer_user_id)).reject(second.id);
  expect(await world.holdsOf(requestId)).toEqual([]);
  expect(await world.stateOf(requestId)).toMatchObject({ state: 'options_ready', virtual_group_id: null });
  expect(await server.rows('select state from times_of_interest where id = $1', [interestId])).toEqual([
    { state: 'unavailable' },
  ]);
  expect((await world.mailsTo(world.adminId)).at(-1)).toBe(
    'Not possible: Basic life support on Mon 1st Feb 2027 at 10:00',
  );
});

test('a question without an answer is reminded of twice, lapses once, and leaves the request seeking', async () => {
  const world = await openConfirming(server);
  const { requestId, book } = await world.ready();
  await book();
  const { id } = await world.questionOf(requestId);
  const question = ['Please confirm: Basic life support on Mon 1st Feb 2027 at 10:00'];
  const reminder = 'Please answer by Wed 6th Jan 2027 at 18:00: Basic life support on Mon 1st Feb 2027 at 10:00';
  await world.pass('2027-01-05T13:00:00Z');
  expect(await world.mailsTo(world.trainerId)).toEqual(question);
  await world.pass('2027-01-05T13:35:00Z');
  await world.pass('2027-01-05T13:45:00Z');
  expect(await world.mailsTo(world.trainerId)).toEqual([...question, reminder]);
  await world.pass('2027-01-05T18:00:00Z');
  await world.pass('2027-01-06T17:55:00Z');
  expect(await world.mailsTo(world.trainerId)).toEqual([...question, reminder, reminder]);
  await Promise.all([world.pass('2027-01-06T18:01:00Z'), world.pass('2027-01-06T18:01:00Z')]);
  expect(await world.questionOf(requestId)).toMatchObject({ id, state: 'lapsed' });
  expect(await world.stateOf(requestId)).toMatchObject({ state: 'seeking' });
  expect(await world.holdsOf(requestId)).toEqual([]);
  expect(await world.mailsTo(world.superId)).toEqual(['No answer: Basic life support on Mon 1st Feb 2027 at 10:00']);
  const late = await (await world.asTrainer(world.trainerId)).confirm(id);
  expect([late.statusCode, late.json().message]).toEqual([
    409,
    'The time to answer ended on Wed 6th Jan 2027 at 18:01. Nothing was changed.',
  ]);
});

test('a trainer who has switched booking reminders off is asked all the same, and not reminded', async () => {
  const world = await openConfirming(server);
  await server.db.insertInto('muted_notices').values({ user_id: world.trainerId, kind: 'bookingReminders' }).execute();
  const { requestId, book } = await world.ready();
  await book();
  await world.pass('2027-01-05T18:00:00Z');
  expect(await world.mailsTo(world.trainerId)).toHaveLength(1);
  const { id } = await world.questionOf(requestId);
  server.clock.set('2027-01-06T09:00:00Z');
  expect((await world.remind(id)).statusCode).toBe(409);
  server.clock.set('2027-01-06T17:59:59Z');
  await server.rows(`update confirmation_enquiries set reminded_at = '{}' where id = $1`, [id]);
  expect((await world.remind(id)).statusCode).toBe(200);
  expect(await world.mailsTo(world.trainerId)).toHaveLength(2);
});

test('nothing happens while bookings are off (B19)', async () => {
  const world = await openConfirming(server);
  const { requestId, book } = await world.ready();
  await book();
  const { id } = await world.questionOf(requestId);
  await world.turn(false);
  await world.pass('2027-01-07T18:00:00Z');
  expect(await world.questionOf(requestId)).toMatchObject({ id, state: 'asked' });
  expect((await (await world.asTrainer(world.trainerId)).confirm(id)).statusCode).toBe(409);
  await world.turn(true);
  await world.pass('2027-01-07T18:10:00Z');
  expect(await world.questionOf(requestId)).toMatchObject({ id, state: 'lapsed' });
});

test('a trainer confirms over their own hours once they have seen it, and never over another session', async () => {
  const world = await openConfirming(server);
  const { requestId, book } = await world.ready();
  await book();
  const { id } = await world.questionOf(requestId);
  await server.db
    .insertInto('availability_overrides')
    .values({
      trainer_user_id: world.trainerId,
      from_day: day,
      to_day: day,
      kind: 'unavailable',
      reason: 'Holiday',
      set_by: world.superId,
    })
    .execute();
  const trainer = await world.asTrainer(world.trainerId);
  const { questions } = (await trainer.list()).json();
  expect(questions[0].conflicts).toEqual([
    { code: 'outside_hours', text: 'Does not work on this Monday', is_own: true },
  ]);
  const refused = await trainer.confirm(id);
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'Does not work on this Monday. Confirm again if you can come all the same.',
  ]);
  expect((await trainer.confirm(id, { overrides: ['overlap'] })).statusCode).toBe(422);
  expect((await trainer.confirm(id, { overrides: ['outside_hours'] })).statusCode).toBe(200);
  expect(await server.rows('select own_override from confirmation_enquiries where id = $1', [id])).toEqual([
    { own_override: ['outside_hours'] },
  ]);
  const claims = await server.rows(
    `select may_overlap, override_reason, override_by from time_claims where trainer_user_id = $1`,
    [world.trainerId],
  );
  expect(claims).toEqual([
    { may_overlap: false, override_reason: 'Confirmed by the trainer', override_by: world.trainerId },
  ]);
});

test('a session that took the time after all is never confirmed over', async () => {
  const world = await openConfirming(server);
  const { requestId, book } = await world.ready();
  await book();
  const { id } = await world.questionOf(requestId);
  await server.rows('delete from time_claims where trainer_user_id = $1', [world.trainerId]);
  const { id: draftId } = (await world.create()).json();
  await world.plan(draftId);
  expect((await world.asSuper.post(world.at(draftId, '/publish'), {})).statusCode).toBe(200);
  const trainer = await world.asTrainer(world.trainerId);
  const refused = await trainer.confirm(id, { overrides: ['away', 'busy', 'outside_hours', 'day_full'] });
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'Teaches Basic life support 10:00 - 13:00. Nothing was changed.',
  ]);
  expect(await world.stateOf(requestId)).toMatchObject({ state: 'organiser_booked' });
});

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
