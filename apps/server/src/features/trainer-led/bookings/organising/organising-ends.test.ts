import { afterEach, expect, test } from 'vitest';
import { runBackground } from '../../../../test-support/background.ts';
import { buildMembership, buildUser } from '../../../../test-support/people.factory.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';
import { day, today } from '../confirming/confirming.factory.ts';
import { openOrganising } from './organising.factory.ts';

const server = await openTestApp({ connections: 20 });
server.clock.set(today);
afterEach(() => server.clock.set(today));

const takeBackAll = async (requestId: number) => {
  const rows = await server.rows<{ id: number; trainer_user_id: number }>(
    `select e.id, e.trainer_user_id from availability_enquiries e join times_of_interest t on t.id = e.times_of_interest_id
     where t.project_request_id = $1 and e.state = 'yes' order by e.id`,
    [requestId],
  );
  for (const { id, trainer_user_id: trainerId } of rows) {
    const client = await server.as(trainerId);
    await client.post('/api/virtual-group-admin/availability-enquiries/take-back', { enquiryId: id });
  }
};

test('the organiser is reminded halfway and two working days before, and then the question lapses', async () => {
  const world = await openOrganising(server);
  const { ask, questions, stateOf, choose } = await world.offered();
  await ask();
  await world.pass('2027-01-11T12:00:00Z');
  expect(await questions()).toMatchObject([{ reminders: 0, due: '2027-01-18 18:00' }]);
  await world.pass('2027-01-11T14:00:00Z');
  await world.pass('2027-01-11T14:10:00Z');
  expect(await questions()).toMatchObject([{ reminders: 1 }]);
  await world.pass('2027-01-14T08:00:00Z');
  expect(await questions()).toMatchObject([{ reminders: 1 }]);
  await world.pass('2027-01-14T09:05:00Z');
  await world.pass('2027-01-18T17:59:00Z');
  expect(await questions()).toMatchObject([{ reminders: 2, state: 'asked' }]);
  await world.pass('2027-01-18T18:00:00Z');
  await world.pass('2027-01-18T19:00:00Z');
  expect(await questions()).toMatchObject([{ state: 'lapsed' }]);
  expect(await stateOf()).toBe('lapsed');
  expect((await choose()).statusCode).toBe(409);
  expect(await world.mailsTo(world.organiserId)).toEqual([
    expect.stringMatching(/^Choose a date by/u),
    expect.stringMatching(/^Please choose a date by/u),
    expect.stringMatching(/^Please choose a date by/u),
    expect.stringMatching(/^Booking update: /u),
  ]);
  expect(await world.mailsTo(world.superId)).toEqual([expect.stringMatching(/^No date chosen: /u)]);
  expect((await ask()).statusCode).toBe(200);
  expect(await stateOf()).toBe('awaiting_organiser');
});

test('a person who has switched reminders off gets those of a site admin only, and these once a day', async () => {
  const world = await openOrganising(server);
  const { ask, remind, questions } = await world.offered();
  expect((await remind()).statusCode).toBe(409);
  await server.rows(`insert into muted_notices (user_id, kind) values ($1, 'bookingReminders')`, [world.organiserId]);
  await ask();
  await world.pass('2027-01-11T14:00:00Z');
  expect(await world.mailsTo(world.organiserId)).toHaveLength(1);
  server.clock.set('2027-01-12T14:00:00Z');
  expect([(await remind()).statusCode, (await remind()).statusCode]).toEqual([200, 409]);
  expect(await world.mailsTo(world.organiserId)).toHaveLength(2);
  expect(await questions()).toMatchObject([{ state: 'asked', reminders: 2 }]);
});

test('while bookings are off nobody is asked, reminded or lapses, and the deadline moves by that time', async () => {
  const world = await openOrganising(server);
  const { own, ask, choose, questions, stateOf } = await world.offered();
  await ask();
  await world.turn(false);
  expect([
    (await choose()).statusCode,
    (await (await server.as(world.organiserId)).get(`${own}/options`)).statusCode,
  ]).toEqual([409, 409]);
  await world.pass('2027-01-19T18:00:00Z');
  expect(await questions()).toMatchObject([{ state: 'asked', reminders: 0 }]);
  await world.turn(true);
  expect(await questions()).toMatchObject([{ due: '2027-01-31 09:00' }]);
  expect(await stateOf()).toBe('awaiting_organiser');
});

test('the last option that falls ends the question in the same command, with one email (B29)', async () => {
  const world = await openOrganising(server);
  const { requestId, ask, questions, stateOf } = await world.offered({ days: [day, '2027-02-02'] });
  await ask();
  const [enquiry] = await server.rows<{ id: number }>(
    `select e.id from availability_enquiries e join times_of_interest t on t.id = e.times_of_interest_id
     where t.project_request_id = $1 order by t.window_start`,
    [requestId],
  );
  const trainer = await server.as(world.trainerId);
  await trainer.post('/api/virtual-group-admin/availability-enquiries/take-back', { enquiryId: enquiry?.id });
  expect(await stateOf()).toBe('awaiting_organiser');
  expect(await world.mailsTo(world.organiserId)).toHaveLength(1);
  await takeBackAll(requestId);
  expect(await stateOf()).toBe('seeking');
  expect(await questions()).toMatchObject([{ state: 'withdrawn' }]);
  await world.pass('2027-01-05T10:00:00Z');
  expect(await world.mailsTo(world.organiserId)).toHaveLength(2);
});

test('an offer whose trainer is booked elsewhere ends at once, in a task of the booking', async () => {
  const world = await openOrganising(server);
  const [first, second] = [await world.offered(), await world.offered()];
  await first.ask();
  expect((await second.book()).statusCode).toBe(200);
  await runBackground(server);
  expect(await first.stateOf()).toBe('options_ready');
  expect(await first.questions()).toMatchObject([{ state: 'withdrawn' }]);
  expect((await first.shown()).options).toEqual([]);
  expect(await world.mailsTo(world.organiserId)).toHaveLength(3);
});

test('an offer that ends without a booking is found within the hour', async () => {
  const world = await openOrganising(server);
  const { ask, stateOf } = await world.offered();
  await ask();
  await server.rows(
    `insert into availability_overrides (trainer_user_id, kind, from_day, to_day) values ($1, 'unavailable', $2, $2)`,
    [world.trainerId, day],
  );
  await world.pass('2027-01-04T10:00:00Z');
  expect(await stateOf()).toBe('options_ready');
});

test('nothing available ends the question with the words of the site admin, and other dates begin a new search', async () => {
  const world = await openOrganising(server);
  const [open, silent] = [await world.offered(), await world.offered()];
  await open.ask();
  for (const one of [open, silent]) {
    expect((await one.sayNothing()).statusCode).toBe(200);
    expect(await one.stateOf()).toBe('no_availability');
    expect(await one.questions()).toMatchObject([{ state: 'nothing_available' }]);
    expect((await one.sayNothing()).statusCode).toBe(409);
  }
  expect(await world.mailsTo(world.organiserId)).toEqual([
    expect.stringMatching(/^Choose a date/u),
    expect.stringMatching(/^No trainer available: /u),
    expect.stringMatching(/^No trainer available: /u),
  ]);
  expect((await open.ask()).statusCode).toBe(409);
  const enquire = await world.post(`${open.requestAt}/enquire`, {
    ...{ timesOfInterestIds: open.interestIds, excludedTrainerIds: [], thresholds: { minimumScore: 0 } },
    ...world.key(),
  });
  expect(enquire.json().asked).toHaveLength(1);
  expect(await open.stateOf()).toBe('seeking');
});

test('a cancelled project withdraws all questions with one email, and a draft sends none (B28)', async () => {
  const world = await openOrganising(server);
  const first = await world.offered();
  const second = await world.offered({ days: ['2027-02-02'] });
  await server.rows('update project_requests set project_id = $1 where id = $2', [first.projectId, second.requestId]);
  const again = { ...second, requestAt: second.requestAt.replace(`/${second.projectId}/`, `/${first.projectId}/`) };
  await first.ask();
  await world.post(`${again.requestAt}/ask-organiser`);
  await world.post(`/api/admin/projects/${first.projectId}/cancel`, { reason: 'Not needed', ...world.key() });
  expect((await world.mailsTo(world.organiserId)).slice(2)).toEqual([expect.stringMatching(/^Booking update: /u)]);
  expect([...(await first.questions()), ...(await second.questions())]).toMatchObject([
    { state: 'withdrawn' },
    { state: 'withdrawn' },
  ]);
  const draft = await world.offered({ days: ['2027-02-03'] });
  await draft.cancel();
  expect(await world.mailsTo(world.organiserId)).toHaveLength(3);
  const booked = await world.offered({ days: ['2027-02-04'] });
  await booked.ask();
  await booked.choose({ startTimeDate: '2027-02-04T10:00:00.000Z' });
  await booked.cancel();
  expect((await world.mailsTo(world.organiserId)).slice(4)).toEqual([expect.stringMatching(/^Booking update: /u)]);
});

test('a booking by a site admin instead withdraws the question, and the organiser hears of the date alone', async () => {
  const world = await openOrganising(server);
  const { ask, book, questions } = await world.offered();
  await ask();
  expect((await book()).statusCode).toBe(200);
  expect(await questions()).toMatchObject([{ state: 'withdrawn' }]);
  expect((await world.mailsTo(world.organiserId)).slice(1)).toEqual([expect.stringMatching(/^Booked: /u)]);
});

test('another organiser of the project gets the question, and the first one one email', async () => {
  const world = await openOrganising(server);
  const { projectId, ask, questions, choose, stateOf } = await world.offered();
  await ask();
  const other = await buildUser(server.db, { roles: ['organiser'] });
  await buildMembership(server.db, { userId: other, groupId: world.groupId });
  const { id: _id, ...project } = (await world.asSuper.get(`/api/admin/projects/${projectId}`)).json();
  const fields = {
    title: project.title,
    organiserUserId: world.organiserId,
    handledBy: world.superId,
    notes: project.notes,
  };
  const saved = await (await server.as(world.superId)).put(`/api/admin/projects/${projectId}`, {
    ...fields,
    organiserUserId: other,
    baseValues: {
      title: project.title,
      organiser_user_id: world.organiserId,
      handled_by: world.superId,
      notes: project.notes,
    },
  });
  expect(saved.statusCode).toBe(200);
  expect(await questions()).toMatchObject([
    { state: 'withdrawn', organiser_user_id: world.organiserId },
    { state: 'asked', organiser_user_id: other },
  ]);
  expect(await world.mailsTo(world.organiserId)).toHaveLength(2);
  expect(await world.mailsTo(other)).toHaveLength(1);
  expect((await choose()).statusCode).toBe(404);
  expect(await stateOf()).toBe('awaiting_organiser');
});

test('an organiser who may no longer organise is asked no longer, and site admins hear of it within the hour', async () => {
  const world = await openOrganising(server);
  const { ask, questions, stateOf } = await world.offered();
  await ask();
  await world.pass('2027-01-04T11:00:00Z');
  expect(await stateOf()).toBe('awaiting_organiser');
  await server.rows('update users set archived_at = now() where id = $1', [world.organiserId]);
  await world.pass('2027-01-04T12:00:00Z');
  await world.pass('2027-01-04T13:00:00Z');
  expect(await questions()).toMatchObject([{ state: 'withdrawn' }]);
  expect(await stateOf()).toBe('options_ready');
  expect(await world.mailsTo(world.superId)).toEqual([expect.stringMatching(/^No date chosen: /u)]);
  expect((await ask()).json().message).toBe(
    'The organiser of this project may no longer organise for it. Choose another one first.',
  );
});

test('with the setting, the first option asks the organiser by itself', async () => {
  const world = await openOrganising(server);
  const { requestId, interestId, stateOf } = await world.offered();
  await server.rows('update booking_settings set asks_organiser_itself = true');
  await server.rows(`update project_requests set state = 'seeking' where id = $1`, [requestId]);
  await server.rows(
    `update availability_enquiries set state = 'sent', answer_id = null, ended_at = null where times_of_interest_id = $1`,
    [interestId],
  );
  const [enquiry] = await server.rows<{ id: number }>(
    'select id from availability_enquiries where times_of_interest_id = $1',
    [interestId],
  );
  const trainer = await server.as(world.trainerId);
  await trainer.post('/api/virtual-group-admin/availability-enquiries/answer', {
    ...{ enquiryIds: [enquiry?.id], problemEnquiryIds: [], hasOtherProblem: false },
  });
  await server.rows('update booking_settings set asks_organiser_itself = false');
  expect(await stateOf()).toBe('awaiting_organiser');
  expect(await world.mailsTo(world.organiserId)).toHaveLength(1);
  expect(await world.mailsTo(world.superId)).toEqual([]);
});

test('an organiser of an open project stays one', async () => {
  const world = await openOrganising(server);
  const { cancel, projectId } = await world.offered();
  const remove = async () =>
    (await server.as(world.superId)).send(
      'DELETE',
      `/api/admin/groups/${world.groupId}/organisers/${world.organiserId}`,
    );
  expect((await remove()).json().message).toBe(
    'Upcoming courses or bookings name this organiser: Winter training. Change them first.',
  );
  await cancel();
  await server.rows(
    `update projects set state = 'cancelled', ended_at = now(), end_reason = 'Not needed' where id = $1`,
    [projectId],
  );
  expect((await remove()).statusCode).toBe(200);
});
