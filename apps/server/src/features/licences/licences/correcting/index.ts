export { correctOutcome, reopenLicence } from './correct-outcome.ts';
