export { accountRoutes } from './account.routes.ts';
export { requestNameChange } from './change-name.ts';
