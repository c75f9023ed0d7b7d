import { z } from 'zod';
import { baseValuesOf, savedOf } from '../../changes.ts';
import { id, limits } from '../../common.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { serviceLevels } from '../../levels.ts';
import { twoStepPolicies } from '../auth/two-step.rules.ts';
import { mostRetentionYears, type TrainingClass } from '../personal-data/retention.rules.ts';

/** Null inherits. Days an invitation is good, and a sentence of one's own in it. */
const inheritable = {
  invitation_days: z.number().int().min(1).max(60).nullable(),
  invitation_note: z.string().trim().max(limits.text).nullable(),
};
const years = z.number().int().min(1).max(mostRetentionYears).nullable();
/** Years by class of training: of clinical training after the person has left, of the others after completion. Null leaves the default. */
const retention = z.strictObject({ statutory: years, clinical: years, other: years } satisfies Record<
  TrainingClass,
  typeof years
>);
export type Retention = z.output<typeof retention>;
const serviceLevel = { default_service_manager_level: z.enum(serviceLevels) };
const inForce = z.object({ invitation_days: z.number().int(), invitation_note: z.string() });

export const getGroupSettings = defineEndpoint({
  method: 'GET',
  path: 'groups/:groupId/settings',
  levels: ['superAdmin', 'groupingAdmin'],
  permission: 'settings.read',
  params: z.strictObject({ groupId: id }),
  response: z.object({
    ...inheritable,
    ...serviceLevel,
    retention,
    /** Policy of this organisation; null follows the site. */
    two_step_policy: z.enum(twoStepPolicies).nullable(),
    site_two_step_policy: z.enum(twoStepPolicies),
    /** What holds where this organisation sets nothing. */
    inherited: inForce,
  }),
});

/** Point 6: the level of service admins is a site admin's to set. */
export const changeGroupSettings = defineEndpoint({
  method: 'PUT',
  path: 'groups/:groupId/settings',
  levels: ['superAdmin', 'groupingAdmin'],
  permission: 'settings.write',
  params: z.strictObject({ groupId: id }),
  body: z.strictObject({ ...inheritable, baseValues: baseValuesOf(inheritable) }),
  response: savedOf(inheritable),
});

export const changeServiceLevel = defineEndpoint({
  method: 'PUT',
  path: 'groups/:groupId/service-level',
  levels: ['superAdmin'],
  permission: 'settings.serviceLevel',
  params: z.strictObject({ groupId: id }),
  body: z.strictObject({ ...serviceLevel, baseValues: baseValuesOf(serviceLevel) }),
  response: savedOf(serviceLevel),
});

/** How long certificates of its people keep the name after an erasure. Erasures before are not touched. */
export const changeRetention = defineEndpoint({
  method: 'PUT',
  path: 'groups/:groupId/retention',
  levels: ['superAdmin', 'groupingAdmin'],
  permission: 'settings.retention',
  params: z.strictObject({ groupId: id }),
  body: retention.extend({ baseValues: baseValuesOf(retention.shape) }),
  response: savedOf(retention.shape),
});

export const getSubgroupSettings = defineEndpoint({
  method: 'GET',
  path: 'groups/:groupId/subgroups/:subgroupId/settings',
  levels: ['superAdmin', 'groupingAdmin', 'subgroupAdmin'],
  permission: 'settings.read',
  params: z.strictObject({ groupId: id, subgroupId: id }),
  response: z.object({ ...inheritable, inherited: inForce }),
});

export const changeSubgroupSettings = defineEndpoint({
  method: 'PUT',
  path: 'groups/:groupId/subgroups/:subgroupId/settings',
  levels: ['superAdmin', 'groupingAdmin', 'subgroupAdmin'],
  permission: 'settings.write',
  params: z.strictObject({ groupId: id, subgroupId: id }),
  body: z.strictObject({ ...inheritable, baseValues: baseValuesOf(inheritable) }),
  response: savedOf(inheritable),
});
