import { commandOf } from '@doselore/contract';
import { sessionsText } from '@doselore/contract/course-planning';
import type { GroupId } from '../../../../platform/access/index.ts';
import { inTransaction } from '../../../../platform/db/index.ts';
import { type BuiltRequest, buildRequest, buildTimesOfInterest } from '../../../../test-support/bookings.factory.ts';
import type { TestApp } from '../../../../test-support/test-app.ts';
import { buildPlanning, session } from '../../../trainer-led/course-planning/planning.factory.ts';
import { lockTimes } from '../claims/claim-times.ts';
import type { Override } from '../claims/override.ts';
import { holdTimes, releaseHolds } from './hold-times.ts';

/** Day of every session and hold here. */
export const day = '2027-02-01';
/** Moment at which the holds of these tests expire, unless a test names another. */
export const expiry = '2027-01-01T09:05:00Z';

type Held = BuiltRequest & { interestId: number };
type Target = {
  from?: string;
  expiresAt?: string;
  trainerId?: number;
  venueId?: number | null;
  accountId?: number | null;
  override?: Override;
};

/** Opens a world of courses and bookings of one organisation, with one trainer. */
export async function openHolds(server: TestApp, options: { deliverable?: number } = {}) {
  const { db, services } = server;
  const world = await buildPlanning(server, options);
  const { groupId, productId, adminId, superId, trainerId } = world;
  const isVirtual = options.deliverable === 3;

  /** Builds a request of 3 hours with one date. */
  async function request(): Promise<Held> {
    const built = await buildRequest(db, {
      ...{ groupId, productId, organiserId: adminId, createdBy: superId, isVirtual },
    });
    return { ...built, interestId: await buildTimesOfInterest(db, { requestId: built.requestId, day }) };
  }

  /** Returns what a request wants: 3 hours from a time on. */
  function demandOf(held: Held, { from = '10:00', venueId = null, accountId = null }: Target = {}) {
    const start = Date.parse(`${day}T${from}:00Z`);
    return {
      ...{ groupId: groupId as GroupId, productId, isVirtual, isDraft: false, place: null, district: 'LA4' },
      ...{ venueId, locationId: null, video_account_id: accountId, excludedTrainerIds: [] },
      ...{
        claimant: { virtualGroupId: null, projectRequestId: held.requestId, multiDayId: null },
        at: services.clock.now(),
      },
      sessions: [{ start, end: start + 3 * 3_600_000 }],
    };
  }

  /** Holds 3 hours for a request under the locks, as a booking does. Throws the conflict. */
  function hold(held: Held, target: Target = {}): Promise<unknown> {
    const { expiresAt = expiry, venueId = null, accountId = null } = target;
    const trainerUserId = target.trainerId ?? trainerId;
    const demand = demandOf(held, target);
    return inTransaction(db, async (tx) => {
      await lockTimes(tx, { virtualGroupId: null, trainerUserId, venueId, video_account_id: accountId });
      return await holdTimes(tx, {
        ...{ demand, trainerUserId, expiresAt: new Date(expiresAt) },
        held: demand.sessions.map((one) => ({ session: one, timesOfInterestId: held.interestId })),
        override: target.override ?? null,
      });
    });
  }

  const release = (held: Held) => inTransaction(db, (tx) => releaseHolds(tx, { projectRequestId: held.requestId }));

  /** Creates a draft of the same time. */
  async function draft(more: object = {}): Promise<number> {
    const { id } = (await world.create()).json();
    await world.plan(id, { sessions: sessionsText([session(day)]), ...more });
    return id;
  }
  const publish = (id: number, body: object = {}) => world.asSuper.post(world.at(id, '/publish'), commandOf(body));
  const check = async (id: number, more: object = {}) =>
    (
      await world.asSuper.post(
        world.at(id, '/schedule/check'),
        commandOf({ sessions: sessionsText([session(day)]), venueId: null, ...more }),
      )
    ).json();

  return { world, request, demandOf, hold, release, draft, publish, check };
}
