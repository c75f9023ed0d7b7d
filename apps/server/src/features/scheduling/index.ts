export { claimTimes, lockTimes, overrideOf, releaseTimes } from './claims/claim-times.ts';
export { refuseDoubleTime } from './claims/refuse-double-time.ts';
export { showOverride } from './claims/show-override.ts';
export { schedulingRoutes } from './scheduling.routes.ts';
