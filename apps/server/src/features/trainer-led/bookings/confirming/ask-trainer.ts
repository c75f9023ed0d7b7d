import type { Tx } from '../../../../platform/db/index.ts';
import { queueTask } from '../../../../platform/jobs/index.ts';
import type { Services } from '../../../../platform/services.ts';
import type { Override } from '../../../scheduling/scheduling/index.ts';
import type { TrainerOption } from '../choosing/compare-wish.ts';
import type { WishData } from '../choosing/wish.repository.ts';
import { deadlineAfter } from '../deadlines/deadline-after.ts';
import { choiceKind, listRivals } from '../organising/organising.repository.ts';
import { findBookingSettings } from '../settings.repository.ts';
import { withStarts } from '../two-in-one/booked-day.ts';
import { saveInterestState } from './booking.repository.ts';
import { holdStart, type Start } from './compare-start.ts';
import { insertConfirmation } from './confirmations.repository.ts';
import { notifyOfQuestion } from './notify-of-confirmation.ts';

type Asking = Start & {
  wish: WishData;
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
  { trainer, rank, candidates, override, isFirm = false, ...start }: Asking,
): Promise<{ confirmationId: number; dueAt: Date; ignored: { detail: { ignored: string } } | undefined }> {
  const { interestId, startsAt, at } = start;
  const booking = withStarts(start.booking, start);
  const { confirmation_days } = await findBookingSettings(tx);
  const dueAt = deadlineAfter({ at, days: confirmation_days, earliestStart: startsAt });
  const ignored = await holdStart(tx, { ...start, trainerUserId: trainer.id, dueAt, override });
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
