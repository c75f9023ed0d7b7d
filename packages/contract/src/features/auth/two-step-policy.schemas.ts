import { z } from 'zod';
import { id } from '../../common.schemas.ts';
import { answerFields, changeOf } from '../../record-fields.schemas.ts';
import { groupPolicyFields, sitePolicyFields } from './two-step-policy.fields.ts';

export const twoStepPolicySchemas = {
  getSiteTwoStep: { response: z.object({ ...answerFields(sitePolicyFields), is_demo: z.boolean() }) },
  changeSiteTwoStep: changeOf(sitePolicyFields),
  changeGroupTwoStep: { params: z.strictObject({ groupId: id }), ...changeOf(groupPolicyFields) },
};
