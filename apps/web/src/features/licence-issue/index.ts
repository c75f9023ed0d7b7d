export { BulkAllocationScreen, BulkIssueFromPoolScreen, BulkIssueFromPotScreen } from './bulk-issue-screen.tsx';
export { usePreparedIssue } from './use-prepared-issue.ts';
