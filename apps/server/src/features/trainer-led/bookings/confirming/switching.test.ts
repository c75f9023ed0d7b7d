import { afterEach, expect, test } from 'vitest';
import { openTestApp } from '../../../../test-support/test-app.ts';
import { day, openConfirming, start, today } from './confirming.factory.ts';

const server = await openTestApp({ connections: 20 });
server.clock.set(today);
afterEach(() => server.clock.set(today));

const holdOf = (interestId: number) =>
  server.rows<{ trainer_user_id: number; until: string }>(
    `select trainer_user_id, to_char(expires_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as until from time_claims
     where times_of_interest_id = $1 and trainer_user_id is not null`,
    [interestId],
  );

test('switching on moves deadlines by the time that bookings were off, and holds the time again', async () => {
  const world = await openConfirming(server);
  const { requestId, interestId, book } = await world.ready();
  await book();
  server.clock.set('2027-01-05T09:00:00Z');
  await world.turn(false);
  server.clock.set('2027-01-08T09:00:00Z');
  await world.turn(true);
  await world.pass('2027-01-08T09:05:00Z');
  const question = await world.questionOf(requestId);
  expect([question.state, question.due_at.toISOString()]).toEqual(['asked', '2027-01-09T18:00:00.000Z']);
  expect(await holdOf(interestId)).toEqual([{ trainer_user_id: world.trainerId, until: '2027-01-09 18:15' }]);
  expect((await (await world.asTrainer(world.trainerId)).confirm(question.id)).statusCode).toBe(200);
  expect(await world.stateOf(requestId)).toMatchObject({ state: 'completed' });
});

test('a time that somebody took while bookings were off goes to the next trainer', async () => {
  const world = await openConfirming(server);
  const { requestId, interestId, trainerIds, book } = await world.ready({ trainers: 2 });
  await book({ trainerUserId: world.trainerId });
  const { id } = (await world.create()).json();
  await world.plan(id, { sessions: JSON.stringify([[start, `${day}T13:00:00.000Z`, null]]) });
  await world.turn(false);
  server.clock.set('2027-01-08T09:00:00Z');
  const admin = await server.as(world.superId);
  expect((await admin.post(world.at(id, '/publish'), {})).statusCode).toBe(200);
  await world.turn(true);
  await world.pass('2027-01-08T09:05:00Z');
  const question = await world.questionOf(requestId);
  expect([question.state, question.trainer_user_id]).toEqual(['asked', trainerIds[1]]);
  expect((await holdOf(interestId)).map((one) => one.trainer_user_id)).toEqual([trainerIds[1]]);
  const states = await server.rows<{ state: string }>(
    'select state from confirmation_enquiries where times_of_interest_id = $1 order by id',
    [interestId],
  );
  expect(states.map(({ state }) => state)).toEqual(['superseded', 'asked']);
});

test('a deadline moves to a day before the start at most, and never earlier', async () => {
  const world = await openConfirming(server);
  const { requestId, book } = await world.ready();
  await book();
  await world.turn(false);
  server.clock.set('2027-01-30T12:00:00Z');
  await world.turn(true);
  expect((await world.questionOf(requestId)).due_at.toISOString()).toBe('2027-01-31T10:00:00.000Z');
});
