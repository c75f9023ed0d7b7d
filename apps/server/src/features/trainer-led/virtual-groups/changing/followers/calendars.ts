import { announceTimes } from '../../calendar/announce-times.ts';
import { queueInvitations } from '../../calendar/send-invitations.ts';
import { skipAnnounced } from '../../reminding/skip-announced.ts';
import { type Change, type CourseNow, leadersOf } from '../course-change.ts';
import { hearsByEmail } from './delegate-emails.ts';
import { type Follower, isDated } from './follower.ts';

/** Everything that a calendar shows of a course, with the people whose calendars have it. */
const calendarOf = (course: CourseNow): string =>
  JSON.stringify([
    ...[course.state, course.title, course.place, course.what_to_bring, course.sessions],
    ...[course.delegate_ids, leadersOf(course)],
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

/** Records the reminder whose time has passed already, when delegates hear of the date from another email. */
export const reminders: Follower = {
  owes: (change) => change.isScheduled || (isDated(change) && change.isMoved),
  follow: ({ tx, at, after: course }) => skipAnnounced(tx, { course, at }),
};

/** Saves who knows the times of a course from an email or a notification without a calendar. */
export const knownTimes: Follower = {
  owes: (change) => isDated(change) && (change.isScheduled || hearsTimes(change).length > 0),
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
