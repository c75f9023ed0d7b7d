import { AppError } from '@doselore/contract';
import { isOwnConflict, type OwnConflictCode } from '@doselore/contract/bookings';
import type { Conflict } from '@doselore/contract/scheduling';
import { recordAudit } from '../../../../platform/audit/index.ts';
import type { Override } from '../../../scheduling/scheduling/index.ts';
import { convert } from '../converting/convert.ts';
import { conflictsOfDays } from '../multi-day/judge-days.ts';
import { returnToChoice } from '../multi-day/return-to-choice.ts';
import { pairOf } from '../two-in-one/booked-day.ts';
import { subjectOf } from '../wanted/booking-unit.ts';
import { judgeStart } from './compare-start.ts';
import { endConfirmation, type Manual } from './confirmations.repository.ts';
import type { ConfirmingStep, StartStep } from './confirming-step.ts';
import { notifyOfDecline } from './notify-of-confirmation.ts';
import { passOn } from './pass-on.ts';

type Confirming = {
  /** Own conflicts that the trainer confirms over, or all of them when a site admin records the answer. */
  overrides: readonly OwnConflictCode[] | 'all';
  manual?: Manual;
};

/**
 * Confirms an open question: asks the rules again, and turns the booking into a scheduled course. Throws 409 for conflicts
 * that are not confirmed over. Returns why the booking cannot become a course; then only this reason was stored.
 */
export async function confirmStart(
  step: ConfirmingStep,
  { overrides, manual }: Confirming,
): Promise<string | undefined> {
  const { tx, actor, at, confirmation } = step;
  const conflicts = step.kind === 'days' ? await conflictsOfDays(step) : await conflictsOfStart(step);
  refuseStanding(conflicts, { isDecided: confirmation.conflict_reason !== null, overrides });
  const own = [...new Set(conflicts.map(({ code }) => code).filter(isOwnConflict))];
  const override = overrideOf(step, { own, manual });
  const blocked = await convert(step, { override });
  if (blocked !== undefined) return blocked;
  const by = actor?.id ?? null;
  await endConfirmation(tx, { id: confirmation.id, state: 'confirmed', at, by, manual, ownOverride: own });
  await recordAnswer(step, manual, 'bookings.confirm');
  return undefined;
}

async function conflictsOfStart({ tx, at, booking, confirmation }: StartStep): Promise<Conflict[]> {
  const { interest_id: interestId, starts_at: startsAt, trainer_user_id: trainerId } = confirmation;
  const choice = await judgeStart(tx, { booking, interestId, startsAt, pair: pairOf(booking), at }, [trainerId]);
  return [...choice.options.flatMap((one) => one.conflicts), ...choice.placeConflicts];
}

type Standing = { isDecided: boolean; overrides: Confirming['overrides'] };

function refuseStanding(conflicts: readonly Conflict[], { isDecided, overrides }: Standing): void {
  const isIgnored = ({ code, can_be_ignored }: Conflict) =>
    (isDecided && can_be_ignored) || (isOwnConflict(code) && (overrides === 'all' || overrides.includes(code)));
  const standing = conflicts.filter((one) => !isIgnored(one));
  if (standing.length === 0) return;
  const isOwn = standing.every(({ code }) => isOwnConflict(code));
  const next = isOwn ? 'Confirm again if you can come all the same.' : 'Nothing was changed.';
  throw new AppError('conflict', `${[...new Set(standing.map(({ text }) => text))].join('. ')}. ${next}`);
}

type Deciding = { own: readonly OwnConflictCode[]; manual: Manual | undefined };

/** Returns who decided to book in spite of conflicts: the site admin who booked, or whoever confirms. */
function overrideOf({ actor, confirmation }: ConfirmingStep, { own, manual }: Deciding): Override | null {
  const { conflict_reason: reason, conflict_by: by } = confirmation;
  if (reason !== null && by !== null) return { reason, by };
  if (own.length === 0 || actor === undefined) return null;
  return { reason: manual?.note ?? 'Confirmed by the trainer', by: actor.id };
}

type Declining = { state: 'rejected' | 'lapsed' | 'withdrawn'; reason?: string; manual?: Manual };

/**
 * Ends an open question without a yes, and gives back what is held. The next trainer is asked about a start; a site admin
 * chooses another one for a course of several days.
 */
export async function declineStart(step: ConfirmingStep, { state, reason, manual }: Declining): Promise<void> {
  const { services, tx, actor, at, booking, confirmation } = step;
  const by = actor?.id ?? null;
  await endConfirmation(tx, { id: confirmation.id, state, at, by, manual, ...(reason !== undefined && { reason }) });
  await recordAnswer(step, manual, declined[state]);
  const next = step.kind === 'days' ? await returnToChoice(step) : await passOn(step);
  await notifyOfDecline(services, tx, {
    booking,
    confirmation,
    state,
    reason: reason ?? manual?.note ?? null,
    next,
    at,
  });
}

type Answered = 'bookings.confirm' | 'bookings.reject' | 'bookings.lapse' | 'bookings.withdraw';
const declined: Record<Declining['state'], Answered> = {
  rejected: 'bookings.reject',
  lapsed: 'bookings.lapse',
  withdrawn: 'bookings.withdraw',
};

function recordAnswer(
  { tx, actor, booking, confirmation }: ConfirmingStep,
  manual: Manual | undefined,
  action: Answered,
) {
  return recordAudit(tx, actor, {
    ...{ action: manual === undefined ? action : 'bookings.manual', groupId: booking.group_id },
    subject: subjectOf(booking),
    detail: { userId: confirmation.trainer_user_id, ...(manual && { status: manual.status }) },
  });
}
