export { certificatesHeld, hasNoAdmin } from './attention.report.ts';
export { groupRoutes } from './groups.routes.ts';
