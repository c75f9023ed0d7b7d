import { afterEach, expect, test } from 'vitest';
import { openTestApp } from '../../../../test-support/test-app.ts';
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
    {
      ...{ id: question.id, place: 'Own room, LA4 4XX', conflicts: [] },
      sessions: [{ starts_at: start, ends_at: `${day}T13:00:00.000Z`, place: null }],
    },
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
  expect(await world.questionOf(requestId)).toMatchObject({ id, state: 'asked' });
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
