export { claimTimes, lockTimes, overrideOf, releaseTimes } from './claims/claim-times.ts';
export { schedulingRoutes } from './scheduling.routes.ts';
