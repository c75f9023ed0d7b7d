import type { Follower } from '../course-changes/index.ts';
import { skipAnnounced } from './skip-announced.ts';

/** Records the reminder whose time has passed already, when delegates hear of the date from another email. */
export const reminders: Follower = {
  owes: (change) => change.isScheduled || (change.isDated && change.isMoved),
  follow: ({ tx, at, after: course }) => skipAnnounced(tx, { course, at }),
};
