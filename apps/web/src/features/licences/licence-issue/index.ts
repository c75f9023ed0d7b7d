export { BulkAllocationScreen, BulkIssueFromPoolScreen, BulkIssueFromPotScreen } from './bulk-issue-screen.tsx';
export { ChooseCourseScreen } from './choose-course-screen.tsx';
export { IssueLicenceScreen } from './issue-licence-screen.tsx';
export { usePreparedIssue } from './use-prepared-issue.ts';
