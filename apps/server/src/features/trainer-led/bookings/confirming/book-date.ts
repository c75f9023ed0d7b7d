import { AppError, fieldError } from '@doselore/contract';
import type { RequestState } from '@doselore/contract/bookings';
import { type Actor, notFound, type ProjectId, type ProjectRequestId } from '../../../../platform/access/index.ts';
import { recordAudit } from '../../../../platform/audit/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import type { Override } from '../../../scheduling/scheduling/index.ts';
import { refuseOtherSecond } from '../organising/refuse-other-second.ts';
import { lockOpenProject } from '../projects/lock-open-project.ts';
import { lockRequest } from '../requests/requests.repository.ts';
import { type BookedStart, withStarts } from '../two-in-one/booked-day.ts';
import { accountsOfBoth, withAccounts } from './accounts-for.ts';
import { askTrainer } from './ask-trainer.ts';
import {
  type BookingData,
  findInterest,
  getBooking,
  hasFirmYes,
  listWilling,
  saveBooked,
} from './booking.repository.ts';
import { checkPlacesKnown, checkStarts } from './check-start.ts';
import { judgeStart, type Start } from './compare-start.ts';

export type Booking = {
  projectId: ProjectId;
  projectRequestId: ProjectRequestId;
  timesOfInterestId: number;
  /** Start on the wall clock: of the session that comes first. */
  startsAt: Date;
  /** Order and other start of two sessions on one day. */
  pair: BookedStart['pair'];
  /** Null for the best trainer who said yes. */
  trainerUserId: number | null;
  override: Override | null;
  /** Whether two sessions have to be at starts that an organiser is offered. */
  isAsOffered: boolean;
  /** States from which the caller may book. */
  from: readonly RequestState[];
  /** Whether a refusal names what is in the way, which may belong to another organisation. */
  showsReasons: boolean;
};

/** `isFirm` tells that the yes of the trainer needs no confirmation: the caller confirms the question at once. */
export type Booked = {
  booking: BookingData;
  dueAt: Date;
  confirmationId: number;
  trainerUserId: number;
  isFirm: boolean;
};

/**
 * Books a start on a date of a request in the transaction of the caller: asks the rules under the locks, holds the trainer,
 * the venue and the account, and asks the trainer to confirm. Throws 404, 422 at the field, and 409 when the start is
 * gone. Returns what was booked, and until when the trainer may answer.
 */
export async function bookDate(services: Services, tx: Tx, actor: Actor, target: Booking): Promise<Booked> {
  const { projectId, projectRequestId: id, timesOfInterestId: interestId, startsAt, pair, from } = target;
  await lockOpenProject(tx, projectId);
  const request = await lockRequest(tx, id);
  const interest = await findInterest(tx, { id: interestId, requestId: id });
  if (request === undefined || interest === undefined) throw notFound();
  const at = services.clock.now();
  if (!from.includes(request.state)) throw new AppError('conflict', refusalOf(request.state));
  const stored = await getBooking(tx, id);
  checkStarts(stored, { startsAt, pair }, { window: interest, at });
  checkPlacesKnown(stored);
  if (target.isAsOffered) await refuseOtherSecond(tx, { id, interestId, startsAt, pair, at });
  const { start, choice, candidates } = await chooseUnderLocks(
    tx,
    { booking: stored, interestId, startsAt, pair, at },
    target,
  );
  const booking = withStarts(start.booking, start);
  const rank = choice.options.findIndex((one) => target.trainerUserId !== null || one.start !== null);
  const trainer = choice.options[rank];
  if (trainer === undefined) throw new AppError('conflict', startGone);
  const { wish } = choice;
  const { override } = target;
  const isFirm = override === null && (await hasFirmYes(tx, { interestId, trainerUserId: trainer.id }));
  const asking = { ...start, wish, trainer, rank: rank + 1, candidates, override, isFirm };
  const { confirmationId, dueAt, ignored } = await askTrainer(services, tx, asking);
  await saveBooked(tx, { booking, interestId, startsAt, at });
  await recordAudit(tx, actor, {
    ...{ action: 'bookings.book', subject: `project request ${id}`, groupId: booking.group_id },
    detail: {
      ...{ userId: trainer.id, start: startsAt.toISOString(), ...ignored?.detail },
      ...(pair !== null && { order: pair.order, secondStart: pair.secondStart.toISOString() }),
    },
  });
  return { booking, dueAt, confirmationId, trainerUserId: trainer.id, isFirm };
}

const startGone = 'Nobody can take this start now. Choose another one.';

const refusalOf = (state: RequestState): string =>
  state === 'organiser_booked'
    ? 'A date of this request is booked already. Nothing was changed.'
    : 'This request cannot be booked now. Load the page again.';

/** Locks everybody who may take a start, chooses a meeting account where one is missing, and compares the trainers. */
async function chooseUnderLocks(
  tx: Tx,
  start: Start,
  { trainerUserId, timesOfInterestId, override, showsReasons }: Booking,
) {
  const refusal = (text: string) => new AppError('conflict', showsReasons ? text : startGone);
  const trainerIds = trainerUserId === null ? await listWilling(tx, timesOfInterestId) : [trainerUserId];
  if (trainerIds.length === 0)
    throw refusal('No trainer has said yes to this date. Name a trainer, or choose another date.');
  const { booking } = start;
  const { accounts, isOpen } = await accountsOfBoth(tx, booking, refusal);
  let last: Awaited<ReturnType<typeof judgeStart>> | undefined;
  for (const chosen of accounts) {
    const tried = { ...start, booking: withAccounts(booking, chosen) };
    const choice = await judgeStart(tx, tried, trainerIds);
    if (trainerUserId !== null && choice.options.length === 0) throw fieldError('trainerUserId', 'Choose a trainer');
    if (choice.placeConflicts.length === 0 || (override !== null && !isOpen))
      return { start: tried, choice, candidates: trainerIds.length };
    last = choice;
  }
  const texts = last?.placeConflicts.map(({ text }) => text) ?? [];
  throw refusal(`${texts.join('. ')}. Nothing was changed.`);
}
