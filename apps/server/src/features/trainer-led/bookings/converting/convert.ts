import { AppError } from '@doselore/contract';
import type { VirtualGroupId } from '../../../../platform/access/index.ts';
import { recordAudit } from '../../../../platform/audit/index.ts';
import { type Override, releaseHolds } from '../../../scheduling/scheduling/index.ts';
import { createBookedCourse } from '../../course-planning/index.ts';
import { saveBlocked } from '../confirming/booking.repository.ts';
import type { ConfirmingStep, StartStep } from '../confirming/confirming-step.ts';
import { notifyOfBlock, notifyOfConversion } from '../confirming/notify-of-confirmation.ts';
import { saveDaysBlocked, saveDaysCompleted } from '../multi-day/days.repository.ts';
import { endIfDone } from '../projects/end-if-done.ts';
import { sessionsOf, subjectOf } from '../wanted/booking-unit.ts';
import { saveCompleted, withdrawOthers } from './converting.repository.ts';

/**
 * Turns a booking whose trainer confirms into a scheduled course. Returns why it cannot become one: then only this reason
 * was stored, and site admins are notified of a new one. Throws 409 for a trainer who is not active.
 */
export async function convert(
  step: ConfirmingStep,
  { override }: { override: Override | null },
): Promise<string | undefined> {
  const { services, tx, at, booking, confirmation } = step;
  const { project_id: projectId, group_id: groupId } = booking;
  const release = () =>
    releaseHolds(tx, booking.kind === 'days' ? { multiDayId: booking.id } : { projectRequestId: booking.id });
  const created = await createBookedCourse(services, tx, { ...bookedOf(step), override, release });
  if ('refusal' in created) {
    const { code, text } = created.refusal;
    if (code === 'trainer') throw new AppError('conflict', `${text}. Nothing was changed.`);
    await block(step, text);
    return text;
  }
  const { virtualGroupId } = created;
  const others = step.kind === 'days' ? [] : await completeRequest(step, virtualGroupId);
  if (step.kind === 'days') await saveDaysCompleted(tx, { id: step.booking.id, virtualGroupId, at });
  await endIfDone(tx, { projectId, groupId, at });
  await notifyOfConversion(services, tx, { booking, confirmation, virtualGroupId, others, at });
  return undefined;
}

async function completeRequest({ tx, at, booking, confirmation }: StartStep, virtualGroupId: VirtualGroupId) {
  const { interest_id: interestId, trainer_user_id: trainerUserId } = confirmation;
  await saveCompleted(tx, { requestId: booking.id, interestId, virtualGroupId, at });
  return withdrawOthers(tx, { requestId: booking.id, interestId, trainerUserId, at });
}

async function block({ services, tx, at, booking }: ConfirmingStep, reason: string): Promise<void> {
  if (booking.blocked_reason === reason) return;
  if (booking.kind === 'days') await saveDaysBlocked(tx, booking.id, reason);
  else await saveBlocked(tx, booking.id, reason);
  await recordAudit(tx, undefined, {
    ...{ action: 'bookings.block', subject: subjectOf(booking), groupId: booking.group_id },
  });
  await notifyOfBlock(services, tx, { booking, reason, at });
}

function bookedOf({ booking, confirmation }: ConfirmingStep) {
  const { starts_at: startsAt, trainer_user_id: trainerUserId } = confirmation;
  return {
    ...{ groupId: booking.group_id, subgroupId: booking.subgroup_id, organiserUserId: booking.organiser_user_id },
    ...{ productId: booking.product_id, deliverableId: booking.deliverable_id, trainerUserId },
    ...{ certificateMonths: booking.certificate_months, delegates: booking.delegates },
    assessment: { type: booking.assessment_type, days: booking.post_training_days_allowed },
    sessions: sessionsOf(booking, startsAt).map(({ start, end, place }) => ({
      ...{ training_start: start.toISOString(), training_end: end.toISOString(), place },
    })),
    ...{ venueId: booking.venue_id, place: booking.place, postcode: booking.place_postcode },
    ...{ accountId: booking.video_account_id, meetingUrl: booking.meeting_url },
  };
}
