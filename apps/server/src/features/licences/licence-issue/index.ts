export { issueLicence, issueToMany, issueWithin, refuseDuplicateLicence } from './issue-licence.ts';
export { issueSeats } from './issue-seats.ts';
export { judgePeople } from './judge-people.ts';
export { licenceIssueRoutes } from './licence-issue.routes.ts';
export { lockForIssue } from './lock-for-issue.ts';
