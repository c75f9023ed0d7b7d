export { holdTimes, releaseHolds } from './hold-times.ts';
