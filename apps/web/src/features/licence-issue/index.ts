export { BulkAllocationScreen, BulkIssueFromPoolScreen, BulkIssueFromPotScreen } from './bulk-issue-screen.tsx';
