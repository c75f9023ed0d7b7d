import { AppError } from '@doselore/contract';
import type { VirtualGroupId } from '../../../../platform/access/index.ts';
import { recordAudit } from '../../../../platform/audit/index.ts';
import { releaseHolds } from '../../../scheduling/scheduling/holds/index.ts';
import type { Override } from '../../../scheduling/scheduling/index.ts';
import { createBookedCourse, findRefusal, type Refusal } from '../../course-planning/index.ts';
import { saveBlocked } from '../confirming/booking.repository.ts';
import type { ConfirmingStep, StartStep } from '../confirming/confirming-step.ts';
import { notifyOfBlock, notifyOfConversion } from '../confirming/notify-of-confirmation.ts';
import { saveDaysBlocked, saveDaysCompleted } from '../multi-day/days.repository.ts';
import { endIfDone } from '../projects/end-if-done.ts';
import { endHalfQuestion } from '../two-in-one/keep-half.repository.ts';
import { type Session, sessionsOf, subjectOf } from '../wanted/booking-unit.ts';
import { saveCompleted, saveConfirmedDate, withdrawOthers } from './converting.repository.ts';

/**
 * Turns a booking whose trainer confirms into a scheduled course, and two sessions on one day into two courses: both or none.
 * Returns why it cannot become one: then only this reason
 * was stored, and site admins are notified of a new one. Throws 409 for a trainer who is not active.
 */
export async function convert(
  step: ConfirmingStep,
  { override }: { override: Override | null },
): Promise<string | undefined> {
  const { services, tx, at, booking, confirmation } = step;
  const { project_id: projectId, group_id: groupId } = booking;
  const sessions = sessionsOfCourses(step);
  for (const one of sessions) {
    const refusal = await findRefusal(tx, bookedOf(step, one));
    if (refusal !== undefined) return await refuse(step, refusal);
  }
  const created: VirtualGroupId[] = [];
  // Each session of a day is judged beside the other one: beside its hold, then beside its course.
  for (const one of sessions) {
    const release = () => releaseHolds(tx, holderOf(step, one));
    const course = await createBookedCourse(services, tx, { ...bookedOf(step, one), override, release });
    if ('refusal' in course) throw new AppError('conflict', `${course.refusal.text}. Nothing was changed.`);
    created.push(course.virtualGroupId);
    await saveCourse(step, one, course.virtualGroupId);
  }
  const [virtualGroupId] = created;
  if (virtualGroupId === undefined) throw new Error('A booking has a session');
  const others = step.kind === 'days' ? [] : await releaseOthers(step);
  await endIfDone(tx, { projectId, groupId, at });
  await notifyOfConversion(services, tx, { booking, confirmation, virtualGroupId, others, at });
  return undefined;
}

/** Sessions of one course. */
type Sessions = readonly [Session, ...Session[]];

/** Returns the sessions of each course that a booking becomes: one course, or one for each session of a day, in their order. */
function sessionsOfCourses({ booking, confirmation }: ConfirmingStep): Sessions[] {
  const [first, ...more] = sessionsOf(booking, confirmation.starts_at);
  if (first === undefined) throw new Error('A booking has a session');
  return first.half === null ? [[first, ...more]] : [[first], ...more.map((one): Sessions => [one])];
}

const holderOf = ({ booking }: ConfirmingStep, [{ half }]: Sessions) =>
  booking.kind === 'days'
    ? { multiDayId: booking.id }
    : { projectRequestId: booking.id, ...(half !== null && { half }) };

async function refuse(step: ConfirmingStep, { code, text }: Refusal): Promise<string> {
  if (code === 'trainer') throw new AppError('conflict', `${text}. Nothing was changed.`);
  await block(step, text);
  return text;
}

async function saveCourse(step: ConfirmingStep, [{ half }]: Sessions, virtualGroupId: VirtualGroupId): Promise<void> {
  const { tx, at } = step;
  if (step.kind === 'days') return saveDaysCompleted(tx, { id: step.booking.id, virtualGroupId, at });
  const { id, day } = step.booking;
  await saveCompleted(tx, { requestId: half === 'b' && day !== null ? day.second.id : id, virtualGroupId, at });
}

async function releaseOthers({ tx, at, booking, confirmation }: StartStep) {
  const { interest_id: interestId, trainer_user_id: trainerUserId } = confirmation;
  await endHalfQuestion(tx, { ids: [booking.id], state: 'withdrawn', at });
  await saveConfirmedDate(tx, { requestId: booking.id, interestId });
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

function bookedOf({ booking, confirmation }: ConfirmingStep, sessions: Sessions) {
  const { trainer_user_id: trainerUserId } = confirmation;
  const [{ wish }] = sessions;
  return {
    ...{ groupId: booking.group_id, subgroupId: booking.subgroup_id, organiserUserId: booking.organiser_user_id },
    ...{ productId: wish.product_id, deliverableId: wish.deliverable_id, trainerUserId },
    ...{ certificateMonths: wish.certificate_months, delegates: wish.delegates },
    assessment: { type: wish.assessment_type, days: wish.post_training_days_allowed },
    sessions: sessions.map(({ start, end, place, half }) => ({
      ...{ training_start: start.toISOString(), training_end: end.toISOString(), place: half === null ? place : null },
    })),
    ...{ venueId: wish.venue_id, place: wish.place, postcode: wish.place_postcode },
    ...{ accountId: wish.video_account_id, meetingUrl: wish.meeting_url },
  };
}
