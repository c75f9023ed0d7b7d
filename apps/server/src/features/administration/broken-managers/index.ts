export { brokenManagerRoutes } from './broken-managers.routes.ts';
export { prepareFixes } from './fix-plan.ts';
export { purgeFixPlans } from './purge-plans.ts';
export { showFaults } from './show-faults.ts';
