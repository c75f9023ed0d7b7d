export { archiveLeavers } from './archive-members.ts';
export { leavingRoutes } from './leaving.routes.ts';
