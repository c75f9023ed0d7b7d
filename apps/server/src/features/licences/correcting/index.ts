export { correctOutcome } from './correct-outcome.ts';
