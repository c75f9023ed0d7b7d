export { learningZoneRoutes } from './learning-zone.routes.ts';
