export { trainerDayRoutes } from './trainer-days.routes.ts';
