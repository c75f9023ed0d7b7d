export { MemberTraining, UserTraining } from './person-training.tsx';
export { RenewAction } from './renew-action.tsx';
export { type Issue, sendIssueAt } from './send-issue.ts';
export { expiryDay, expiryWords } from './training-words.ts';
