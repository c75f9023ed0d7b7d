export { matchRolesToPlaces } from './managers.repository.ts';
export { managerRoutes } from './managers.routes.ts';
