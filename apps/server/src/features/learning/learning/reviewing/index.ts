export { type DoubtfulResult, listResultsToReview, reopenResults } from './reopen-results.ts';
