export { listActiveTrainers, lockActiveTrainer } from './active-trainers.repository.ts';
export { findAvailability, listOwnSessions } from './availability.repository.ts';
export { availabilityRoutes } from './availability.routes.ts';
export { countingFeedback, recountFeedback } from './count-feedback.ts';
export { trainerRoutes } from './trainers.routes.ts';
