export { claimTimes, lockTimes, lockTrainers, releaseTimes } from './claims/claim-times.ts';
export { type Override, overrideOf } from './claims/override.ts';
export { refuseDoubleTime } from './claims/refuse-double-time.ts';
export { showOverride } from './claims/show-override.ts';
export { changeCoTrainers, claimCoTrainers } from './co-trainers/change-co-trainers.ts';
export { endCoTraining, makeLead, showCoTrainers } from './co-trainers/co-trainers.ts';
export { releaseHolds } from './holds/hold-times.ts';
export { schedulingRoutes } from './scheduling.routes.ts';
