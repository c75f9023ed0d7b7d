export { type DailyJob, type FrequentJob, type Job, runDueJobs, startJobs } from './jobs.ts';
