import { type Change, type CourseNow, type Follower, hearsByEmail } from '../course-changes/index.ts';
import { endAcceptances } from '../course-delegates/index.ts';
import { announceTimes } from './announce-times.ts';
import { saveEndedAcceptances } from './calendar-invitations.repository.ts';
import { queueInvitations } from './send-invitations.ts';

/** Takes back acceptances of times that have changed. The next email about the date says so. */
export const acceptances: Follower = {
  owes: ({ hasNewTimes }) => hasNewTimes,
  async follow({ services, tx, after: { id: virtualGroupId } }) {
    await queueInvitations(tx, services.clock, virtualGroupId);
    const userIds = await endAcceptances(tx, virtualGroupId);
    await saveEndedAcceptances(tx, { virtualGroupId, userIds });
  },
};

/** Everything that a calendar shows of a course, with the people whose calendars have it. */
const calendarOf = (course: CourseNow): string =>
  JSON.stringify([
    ...[course.state, course.title, course.place, course.what_to_bring, course.sessions],
    ...[course.delegate_ids, course.leader_ids],
  ]);

/** Has the calendars of a course compared, once for a burst of changes. */
export const calendars: Follower = {
  owes: ({ before, after, intent, isClosed, isReopened }) =>
    !isClosed &&
    !isReopened &&
    intent.by !== 'register' &&
    (before.state !== 'draft' || after.state !== 'draft') &&
    calendarOf(before) !== calendarOf(after),
  follow: ({ services, tx, after }) => queueInvitations(tx, services.clock, after.id),
};

/** Saves who knows the times of a course from an email or a notification without a calendar. */
export const knownTimes: Follower = {
  owes: (change) => change.isDated && (change.isScheduled || hearsTimes(change).length > 0),
  follow: (change) => {
    const { services, tx, after } = change;
    const userIds = hearsTimes(change);
    return announceTimes(services, tx, { virtualGroupId: after.id, ...(!change.isScheduled && { userIds }) });
  },
};

function hearsTimes(change: Change): number[] {
  const { added, addedCoTrainers, hasNewTrainer, after } = change;
  const trainer = hasNewTrainer && after.trainer_user_id !== null ? [after.trainer_user_id] : [];
  return [...(hearsByEmail(change) ? added : []), ...trainer, ...addedCoTrainers];
}
