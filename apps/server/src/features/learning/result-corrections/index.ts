export { alreadyCorrected, carryOverResult } from './carry-over-result.ts';
