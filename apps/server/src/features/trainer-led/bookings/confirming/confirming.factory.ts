import { randomUUID } from 'node:crypto';
import { commandOf } from '@doselore/contract';
import { inTransaction } from '../../../../platform/db/index.ts';
import { runBackground } from '../../../../test-support/background.ts';
import { buildEnquiry, buildTimesOfInterest } from '../../../../test-support/bookings.factory.ts';
import type { TestApp } from '../../../../test-support/test-app.ts';
import { buildTrainer } from '../../../../test-support/trainers.factory.ts';
import { openBookings } from '../bookings.factory.ts';
import { watchConfirmations } from '../due/watch-confirmations.ts';

/** Time at which everything here begins: a Monday. */
export const today = '2027-01-04T09:00:00Z';
/** Day of every date here, and the start that is booked. */
export const day = '2027-02-01';
export const start = `${day}T10:00:00.000Z`;
/** Deadline of a question of today: 2 working days. */
export const deadline = '2027-01-06T18:00:00.000Z';

type Option = { trainers?: number; days?: string[] };

/** Opens a world with a request whose dates have trainers who said yes, Amara first. */
export async function openConfirming(server: TestApp, { deliverable }: { deliverable?: number } = {}) {
  const { db, rows } = server;
  const world = await openBookings(server, deliverable === undefined ? {} : { deliverable });
  const { productId, superId, trainerId } = world;
  /** Signs in anew, because time passes. */
  const post = async (path: string, body: object = {}) => (await server.as(superId)).post(path, body);
  const online = deliverable === 3;

  /** Creates a request, and trainers who said yes to all of its dates. */
  async function ready({ trainers = 1, days = [day] }: Option = {}) {
    const place = online
      ? { meeting_url: 'https://meet.example.org/a' }
      : { place: 'Own room', place_postcode: 'LA4 4XX' };
    const { projectId, requestId, requestAt } = await world.draft(place);
    const trainerIds = [trainerId as number];
    while (trainerIds.length < trainers)
      trainerIds.push(
        await buildTrainer(db, { firstName: 'Gwen', lastName: `Lloyd ${trainerIds.length}`, teaches: [productId] }),
      );
    const interestIds: number[] = [];
    for (const one of days) {
      const interestId = await buildTimesOfInterest(db, { requestId, day: one });
      interestIds.push(interestId);
      for (const id of trainerIds.slice(0, trainers))
        await buildEnquiry(db, { interestId, trainerId: id, by: superId, state: 'yes' });
    }
    await rows('update projects set handled_by = $2 where id = $1', [projectId, superId]);
    await rows(`update times_of_interest set state = 'available' where project_request_id = $1`, [requestId]);
    await rows(`update project_requests set state = 'options_ready' where id = $1`, [requestId]);
    const [interestId = 0] = interestIds;
    const book = (more: object = {}) =>
      post(
        `${requestAt}/book`,
        commandOf({ timesOfInterestId: interestId, startTimeDate: start, idempotencyKey: randomUUID(), ...more }),
      );
    return { projectId, requestId, requestAt, trainerIds, interestId, interestIds, book };
  }

  /** Returns the newest question about a request. */
  async function questionOf(requestId: number) {
    const [row] = await rows<{
      id: number;
      trainer_user_id: number;
      state: string;
      due_at: Date;
      answered_by: number | null;
    }>(
      `select c.id, c.trainer_user_id, c.state, c.due_at, c.answered_by from confirmation_enquiries c
       join times_of_interest t on t.id = c.times_of_interest_id where t.project_request_id = $1 order by c.id desc limit 1`,
      [requestId],
    );
    if (row === undefined) throw new Error(`Request ${requestId} has no question`);
    return row;
  }
  const asTrainer = async (userId: number) => {
    const client = await server.as(userId);
    const at = '/api/virtual-group-admin/booking-confirmation-enquiries';
    return {
      list: () => client.get(at),
      confirm: (id: number, body: object = {}) => client.post(`${at}/${id}/confirm`, body),
      reject: (id: number, reason = 'On leave') => client.post(`${at}/${id}/reject`, { reason }),
    };
  };
  const manual = (id: number, status: string, note = 'By phone') =>
    post(`/api/admin/confirmation-enquiries/${id}/manual`, { status, note });
  const remind = (id: number) => post(`/api/admin/confirmation-enquiries/${id}/remind`);

  /** Runs the job and the tasks of the room at a time. */
  async function pass(at: string): Promise<void> {
    server.clock.set(at);
    await inTransaction(db, async (tx) => {
      await watchConfirmations(server.services).run(tx);
    });
    await runBackground(server);
  }
  const stateOf = async (requestId: number) => {
    const [row] = await rows<{ state: string; virtual_group_id: number | null; blocked_reason: string | null }>(
      'select state, virtual_group_id, blocked_reason from project_requests where id = $1',
      [requestId],
    );
    return row;
  };
  const holdsOf = (requestId: number) =>
    rows<{ trainer_user_id: number; expires_at: Date }>(
      `select c.trainer_user_id, c.expires_at from time_claims c join times_of_interest t on t.id = c.times_of_interest_id
       where t.project_request_id = $1`,
      [requestId],
    );
  const mailsTo = async (userId: number) => {
    const sent = await rows<{ subject: string }>(
      'select subject from outbox_messages o join users u on u.email = o.recipient where u.id = $1 order by o.id',
      [userId],
    );
    return sent.map(({ subject }) => subject);
  };
  const turn = (isOn: boolean) => post('/api/admin/bookings/switch', { isOn });
  return { ...world, turn, ready, questionOf, asTrainer, manual, remind, pass, stateOf, holdsOf, mailsTo };
}
