import { terms } from '@doselore/contract';
import type { Change, Follower } from '../course-changes/index.ts';
import { notifyLeaders, notifyTrainer, whenOf } from '../course-notices/index.ts';
import { notifyOfReplacement } from './notify-of-replacement.ts';
import { settleReports } from './reports.repository.ts';

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
  if (change.isDated && change.isMoved && !change.hasNewTrainer)
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

const staysDated = (change: Change): boolean => change.isDated && !change.isScheduled;

/** Tells the former and the new trainer of a scheduled course. */
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

/** Settles reports that a trainer cannot attend: of former trainers, or all of them when the times change. */
export const reports: Follower = {
  owes: (change) => change.hasLostDate || change.hasNewSessions || formerLeaders(change).length > 0,
  async follow(change) {
    const { tx, actor, at, after } = change;
    if (actor === undefined) throw new Error('A job changes neither the times of a course nor who leads it');
    const isOfAll = change.hasLostDate || change.hasNewSessions;
    await settleReports(tx, {
      ...{ virtualGroupId: after.id, by: actor.id, at },
      ...(!isOfAll && { trainerIds: formerLeaders(change) }),
    });
  },
};

function formerLeaders({ before, after }: Change): number[] {
  const { leader_ids: leaders } = after;
  return before.leader_ids.filter((id) => !leaders.includes(id));
}
