import { AppError, fieldError } from '@doselore/contract';
import type { RequestState } from '@doselore/contract/bookings';
import { type Actor, notFound, type ProjectId, type ProjectRequestId } from '../../../../platform/access/index.ts';
import { recordAudit } from '../../../../platform/audit/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import type { Override } from '../../../scheduling/scheduling/index.ts';
import { lockOpenProject } from '../projects/lock-open-project.ts';
import { lockRequest } from '../requests/requests.repository.ts';
import { accountsFor } from './accounts-for.ts';
import { askTrainer, judgeStart, type Start } from './ask-trainer.ts';
import {
  type BookingData,
  findInterest,
  getBooking,
  hasFirmYes,
  listWilling,
  saveBooked,
} from './booking.repository.ts';
import { checkPlaceKnown, checkStart } from './check-start.ts';

export type Booking = {
  projectId: ProjectId;
  projectRequestId: ProjectRequestId;
  timesOfInterestId: number;
  /** Start on the wall clock. */
  startsAt: Date;
  /** Null for the best trainer who said yes. */
  trainerUserId: number | null;
  override: Override | null;
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
  const { projectId, projectRequestId: id, timesOfInterestId: interestId, startsAt, from } = target;
  await lockOpenProject(tx, projectId);
  const request = await lockRequest(tx, id);
  const interest = await findInterest(tx, { id: interestId, requestId: id });
  if (request === undefined || interest === undefined) throw notFound();
  const at = services.clock.now();
  if (!from.includes(request.state)) throw new AppError('conflict', refusalOf(request.state));
  checkStart(startsAt, interest, at);
  const stored = await getBooking(tx, id);
  checkPlaceKnown(stored);
  const { start, choice, candidates } = await chooseUnderLocks(
    tx,
    { booking: stored, interestId, startsAt, at },
    target,
  );
  const { booking } = start;
  const rank = choice.options.findIndex((one) => target.trainerUserId !== null || one.start !== null);
  const trainer = choice.options[rank];
  if (trainer === undefined) throw new AppError('conflict', startGone);
  const { demand } = choice;
  const { override } = target;
  const isFirm = override === null && (await hasFirmYes(tx, { interestId, trainerUserId: trainer.id }));
  const asking = { ...start, demand, trainer, rank: rank + 1, candidates, override, isFirm };
  const { confirmationId, dueAt, ignored } = await askTrainer(services, tx, asking);
  await saveBooked(tx, { requestId: id, interestId, startsAt, accountId: booking.video_account_id, at });
  await recordAudit(tx, actor, {
    ...{ action: 'bookings.book', subject: `project request ${id}`, groupId: booking.group_id },
    detail: { userId: trainer.id, start: startsAt.toISOString(), ...ignored?.detail },
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
  const { accounts, isOpen } = await accountsFor(tx, booking, refusal);
  let last: Awaited<ReturnType<typeof judgeStart>> | undefined;
  for (const accountId of accounts) {
    const tried = { ...start, booking: { ...booking, video_account_id: accountId } };
    const choice = await judgeStart(tx, tried, trainerIds);
    if (trainerUserId !== null && choice.options.length === 0) throw fieldError('trainerUserId', 'Choose a trainer');
    if (choice.placeConflicts.length === 0 || (override !== null && !isOpen))
      return { start: tried, choice, candidates: trainerIds.length };
    last = choice;
  }
  const texts = last?.placeConflicts.map(({ text }) => text) ?? [];
  throw refusal(`${texts.join('. ')}. Nothing was changed.`);
}
