import { expect, test } from 'vitest';
import { buildEnquiry, buildTimesOfInterest } from '../../../../test-support/bookings.factory.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';
import { openConfirming, today } from '../confirming/confirming.factory.ts';

const server = await openTestApp();
server.clock.set(today);

/** Opens a request whose booked start Amara was asked to confirm, after a yes within 6 hours. */
async function openRecord() {
  const world = await openConfirming(server);
  const { requestId, book, interestId } = await world.ready();
  await book();
  await server.rows(
    `update availability_enquiries set sent_at = '2027-01-03T09:00:00Z' where times_of_interest_id = $1`,
    [interestId],
  );
  await server.rows(`update availability_answers set answered_at = '2027-01-03T15:00:00Z' where trainer_user_id = $1`, [
    world.trainerId,
  ]);
  const at = `/api/admin/trainers/${world.trainerId}`;
  const read = async (path: string) => (await world.asSuper.get(`${at}${path}`)).json();
  const ask = async (day: string, more: { state?: 'sent' | 'yes' | 'no' } = {}) =>
    buildEnquiry(server.db, {
      interestId: await buildTimesOfInterest(server.db, { requestId, day }),
      ...{ trainerId: world.trainerId, by: world.superId, ...more },
    });
  return { ...world, requestId, read, ask };
}

test('score data counts what the trainer answered in 12 months, and how fast', async () => {
  const world = await openRecord();
  const { rows } = server;
  await world.ask('2027-02-03');
  const withdrawn = await world.ask('2027-02-04');
  await rows(`update availability_enquiries set state = 'withdrawn', ended_at = now() where id = $1`, [withdrawn]);
  const old = await world.ask('2027-02-05', { state: 'no' });
  await rows(`update availability_enquiries set sent_at = '2026-01-03T09:00:00Z' where id = $1`, [old]);
  const byHand = await world.ask('2027-02-06', { state: 'no' });
  await rows(
    `update availability_answers set is_manual = true
     where id = (select answer_id from availability_enquiries where id = $1)`,
    [byHand],
  );
  expect(await world.read('/score-data')).toEqual({
    ...{ levels: [0, 1, 0], questions: 3, answered: 1, median_hours: 6, accepted: 1 },
    ...{ confirmed: 0, rejected: 0, lapsed: 0 },
  });
  await (await world.asTrainer(world.trainerId)).reject((await world.questionOf(world.requestId)).id);
  expect(await world.read('/score-data')).toMatchObject({ rejected: 1, confirmed: 0 });
});

test('an answer of the trainer counts as their own after a site admin took a note (B8)', async () => {
  const world = await openRecord();
  const { id } = await world.questionOf(world.requestId);
  await world.manual(id, 'other', 'Calls back tomorrow');
  expect((await (await world.asTrainer(world.trainerId)).confirm(id)).statusCode).toBe(200);
  expect(await world.read('/score-data')).toMatchObject({ confirmed: 1 });
  const { rows } = await world.read('/enquiries');
  const questions: { kind: string; is_manual: boolean }[] = rows;
  expect(questions.filter(({ kind }) => kind === 'confirmation').map((one) => one.is_manual)).toEqual([false]);
});

test('enquiries of a trainer have both kinds of questions, and can be filtered and downloaded', async () => {
  const world = await openRecord();
  await world.ask('2027-02-03');
  const { rows, total } = await world.read('/enquiries');
  expect(total).toBe(3);
  const seen = rows.map((one: { kind: string; state: string; window_start: string }) => [
    one.kind,
    one.state,
    one.window_start,
  ]);
  expect(seen).toContainEqual(['confirmation', 'asked', '2027-02-01T10:00:00.000Z']);
  expect(seen).toContainEqual(['date', 'yes', '2027-02-01T09:00:00.000Z']);
  expect((await world.read('/enquiries?open=yes')).total).toBe(2);
  expect((await world.read('/enquiries?q=nothing')).total).toBe(0);
  const file = await world.asSuper.get(`/api/admin/trainers/${world.trainerId}/enquiries/csv`);
  expect(file.body).toContain('Please confirm');
  for (const path of ['enquiries', 'score-data'])
    expect((await world.asSuper.get(`/api/admin/trainers/${world.adminId}/${path}`)).statusCode).toBe(404);
});
