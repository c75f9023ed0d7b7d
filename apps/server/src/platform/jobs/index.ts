export { type DailyJob, type FrequentJob, type Job, runDueJobs, startJobs } from './jobs.ts';
export { queueTask, queueTaskAt, runTasks, startTasks, type TaskKind, type Worker } from './tasks.ts';
