export { brokenManagerRoutes } from './broken-managers.routes.ts';
export { listFaultRows } from './faults.repository.ts';
export { prepareFixes } from './fix-plan.ts';
export { purgeFixPlans } from './purge-plans.ts';
