export { BulkAllocationScreen, BulkIssueFromPoolScreen, BulkIssueFromPotScreen } from './bulk-issue-screen.tsx';
export { IssueLicenceScreen } from './issue-licence-screen.tsx';
export { usePreparedIssue } from './use-prepared-issue.ts';
