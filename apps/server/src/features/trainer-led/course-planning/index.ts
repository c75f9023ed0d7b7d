export { checkOrganiser, refuseMarked } from './check-plan.ts';
export { findTaughtProduct, showChoices } from './choices.ts';
export { type Booked, createBookedCourse, findRefusal, type Refusal } from './create-booked-course.ts';
export { planningRoutes } from './planning.routes.ts';
