import { terms, webAddresses } from '@doselore/contract';
import { notifyGroupAdmins } from '../../../../site/notifications/index.ts';
import { notifyOfReopening } from '../../ending/notify-of-reopening.ts';
import { notifyLeaders, notifyTrainer } from '../../notify-trainer.ts';
import { whenOf } from '../../planning/course-words.ts';
import { notifyOfReplacement } from '../../staffing/notify-of-replacement.ts';
import type { Change } from '../course-change.ts';
import { type Follower, isDated } from './follower.ts';

const { one: term } = terms.virtualGroup;

/** Returns the notification for all who lead a course, or undefined for a change that does not concern all of them. */
function wordsFor(change: Change): { title: string; body: string } | undefined {
  const { before, after } = change;
  if (change.isScheduled)
    return { title: `You lead a ${term}`, body: `${after.title}${whenOf(after)} for ${after.group_name}.` };
  if (change.isUnscheduled)
    return {
      title: `A ${term} you lead no longer has a date`,
      body: `${before.title}${whenOf(before)} is a draft again.`,
    };
  if (change.isClosed)
    return { title: `A ${term} was closed`, body: `${before.title}: the register can no longer be changed.` };
  if (isDated(change) && change.isMoved && !change.hasNewTrainer)
    return { title: `A ${term} you lead has changed`, body: `${after.title} is now${whenOf(after)}.` };
  return undefined;
}

/** Notifies all who lead a course. */
export const leaderNotices: Follower = {
  owes: (change) => wordsFor(change) !== undefined,
  async follow(change) {
    const words = wordsFor(change);
    if (words !== undefined) await notifyTrainer(change.tx, { course: change.after, ...words, at: change.at });
  },
};

const staysDated = (change: Change): boolean => isDated(change) && !change.isScheduled;

/** Tells the former and the new trainer of a scheduled course, and its organiser. */
export const replacement: Follower = {
  owes: (change) => staysDated(change) && change.hasNewTrainer,
  follow: ({ services, tx, before, after, at }) => notifyOfReplacement(services, tx, { before, after, at }),
};

/** Notifies co-trainers who were added to a scheduled course, or removed from it. */
export const coTrainerNotices: Follower = {
  owes: (change) => staysDated(change) && change.addedCoTrainers.length + change.removedCoTrainers.length > 0,
  async follow({ tx, at, after: course, addedCoTrainers, removedCoTrainers }) {
    const what = `${course.title}${whenOf(course)} for ${course.group_name}`;
    const lead = course.trainer === null ? '' : ` with ${course.trainer}`;
    const title = `You lead a ${term}`;
    await notifyLeaders(tx, { course, userIds: addedCoTrainers, title, body: `${what}${lead}.`, at });
    await notifyLeaders(tx, {
      ...{ course, userIds: removedCoTrainers, at },
      ...{ title: `You no longer lead a ${term}`, body: `You are not needed for ${what}.` },
    });
  },
};

/** Tells trainer and admins that a course was reopened. */
export const reopening: Follower = {
  owes: ({ isReopened }) => isReopened,
  follow: ({ tx, at, before: course, intent }) => notifyOfReopening(tx, { course, reason: intent.reason ?? '', at }),
};

/** Tells trainer and admins who declined a place, with what they say about it. */
export const declining: Follower = {
  owes: ({ intent }) => intent.declined !== undefined,
  async follow({ tx, at, before: course, intent }) {
    if (intent.declined === undefined) return;
    const { name, note } = intent.declined;
    const title = `${name} cannot come to a ${term}`;
    const body = `${course.title}${whenOf(course)}.${note === '' ? '' : ` Note: ${note}`}`;
    await notifyTrainer(tx, { course, title, body, at });
    await notifyGroupAdmins(tx, {
      ...{ at, code: 'session_changed', groupId: course.group_id, title, tag: 'Courses', body },
      actionUrl: webAddresses.groupDelegates(course.group_id, course.id),
    });
  },
};
