import { calendars, knownTimes, reminders } from './followers/calendars.ts';
import { cancellation, delegateEmails } from './followers/delegate-emails.ts';
import type { Follower } from './followers/follower.ts';
import { coTrainerNotices, declining, leaderNotices, reopening, replacement } from './followers/leader-notices.ts';
import { attendance, removedLicences, results, returnedSeats, startedLicences } from './followers/learning.ts';
import { acceptances, claims, meetings, reports, sequences } from './followers/schedule.ts';
import { endedWaiting, freedPlaces, waitingEmails } from './followers/waiting-list.ts';

/**
 * Everything that follows a change of a course, in the order in which it happens. First what refuses the change, then
 * what it moves, then who hears of it. `followers.test.ts` shows what each command owes.
 */
export const followers: readonly Follower[] = [
  ...[acceptances, claims, meetings, sequences, reports],
  ...[attendance, results, startedLicences, removedLicences, endedWaiting, returnedSeats],
  ...[calendars, delegateEmails, cancellation],
  ...[leaderNotices, replacement, coTrainerNotices, reopening, declining],
  ...[reminders, knownTimes],
  // Whoever gets a place now hears of it like everybody else, so this comes after the emails about the change itself.
  ...[freedPlaces, waitingEmails],
];
