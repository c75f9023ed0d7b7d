import { listReachable } from '../../delegates/delegates.repository.ts';
import { notifyOfCancellation } from '../../ending/notify-of-cancellation.ts';
import { courseSendings } from '../../planning/course-sendings.ts';
import { emailOfDate, emailOfNoDate } from '../../planning/email-of-plan.ts';
import { sessionBooked, sessionDeclined, sessionRemoved } from '../../planning/planning.messages.ts';
import { isInformed } from '../../waiting-list/announce-waiting.ts';
import { waitingPlace } from '../../waiting-list/waiting-list.messages.ts';
import type { Change } from '../course-change.ts';
import { isAhead } from '../step.ts';
import type { Follower } from './follower.ts';

/** Tells whether delegates get emails about the change. People whom the register adds are in the room already. */
export const hearsByEmail = ({ intent, before, at }: Change): boolean =>
  intent.by !== 'register' && isAhead(before, at);

/** Emails delegates that a course has a date or none, and those who were added or removed. */
export const delegateEmails: Follower = {
  owes: (change) =>
    change.isScheduled ||
    change.isUnscheduled ||
    (hearsByEmail(change) && change.added.length + change.removed.length > 0),
  async follow(change) {
    const { services, tx, before, after, isScheduled, isUnscheduled } = change;
    const userIds = after.delegate_ids;
    if (isScheduled) return emailOfDate(services, tx, { course: after, userIds });
    if (isUnscheduled) return emailOfNoDate(services, tx, { course: before, userIds });
    if (change.removed.length > 0) await emailRemoved(change);
    if (change.added.length > 0) await emailAdded(change);
  },
};

async function emailRemoved({ services, tx, before: course, removed, intent }: Change): Promise<void> {
  const people = await listReachable(tx, { groupId: course.group_id, userIds: removed });
  const message = intent.by === 'person' ? sessionDeclined : sessionRemoved;
  await services.mail.send(tx, message, courseSendings(course, people));
}

async function emailAdded({ services, tx, before: course, added, intent }: Change): Promise<void> {
  const people = await listReachable(tx, { groupId: course.group_id, userIds: added });
  const message = intent.by === 'list' ? waitingPlace : sessionBooked;
  await services.mail.send(tx, message, courseSendings(course, people));
}

/** Tells everybody who knows of a course that it was cancelled, in one email each. */
export const cancellation: Follower = {
  owes: ({ isCancelled }) => isCancelled,
  follow: ({ services, tx, at, before: course, intent }) => {
    const waiting = course.queue.filter((person) => isInformed(course, person));
    return notifyOfCancellation(services, tx, { course, waiting, reason: intent.reason ?? '', at });
  },
};
