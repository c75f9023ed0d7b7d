export { claimCoTrainers, endCoTraining } from './claims/claim-co-trainers.ts';
export { claimTimes, lockTimes, releaseTimes } from './claims/claim-times.ts';
export { type Override, overrideOf } from './claims/override.ts';
export { refuseDoubleTime } from './claims/refuse-double-time.ts';
export { showOverride } from './claims/show-override.ts';
export { compareDates } from './compare-dates.ts';
export { compareWindows, surveyWindows } from './compare-windows.ts';
export { holdTimes, releaseHolds } from './holds/hold-times.ts';
export { schedulingRoutes } from './scheduling.routes.ts';
