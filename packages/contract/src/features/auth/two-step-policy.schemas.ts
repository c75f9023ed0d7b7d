import { z } from 'zod';
import { baseValuesOf, savedOf } from '../../changes.schemas.ts';
import { commandSchema } from '../../commands/command.schemas.ts';
import { id } from '../../common.schemas.ts';
import { twoStepPolicies } from './two-step.rules.ts';

const policy = z.enum(twoStepPolicies);
/** Policy of the site. A demo world requires two-step verification only with `in_demo`. */
const sitePolicy = { policy, in_demo: z.boolean() };
/** Policy of an organisation. Null follows the site. */
const groupPolicy = { two_step_policy: policy.nullable() };

export const twoStepPolicySchemas = {
  getSiteTwoStep: { response: z.object({ ...sitePolicy, is_demo: z.boolean() }) },
  changeSiteTwoStep: {
    body: commandSchema({ ...sitePolicy, baseValues: baseValuesOf(sitePolicy) }),
    response: savedOf(sitePolicy),
  },
  changeGroupTwoStep: {
    params: z.strictObject({ groupId: id }),
    body: commandSchema({ ...groupPolicy, baseValues: baseValuesOf(groupPolicy) }),
    response: savedOf(groupPolicy),
  },
};
