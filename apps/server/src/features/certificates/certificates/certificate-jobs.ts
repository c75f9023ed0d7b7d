import type { DailyJob, FrequentJob } from '../../../platform/jobs/index.ts';
import type { Services } from '../../../platform/services.ts';
import { notifyOfCertificates } from './notify-of-certificates.ts';
import { remindOfEnds } from './remind-of-ends.ts';

/** Returns the jobs that email holders: about new certificates, and before certificates expire. */
export const certificateJobs = (services: Services): (DailyJob | FrequentJob)[] => [
  notifyOfCertificates(services),
  remindOfEnds(services),
];
