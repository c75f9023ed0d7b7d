export { RenewAction } from './renew-action.tsx';
export { type Issue, sendIssueAt } from './send-issue.ts';
export { trainingStatusQuery, userTrainingQuery } from './training-status.queries.ts';
export { TrainingStatus } from './training-status.tsx';
export { expiryDay, expiryWords } from './training-words.ts';
