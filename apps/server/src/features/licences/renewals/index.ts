export { findAdminsToAsk } from './find-admins-to-ask.ts';
export { renewalRoutes } from './renewals.routes.ts';
export { summariseExpiring } from './summarise-expiring.ts';
export { findTraining } from './training-status.ts';
