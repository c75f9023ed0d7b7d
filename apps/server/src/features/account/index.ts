export { accountRoutes } from './account.routes.ts';
export { packOwnData } from './own-data.ts';
