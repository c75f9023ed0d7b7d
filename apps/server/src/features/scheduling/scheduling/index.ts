export { claimCoTrainers, endCoTraining } from './claims/claim-co-trainers.ts';
export { claimTimes, lockTimes, releaseTimes } from './claims/claim-times.ts';
export { type Override, overrideOf } from './claims/override.ts';
export { refuseDoubleTime } from './claims/refuse-double-time.ts';
export { showOverride } from './claims/show-override.ts';
export { compareDates } from './compare-dates.ts';
export { compareStarts, surveyStarts } from './compare-starts.ts';
export { loadFreeVenues } from './load-free-venues.ts';
export { schedulingRoutes } from './scheduling.routes.ts';
