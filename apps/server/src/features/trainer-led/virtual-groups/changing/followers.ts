import { calendars, knownTimes, reminders } from './followers/calendars.ts';
import { cancellation, delegateEmails } from './followers/delegate-emails.ts';
import type { Follower } from './followers/follower.ts';
import { coTrainerNotices, declining, leaderNotices, reopening, replacement } from './followers/leader-notices.ts';
import { attendance, removedLicences, results, returnedSeats, startedLicences } from './followers/learning.ts';
import { acceptances, claims, meetings, reports, sequences } from './followers/schedule.ts';
import { endedWaiting, freedPlaces, waitingEmails } from './followers/waiting-list.ts';

/**
 * Everything that follows a change of a course, in this order: times and what may refuse the change, then learning and
 * seats, then emails and notifications. `followers.test.ts` shows what follows each command.
 */
export const followers: readonly Follower[] = [
  ...[acceptances, claims, meetings, sequences, reports],
  ...[attendance, results, startedLicences, removedLicences, endedWaiting, returnedSeats],
  ...[calendars, delegateEmails, cancellation],
  ...[leaderNotices, replacement, coTrainerNotices, reopening, declining],
  ...[reminders, knownTimes],
  // Last, because a freed place is a change of its own, with its own emails.
  ...[freedPlaces, waitingEmails],
];
