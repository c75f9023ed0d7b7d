export { endManagement, resumeManagement } from './end-management.ts';
export type { Managed } from './managed.ts';
export { managerRoutes } from './managers.routes.ts';
export { putSubgroupManager } from './save-managers.ts';
