export { judgePeople, lockPeople } from './issue.repository.ts';
export { issueLicence, issueToMany, refuseDuplicateLicence } from './issue-licence.ts';
export { issueSeats } from './issue-seats.ts';
export { licenceIssueRoutes } from './licence-issue.routes.ts';
