export { discardOfflineCommit, prepareOfflineCommits, resendCommits, saveOfflineCommit } from './offline-commits.ts';
export { mayHaveOfflineCommits } from './offline-commits-hint.ts';
export { showOutcome, useHasOfflineCommits, useOfflineCommits } from './use-offline-commits.ts';
