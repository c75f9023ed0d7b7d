import { csvOf } from '../../csv.ts';
import { endpoint } from '../../endpoint.ts';
import type { brokenManagersSchemas } from './broken-managers.schemas.ts';

const superAdmin = ['superAdmin'] as const;
const path = 'reports/prepare-fixes-for-broken-managers';

/** Every link between a person and a place that is not as it should be, found anew at each call. */
export const listBrokenManagers = endpoint<typeof brokenManagersSchemas.listBrokenManagers>({
  method: 'GET',
  path,
  levels: superAdmin,
  permission: 'managers.repair',
});
export const getBrokenManagersCsv = csvOf(listBrokenManagers);

/** Keeps which faults shall be repaired. Changes nothing: what would happen is looked at, and confirmed, afterwards. */
export const prepareFixes = endpoint<typeof brokenManagersSchemas.prepareFixes>({
  method: 'POST',
  path: `${path}/plans`,
  levels: superAdmin,
  permission: 'managers.repair',
});

/** The repairs are carried out and taken back, so that what is shown is what happens. */
export const getFixPlan = endpoint<typeof brokenManagersSchemas.getFixPlan>({
  method: 'GET',
  path: `${path}/plans/:planId`,
  levels: superAdmin,
  permission: 'managers.repair',
});

/** All of it or nothing: 409 when what would happen is not what was `seen` any more. */
export const applyFixPlan = endpoint<typeof brokenManagersSchemas.applyFixPlan>({
  method: 'POST',
  path: `${path}/plans/:planId/apply`,
  levels: superAdmin,
  permission: 'managers.repair',
});

export const undoFixPlan = endpoint<typeof brokenManagersSchemas.undoFixPlan>({
  method: 'POST',
  path: `${path}/plans/:planId/undo`,
  levels: superAdmin,
  permission: 'managers.repair',
});

/** The last 50 that were carried out. */
export const listFixPlans = endpoint<typeof brokenManagersSchemas.listFixPlans>({
  method: 'GET',
  path: `${path}/plans`,
  levels: superAdmin,
  permission: 'managers.repair',
});
