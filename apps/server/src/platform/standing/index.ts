export { backfillStanding } from './backfill-standing.repository.ts';
export { insertSpan, type Member, moveAlong, type NewSpan, retractSpan } from './correct-spans.repository.ts';
export { jobRoleHere } from './job-role-here.ts';
export { mergeStanding, undoStandingMerge } from './merge-standing.ts';
export { recordStanding } from './record-standing.ts';
export type { Recording } from './standing.repository.ts';
