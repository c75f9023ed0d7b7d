import { terms, webAddresses } from '@doselore/contract';
import { reclaimUnstarted } from '../../../licences/licences/index.ts';
import { notifyGroupAdmins } from '../../../site/notifications/index.ts';
import { type Change, type Follower, hearsByEmail, personBehind } from '../../course-changes/index.ts';
import { courseSendings, findReachable, notifyTrainer, whenOf } from '../../course-notices/index.ts';
import { deleteNeeds } from '../../delegate-needs/index.ts';
import { ownPage } from '../own-page.ts';
import { waitingPlace } from '../waiting-list/waiting-list.messages.ts';
import { sessionBooked, sessionDeclined, sessionRemoved } from './delegates.messages.ts';

const { one: term } = terms.virtualGroup;

/** Takes back the unstarted licences of removed delegates (V18), and deletes the needs that they entered. */
export const removedLicences: Follower = {
  owes: ({ removed }) => removed.length > 0,
  async follow(change) {
    const { tx, at, after, removed } = change;
    const { id: virtualGroupId, group_id: groupId } = after;
    await deleteNeeds(tx, { virtualGroupId, userIds: removed });
    const { reclaimed } = await reclaimUnstarted(tx, personBehind(change), {
      ...{ groupId, virtualGroupId, keepUserIds: removed, onlyUserIds: removed },
      ...{ reason: 'no_longer_delegate', at },
    });
    return { reclaimed };
  },
};

/** Emails those who were added or removed. Delegates of a course that gets or loses its date hear of that alone. */
export const placeEmails: Follower = {
  owes: (change) =>
    !(change.isScheduled || change.isUnscheduled) &&
    hearsByEmail(change) &&
    change.added.length + change.removed.length > 0,
  async follow(change) {
    if (change.removed.length > 0) await emailRemoved(change);
    if (change.added.length > 0) await emailAdded(change);
  },
};

async function emailRemoved({ services, tx, before: course, removed, intent }: Change): Promise<void> {
  const people = await findReachable(tx, { groupId: course.group_id, userIds: removed });
  const message = intent.by === 'person' ? sessionDeclined : sessionRemoved;
  const page = intent.by === 'person' ? ownPage(course) : webAddresses.myCourses();
  await services.mail.send(tx, message, courseSendings(course, people, { page }));
}

async function emailAdded({ services, tx, before: course, added, intent }: Change): Promise<void> {
  const people = await findReachable(tx, { groupId: course.group_id, userIds: added });
  const message = intent.by === 'list' ? waitingPlace : sessionBooked;
  await services.mail.send(tx, message, courseSendings(course, people, { page: ownPage(course) }));
}

/** Notifies trainer and admins when a person declines a place, with their note, or takes it again. */
export const ownAnswers: Follower = {
  owes: ({ intent }) => intent.declined !== undefined || intent.returned !== undefined,
  async follow({ tx, at, before: course, intent }) {
    const { declined, returned } = intent;
    const title =
      declined === undefined ? `${returned} can come to a ${term} again` : `${declined.name} cannot come to a ${term}`;
    const note = declined?.note ?? '';
    const body = `${course.title}${whenOf(course)}.${note === '' ? '' : ` Note: ${note}`}`;
    await notifyTrainer(tx, { course, title, body, at });
    await notifyGroupAdmins(tx, {
      ...{ at, code: 'session_changed', groupId: course.group_id, title, tag: 'Courses', body },
      actionUrl: webAddresses.groupDelegates(course.group_id, course.id),
    });
  },
};
