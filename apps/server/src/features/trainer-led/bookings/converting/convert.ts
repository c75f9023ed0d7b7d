import { AppError } from '@doselore/contract';
import { recordAudit } from '../../../../platform/audit/index.ts';
import { minutes } from '../../../../platform/clock/index.ts';
import { type Override, releaseHolds } from '../../../scheduling/scheduling/index.ts';
import { createBookedCourse } from '../../course-planning/index.ts';
import { saveBlocked } from '../confirming/booking.repository.ts';
import type { ConfirmingStep } from '../confirming/confirming-step.ts';
import { notifyOfBlock, notifyOfConversion } from '../confirming/notify-of-confirmation.ts';
import { endIfDone } from '../projects/end-if-done.ts';
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
  const { id: requestId, project_id: projectId, group_id: groupId } = booking;
  const { interest_id: interestId, trainer_user_id: trainerUserId } = confirmation;
  const release = () => releaseHolds(tx, requestId);
  const created = await createBookedCourse(services, tx, { ...bookedOf(step), override, release });
  if ('refusal' in created) {
    const { code, text } = created.refusal;
    if (code === 'trainer') throw new AppError('conflict', `${text}. Nothing was changed.`);
    await block(step, text);
    return text;
  }
  const { virtualGroupId } = created;
  await saveCompleted(tx, { requestId, interestId, virtualGroupId, at });
  const others = await withdrawOthers(tx, { requestId, interestId, trainerUserId, at });
  await endIfDone(tx, { projectId, groupId, at });
  await notifyOfConversion(services, tx, { booking, confirmation, virtualGroupId, others, at });
  return undefined;
}

async function block({ services, tx, at, booking }: ConfirmingStep, reason: string): Promise<void> {
  if (booking.blocked_reason === reason) return;
  await saveBlocked(tx, booking.id, reason);
  await recordAudit(tx, undefined, {
    ...{ action: 'bookings.block', subject: `project request ${booking.id}`, groupId: booking.group_id },
  });
  await notifyOfBlock(services, tx, { booking, reason, at });
}

function bookedOf({ booking, confirmation }: ConfirmingStep) {
  const { starts_at: start, trainer_user_id: trainerUserId } = confirmation;
  const end = new Date(start.getTime() + minutes(booking.minutes));
  return {
    ...{ groupId: booking.group_id, subgroupId: booking.subgroup_id, organiserUserId: booking.organiser_user_id },
    ...{ productId: booking.product_id, deliverableId: booking.deliverable_id, trainerUserId },
    ...{ certificateMonths: booking.certificate_months, delegates: booking.delegates },
    assessment: { type: booking.assessment_type, days: booking.post_training_days_allowed },
    sessions: [{ training_start: start.toISOString(), training_end: end.toISOString(), place: null }],
    ...{ venueId: booking.venue_id, place: booking.place, postcode: booking.place_postcode },
    ...{ accountId: booking.video_account_id, meetingUrl: booking.meeting_url },
  };
}
