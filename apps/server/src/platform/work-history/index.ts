export { backfillWorkHistory } from './backfill-work-history.repository.ts';
export { insertSpan, type Member, moveAlong, type NewSpan, retractSpan } from './correct-spans.repository.ts';
export { jobRoleHere } from './job-role-here.ts';
export { mergeWorkHistories, undoWorkHistoryMerge } from './merge-work-history.ts';
export { recordWorkHistory } from './record-work-history.ts';
export type { Recording } from './work-history.repository.ts';
