export { accountRoutes } from './account.routes.ts';
export { requestNameChange } from './change-name.ts';
export { packOwnData } from './own-data.ts';
