import { announceTimes } from '../../calendar/announce-times.ts';
import { queueInvitations } from '../../calendar/send-invitations.ts';
import { listReachable } from '../../delegates/delegates.repository.ts';
import { notifyOfCancellation } from '../../ending/notify-of-cancellation.ts';
import { emailOfPlan, emailPeople, messages } from '../../planning/email-of-plan.ts';
import { skipAnnounced } from '../../reminding/skip-announced.ts';
import { isInformed } from '../../waiting-list/announce-waiting.ts';
import { waitingMessages } from '../../waiting-list/waiting-words.ts';
import { type Change, type CourseNow, leadersOf } from '../course-change.ts';
import { isAhead } from '../step.ts';
import { type Follower, isDated } from './follower.ts';

/** People who came without an invitation sit in the course when they are added. Nobody emails them about it. */
const isTold = ({ intent, before, at }: Change): boolean => intent.by !== 'register' && isAhead(before, at);

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

/** Emails delegates that a course has a date or none, and those who were added or removed. */
export const delegateEmails: Follower = {
  owes: (change) =>
    change.isScheduled || change.isUnscheduled || (isTold(change) && change.added.length + change.removed.length > 0),
  async follow(change) {
    const { services, tx, before, after, isScheduled, isUnscheduled } = change;
    const userIds = after.delegate_ids;
    if (isScheduled) return emailOfPlan(services, tx, { course: after, kind: 'scheduled', userIds });
    if (isUnscheduled) return emailOfPlan(services, tx, { course: before, kind: 'unscheduled', userIds });
    await emailRemoved(change);
    await emailAdded(change);
  },
};

async function emailRemoved({ services, tx, before: course, removed, intent }: Change): Promise<void> {
  const people = await listReachable(tx, { groupId: course.group_id, userIds: removed });
  const message = intent.by === 'person' ? messages.declined(course) : messages.removed(course);
  await emailPeople(services, tx, { course, message, people, withDetails: false });
}

async function emailAdded({ services, tx, before: course, added, intent }: Change): Promise<void> {
  const people = await listReachable(tx, { groupId: course.group_id, userIds: added });
  const message = intent.by === 'list' ? waitingMessages.promoted(course) : messages.scheduled(course);
  await emailPeople(services, tx, { course, message, people, withDetails: true });
}

/** Tells everybody who knows of a course that it was cancelled, in one email each. */
export const cancellation: Follower = {
  owes: ({ isCancelled }) => isCancelled,
  follow: ({ services, tx, at, before: course, intent }) => {
    const waiting = course.queue.filter((person) => isInformed(course, person));
    return notifyOfCancellation(services, tx, { course, waiting, reason: intent.reason ?? '', at });
  },
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
  return [...(isTold(change) ? added : []), ...trainer, ...addedCoTrainers];
}
