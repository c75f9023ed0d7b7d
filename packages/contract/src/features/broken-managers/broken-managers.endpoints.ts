import { csvOf } from '../../csv.ts';
import { endpoint } from '../../endpoint.ts';
import type { brokenManagersSchemas } from './broken-managers.schemas.ts';

const superAdmin = ['superAdmin'] as const;
const path = 'reports/prepare-fixes-for-broken-managers';

/** Lists every faulty link between a person and a place, searched again at each call. */
export const listBrokenManagers = endpoint<typeof brokenManagersSchemas.listBrokenManagers>({
  method: 'GET',
  path,
  levels: superAdmin,
  permission: 'managers.repair',
});
export const getBrokenManagersCsv = csvOf(listBrokenManagers);

/** Saves the faults to repair as a plan. Changes nothing else. The plan is previewed and confirmed later. */
export const prepareFixes = endpoint<typeof brokenManagersSchemas.prepareFixes>({
  method: 'POST',
  path: `${path}/plans`,
  levels: superAdmin,
  permission: 'managers.repair',
});

/**
 * Returns the preview of a plan. Runs the repairs and rolls them back, so that the preview shows exactly what will
 * happen.
 */
export const getFixPlan = endpoint<typeof brokenManagersSchemas.getFixPlan>({
  method: 'GET',
  path: `${path}/plans/:planId`,
  levels: superAdmin,
  permission: 'managers.repair',
});

/** Applies the whole plan or nothing. Answers 409 when `digest` no longer matches what the repairs would do. */
export const applyFixPlan = endpoint<typeof brokenManagersSchemas.applyFixPlan>({
  method: 'POST',
  path: `${path}/plans/:planId/apply`,
  levels: superAdmin,
  permission: 'managers.applyRepair',
});

export const undoFixPlan = endpoint<typeof brokenManagersSchemas.undoFixPlan>({
  method: 'POST',
  path: `${path}/plans/:planId/undo`,
  levels: superAdmin,
  permission: 'managers.applyRepair',
});

/** Lists the last 50 plans that were applied. */
export const listFixPlans = endpoint<typeof brokenManagersSchemas.listFixPlans>({
  method: 'GET',
  path: `${path}/plans`,
  levels: superAdmin,
  permission: 'managers.repair',
});
