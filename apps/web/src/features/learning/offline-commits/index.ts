export { discardOfflineCommit, prepareOfflineCommits, resendCommits, saveOfflineCommit } from './offline-commits.ts';
export { showOutcome, useHasOfflineCommits, useOfflineCommits } from './use-offline-commits.ts';
