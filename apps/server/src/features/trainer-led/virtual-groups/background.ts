import type { FrequentJob, TaskKind } from '../../../platform/jobs/index.ts';
import type { Services } from '../../../platform/services.ts';
import { invitationsTask, watchInvitations } from '../course-calendars/send-invitations.ts';
import { waitingListTask, watchWaitingLists } from '../course-delegates/waiting-list/settle-waiting-lists.ts';
import { reminderTask, watchReminders } from '../course-reminders/watch-reminders.ts';

/** Returns the jobs that queue a task for each course with something due. */
export const courseJobs = (services: Services): FrequentJob[] => [
  watchWaitingLists(services),
  watchInvitations(services),
  watchReminders(services),
];

/** Returns the background tasks of single courses. */
export const courseTasks = (services: Services): TaskKind[] => [
  waitingListTask(services),
  invitationsTask(services),
  reminderTask(services),
];
