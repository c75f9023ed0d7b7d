export { type DailyJob, runDueJobs, startJobs } from './jobs.ts';
export { queueTask, runTasks, startTasks, type TaskKind } from './tasks.ts';
