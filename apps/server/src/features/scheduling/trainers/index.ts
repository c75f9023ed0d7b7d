export { availabilityRoutes } from './availability.routes.ts';
export { checkTrainer } from './check-trainer.ts';
export { countingFeedback, recountFeedback } from './count-feedback.ts';
export { trainerRoutes } from './trainers.routes.ts';
