import { z } from 'zod';
import { baseValuesOf, savedOf } from '../../changes.schemas.ts';
import { commandSchema } from '../../commands/command.schemas.ts';
import { id, inPlace } from '../../common.schemas.ts';
import { serviceLevels } from '../../levels.ts';
import { limits } from '../../limits.ts';
import { twoStepPolicies } from '../auth/two-step.rules.ts';
import { mostRetentionYears, type TrainingClass } from '../personal-data/retention.rules.ts';

/** Days an invitation is valid, and a sentence to add to it. Null inherits. */
const inheritable = {
  invitation_days: z.number().int().min(1).max(60).nullable(),
  invitation_note: z.string().trim().max(limits.text).nullable(),
};
const years = z.number().int().min(1).max(mostRetentionYears).nullable();
/**
 * Years by class of training. Clinical training counts after the person has left, other classes after completion. Null
 * uses the default.
 */
const retentionFields = { statutory: years, clinical: years, other: years } satisfies Record<
  TrainingClass,
  typeof years
>;
const retention = z.object(retentionFields);
export type Retention = z.output<typeof retention>;
const serviceLevel = { default_service_manager_level: z.enum(serviceLevels) };
/** True when closing a course forfeits the seats of absent delegates who are not excused. Otherwise they return. */
const sessions = { forfeit_absent_seats: z.boolean() };
const inForce = z.object({ invitation_days: z.number().int(), invitation_note: z.string() });

export const settingsSchemas = {
  getGroupSettings: {
    params: z.strictObject({ groupId: id }),
    response: z.object({
      ...inheritable,
      ...serviceLevel,
      ...sessions,
      retention,
      /** Policy of this organisation. Null follows the site. */
      two_step_policy: z.enum(twoStepPolicies).nullable(),
      site_two_step_policy: z.enum(twoStepPolicies),
      /** Settings that apply where this organisation sets nothing. */
      inherited: inForce,
    }),
  },
  changeSettings: {
    params: inPlace,
    body: commandSchema({ ...inheritable, baseValues: baseValuesOf(inheritable) }),
    response: savedOf(inheritable),
  },
  changeServiceLevel: {
    params: z.strictObject({ groupId: id }),
    body: commandSchema({ ...serviceLevel, baseValues: baseValuesOf(serviceLevel) }),
    response: savedOf(serviceLevel),
  },
  changeRetention: {
    params: z.strictObject({ groupId: id }),
    body: commandSchema({ ...retentionFields, baseValues: baseValuesOf(retentionFields) }),
    response: savedOf(retentionFields),
  },
  changeSessionSettings: {
    params: z.strictObject({ groupId: id }),
    body: commandSchema({ ...sessions, baseValues: baseValuesOf(sessions) }),
    response: savedOf(sessions),
  },
  getSubgroupSettings: {
    params: z.strictObject({ groupId: id, subgroupId: id }),
    response: z.object({ ...inheritable, inherited: inForce }),
  },
};
