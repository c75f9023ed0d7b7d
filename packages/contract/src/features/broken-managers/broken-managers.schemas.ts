import { z } from 'zod';
import { done, id, listQuery, pageOf } from '../../common.schemas.ts';
import { managerFaultKeys, placeRoles } from './broken-managers.rules.ts';

const person = z.object({ id: z.number().int(), name: z.string(), email: z.string() });

export const brokenManager = z.object({
  /** Key that is always the same for the same fault of the same link. */
  key: z.string(),
  fault: z.enum(managerFaultKeys),
  /** Null when a place has no admin. */
  person: person.nullable(),
  role: z.enum(placeRoles),
  /** Null when somebody has a role without a place. */
  place: z
    .object({
      kind: z.enum(['group', 'subgroup', 'virtualGroup']),
      id: z.number().int(),
      name: z.string(),
      group_id: z.number().int(),
      group_name: z.string(),
    })
    .nullable(),
});
export type BrokenManager = z.output<typeof brokenManager>;

const faultsQuery = listQuery.extend({ fault: z.enum(['', ...managerFaultKeys]).default('') });
export type FaultsQuery = z.output<typeof faultsQuery>;

const keys = z.array(z.string().min(1).max(120)).min(1, 'Select at least one').max(200);

const planParams = z.strictObject({ planId: id });
const roleChange = z.object({ person, role: z.enum(placeRoles) });

export const fixPlan = z.object({
  id: z.number().int(),
  state: z.enum(['prepared', 'applied', 'undone']),
  /** Repairs that applying the plan would do now. Empty after the plan was applied. */
  items: z.array(brokenManager),
  /** Chosen faults that no longer exist. */
  gone: z.number().int(),
  roles_lost: z.array(roleChange),
  roles_gained: z.array(roleChange),
  /** Digest of the preview. Send it back to apply the plan, so that the repairs match the preview. */
  digest: z.string(),
});
export type FixPlan = z.output<typeof fixPlan>;

const fixPlanRow = z.object({
  id: z.number().int(),
  fixed: z.number().int(),
  applied_by: z.string(),
  applied_at: z.string(),
  undo_until: z.string(),
  can_undo: z.boolean(),
  undone_by: z.string().nullable(),
  undone_at: z.string().nullable(),
});
export type FixPlanRow = z.output<typeof fixPlanRow>;

export const brokenManagersSchemas = {
  listBrokenManagers: { query: faultsQuery, response: pageOf(brokenManager) },
  prepareFixes: { body: z.strictObject({ keys }), response: z.object({ plan_id: z.number().int() }) },
  getFixPlan: { params: planParams, response: fixPlan },
  applyFixPlan: {
    params: planParams,
    body: z.strictObject({ digest: z.string().max(100) }),
    response: z.object({ fixed: z.number().int() }),
  },
  undoFixPlan: { params: planParams, response: done },
  listFixPlans: { response: z.object({ rows: z.array(fixPlanRow) }) },
};
