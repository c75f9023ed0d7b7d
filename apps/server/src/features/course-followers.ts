import { results } from './trainer-led/course-assessments/assessing.followers.ts';
import { acceptances, calendars, knownTimes } from './trainer-led/course-calendars/calendar.followers.ts';
import type { Follower } from './trainer-led/course-changes/index.ts';
import {
  ownAnswers,
  placeEmails,
  removedLicences,
} from './trainer-led/course-delegates/delegates/delegates.followers.ts';
import {
  endedWaiting,
  freedPlaces,
  waitingEmails,
} from './trainer-led/course-delegates/waiting-list/waiting-list.followers.ts';
import { cancellation, reopening, returnedSeats } from './trainer-led/course-ending/ending.followers.ts';
import { claims, dateEmails, meetings, sequences } from './trainer-led/course-planning/planning.followers.ts';
import { attendance, startedLicences } from './trainer-led/course-register/register.followers.ts';
import { reminders } from './trainer-led/course-reminders/reminding.followers.ts';
import {
  coTrainerNotices,
  leaderNotices,
  replacement,
  reports,
} from './trainer-led/course-staffing/staffing.followers.ts';
import { organiserNotices } from './trainer-led/organiser-notices/organiser-notices.followers.ts';

/**
 * Everything that follows a change of a course, in this order: times and what may refuse the change, then learning and
 * seats, then emails and notifications. Each room brings its own in `x.followers.ts`. `followers.test.ts` of
 * `course-changes` shows what follows each command.
 */
export const courseFollowers = {
  ...{ acceptances, claims, meetings, sequences, reports },
  ...{ attendance, results, startedLicences, removedLicences, endedWaiting, returnedSeats },
  ...{ calendars, dateEmails, placeEmails, cancellation },
  ...{ leaderNotices, replacement, coTrainerNotices, organiserNotices, reopening, ownAnswers },
  ...{ reminders, knownTimes },
  // Last, because a freed place is a change of its own, with its own emails.
  ...{ freedPlaces, waitingEmails },
} as const satisfies Readonly<Record<string, Follower>>;
