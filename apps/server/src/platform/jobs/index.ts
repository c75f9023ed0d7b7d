export { type DailyJob, runDueJobs, startJobs } from './jobs.ts';
