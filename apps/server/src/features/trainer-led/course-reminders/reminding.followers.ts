import { type Follower, isDated } from '../course-changes/follower.ts';
import { skipAnnounced } from './skip-announced.ts';

/** Records the reminder whose time has passed already, when delegates hear of the date from another email. */
export const reminders: Follower = {
  owes: (change) => change.isScheduled || (isDated(change) && change.isMoved),
  follow: ({ tx, at, after: course }) => skipAnnounced(tx, { course, at }),
};
