export { groupRoutes } from './groups.routes.ts';
export { certificatesHeld, hasNoAdmin } from './needs.report.ts';
