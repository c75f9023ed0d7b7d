import { minutes as minutesOf } from '../../../../platform/clock/index.ts';
import type { Queries, Tx } from '../../../../platform/db/index.ts';
import { queueTask } from '../../../../platform/jobs/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { compareWindows, holdTimes, lockTimes, type Override } from '../../../scheduling/scheduling/index.ts';
import { demandOf, type TrainerOption, type WindowChoice } from '../choosing/choose-trainers.ts';
import { findWish } from '../choosing/wish.repository.ts';
import { deadlineAfter } from '../deadlines/deadline-after.ts';
import { choiceKind, listRivals } from '../organising/organising.repository.ts';
import { findBookingSettings } from '../settings.repository.ts';
import { type BookingData, saveInterestState } from './booking.repository.ts';
import { insertConfirmation } from './confirmations.repository.ts';
import { notifyOfQuestion } from './notify-of-confirmation.ts';

/** Minutes that a hold outlasts the deadline of its question, so that the lapse acts first. */
const holdOutlasts = 15;

/** Returns when the hold of a question with this deadline expires. */
export const endOfHold = (dueAt: Date): Date => new Date(dueAt.getTime() + minutesOf(holdOutlasts));

export type Start = { booking: BookingData; interestId: number; startsAt: Date; at: Date };

type Choice = WindowChoice & { demand: ReturnType<typeof demandOf> };

/** Locks these trainers, then the venue and the account of a request, and compares the trainers at one start. */
export async function judgeStart(tx: Tx, start: Start, trainerIds: readonly number[]): Promise<Choice> {
  const { venue_id: venueId, video_account_id } = start.booking;
  await lockTimes(tx, { virtualGroupId: null, trainerIds, trainerUserId: null, venueId, video_account_id });
  return compareStart(tx, start, trainerIds);
}

/** Compares these trainers at one start of a request. */
export async function compareStart(
  db: Queries,
  { booking, startsAt, at }: Start,
  trainerIds: readonly number[],
): Promise<Choice> {
  const request = await findWish(db, booking.id);
  if (request === undefined) throw new Error(`Project request ${booking.id} was read before and is gone`);
  const demand = { ...demandOf(request, at), video_account_id: booking.video_account_id };
  const start = startsAt.getTime();
  const windows = [{ start, end: start }];
  const [choice] = await compareWindows(db, { demand, minutes: request.minutes, windows, trainerIds });
  if (choice === undefined) throw new Error('One window has one choice');
  return { ...choice, demand };
}

type Holding = Omit<Start, 'at'> & {
  demand: ReturnType<typeof demandOf>;
  trainerUserId: number;
  dueAt: Date;
  override: Override | null;
};

/** Holds a start for a trainer until shortly after the deadline of the question. Returns as `holdTimes` does. */
export function holdStart(
  tx: Tx,
  { booking, interestId, startsAt, dueAt, ...held }: Holding,
): ReturnType<typeof holdTimes> {
  const start = startsAt.getTime();
  const session = { start, end: start + minutesOf(booking.minutes) };
  const { demand, trainerUserId, override } = held;
  return holdTimes(tx, {
    ...{ demand, held: [{ session, timesOfInterestId: interestId }], trainerUserId },
    ...{ expiresAt: endOfHold(dueAt), override },
  });
}

type Asking = Start & {
  demand: ReturnType<typeof demandOf>;
  trainer: TrainerOption;
  rank: number;
  /** Trainers who were compared. */
  candidates: number;
  override: Override | null;
  /** True when the yes of the trainer needs no confirmation. Then nobody is emailed. */
  isFirm?: boolean;
};

/**
 * Holds a start for a trainer until shortly after the deadline of the question, and asks them to confirm it. The caller has
 * locked the trainer, the venue and the account. What organisers of other requests are offered is looked at anew. Returns the question, the deadline, and the detail of the audit event about ignored conflicts.
 */
export async function askTrainer(
  services: Services,
  tx: Tx,
  { booking, interestId, startsAt, at, demand, trainer, rank, candidates, override, isFirm = false }: Asking,
): Promise<{ confirmationId: number; dueAt: Date; ignored: { detail: { ignored: string } } | undefined }> {
  const { confirmation_days } = await findBookingSettings(tx);
  const dueAt = deadlineAfter({ at, days: confirmation_days, earliestStart: startsAt });
  const held = { booking, interestId, startsAt, demand, trainerUserId: trainer.id, dueAt, override };
  const ignored = await holdStart(tx, held);
  await saveInterestState(tx, interestId, 'held');
  for (const subjectId of await listRivals(tx, { trainerUserId: trainer.id, startsAt, requestId: booking.id }))
    await queueTask(tx, services.clock, { kind: choiceKind, subjectId });
  const confirmationId = await insertConfirmation(tx, {
    ...{ trainerUserId: trainer.id, target: { interestId }, startsAt, askedAt: at, dueAt },
    override: ignored === undefined ? null : override,
    scoreData: { start: startsAt.toISOString(), total: trainer.score, parts: trainer.parts, rank, of: candidates },
  });
  if (!isFirm) await notifyOfQuestion(services, tx, { booking, trainerUserId: trainer.id, startsAt, dueAt, at });
  return { confirmationId, dueAt, ignored };
}
