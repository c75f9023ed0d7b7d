export { acknowledge } from './acknowledge.ts';
export { resourceRoutes } from './resources.routes.ts';
