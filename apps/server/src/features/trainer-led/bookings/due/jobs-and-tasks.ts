import type { FrequentJob, TaskKind } from '../../../../platform/jobs/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { locksTask, watchLocks } from '../multi-day/watch-locks.ts';
import { choicesTask, watchChoices, watchOffers } from './watch-choices.ts';
import { confirmationTask, watchConfirmations } from './watch-confirmations.ts';
import { enquiriesTask, watchEnquiries } from './watch-enquiries.ts';
import { projectsTask, watchProjects } from './watch-projects.ts';

/** Returns the jobs that look for what is due in bookings. */
export const bookingJobs = (services: Services): FrequentJob[] => [
  watchConfirmations(services),
  watchEnquiries(services),
  watchChoices(services),
  watchOffers(services),
  watchProjects(services),
  watchLocks(services),
];

/** Returns the background tasks that these jobs queue. */
export const bookingTasks = (services: Services): TaskKind[] => [
  confirmationTask(services),
  enquiriesTask(services),
  choicesTask(services),
  projectsTask(services),
  locksTask(services),
];
