export { type DailyJob, type FrequentJob, type Job, runDueJobs, startJobs } from './jobs.ts';
export type { Left, TaskKind, Worker } from './task-kinds.ts';
export { countTasks, queueTask, queueTaskAt, queueTaskLater, runTasks, startTasks } from './tasks.ts';
