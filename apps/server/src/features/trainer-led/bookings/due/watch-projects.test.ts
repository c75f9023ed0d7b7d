import { afterEach, expect, test } from 'vitest';
import { inTransaction } from '../../../../platform/db/index.ts';
import { runBackground } from '../../../../test-support/background.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';
import { openConfirming, today } from '../confirming/confirming.factory.ts';
import { watchEnquiries } from './watch-enquiries.ts';
import { watchProjects } from './watch-projects.ts';

const server = await openTestApp({ connections: 20 });
server.clock.set(today);
afterEach(() => server.clock.set(today));

/** Opens a booked request, beside one that asks a trainer until 7 January. */
async function openPausing() {
  const world = await openConfirming(server);
  const { requestId, book } = await world.ready();
  await book();
  const other = await world.ready({ days: ['2027-02-09'] });
  await server.rows(
    `update availability_enquiries set state = 'sent', ended_at = null, answer_id = null, due_at = '2027-01-07T18:00:00Z'
     where times_of_interest_id = $1`,
    [other.interestId],
  );
  await server.rows("update project_requests set state = 'seeking' where id = $1", [other.requestId]);
  const enquiryOf = async () => {
    const rows = await server.rows<{ state: string; due_at: Date }>(
      'select state, due_at from availability_enquiries where times_of_interest_id = $1',
      [other.interestId],
    );
    return [rows[0]?.state, rows[0]?.due_at.toISOString()];
  };
  const questionOf = async () => {
    const { state, due_at: due } = await world.questionOf(requestId);
    return [state, due.toISOString()];
  };
  const archive = (at: Date | null) =>
    server.db.updateTable('groups').set({ archived_at: at }).where('id', '=', world.groupId).execute();
  /** Runs the jobs of deadlines at a time, that of projects last. */
  async function pass(at: string) {
    await world.pass(at);
    await inTransaction(server.db, async (tx) => {
      await watchEnquiries(server.services).run(tx);
      await watchProjects(server.services).run(tx);
    });
    await runBackground(server);
  }
  return { ...world, requestId, enquiryOf, questionOf, archive, pass };
}

test('deadlines of an archived organisation stand still, and move by that time when it is restored', async () => {
  const world = await openPausing();
  await world.archive(server.clock.now());
  await world.pass('2027-01-05T09:00:00Z');
  await world.pass('2027-01-12T08:55:00Z');
  expect([await world.enquiryOf(), await world.questionOf()]).toEqual([
    ['sent', '2027-01-07T18:00:00.000Z'],
    ['asked', '2027-01-06T18:00:00.000Z'],
  ]);
  await world.archive(null);
  // The deadlines have passed, but nothing lapses before they have moved.
  await world.pass('2027-01-12T09:00:00Z');
  await world.pass('2027-01-12T09:05:00Z');
  expect([await world.enquiryOf(), await world.questionOf()]).toEqual([
    ['sent', '2027-01-14T18:00:00.000Z'],
    ['asked', '2027-01-13T18:00:00.000Z'],
  ]);
  expect((await world.holdsOf(world.requestId)).map(({ expires_at: at }) => at.toISOString())).toEqual([
    '2027-01-13T18:15:00.000Z',
  ]);
});

test('time for which bookings were off besides counts once', async () => {
  const world = await openPausing();
  await world.archive(server.clock.now());
  await world.pass('2027-01-05T09:00:00Z');
  await world.turn(false);
  await world.pass('2027-01-08T09:00:00Z');
  await world.turn(true);
  await world.archive(null);
  await world.pass('2027-01-08T09:00:00Z');
  expect(await world.enquiryOf()).toEqual(['sent', '2027-01-10T18:00:00.000Z']);
});

test('while bookings are off, no project is paused or resumed (B19)', async () => {
  const world = await openPausing();
  await world.turn(false);
  await world.archive(server.clock.now());
  await world.pass('2027-01-05T09:00:00Z');
  const paused = await server.rows('select from projects where group_id = $1 and paused_since is not null', [
    world.groupId,
  ]);
  expect(paused).toEqual([]);
});
