import { z } from 'zod';
import { baseValuesOf, savedOf } from '../../changes.ts';
import { id } from '../../common.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { twoStepPolicies } from './two-step.rules.ts';

const policy = z.enum(twoStepPolicies);
/** Policy of the site. A demo world requires two-step verification only with `in_demo`. */
const sitePolicy = { policy, in_demo: z.boolean() };
/** Policy of an organisation; null follows the site. */
const groupPolicy = { two_step_policy: policy.nullable() };

export const getSiteTwoStep = defineEndpoint({
  method: 'GET',
  path: 'two-step-policy',
  levels: ['superAdmin'],
  permission: 'settings.siteTwoStep',
  response: z.object({ ...sitePolicy, is_demo: z.boolean() }),
});

export const changeSiteTwoStep = defineEndpoint({
  method: 'PUT',
  path: 'two-step-policy',
  levels: ['superAdmin'],
  permission: 'settings.siteTwoStep',
  needsStepUp: true,
  body: z.strictObject({ ...sitePolicy, baseValues: baseValuesOf(sitePolicy) }),
  response: savedOf(sitePolicy),
});

/** Changes the policy of an organisation. It applies at each person's next sign-in. */
export const changeGroupTwoStep = defineEndpoint({
  method: 'PUT',
  path: 'groups/:groupId/two-step-policy',
  levels: ['superAdmin', 'groupingAdmin'],
  permission: 'settings.twoStep',
  needsStepUp: true,
  params: z.strictObject({ groupId: id }),
  body: z.strictObject({ ...groupPolicy, baseValues: baseValuesOf(groupPolicy) }),
  response: savedOf(groupPolicy),
});
