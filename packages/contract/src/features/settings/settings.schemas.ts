import { z } from 'zod';
import { id, inPlace } from '../../common.schemas.ts';
import { answerFields, changeOf } from '../../record-fields.schemas.ts';
import { twoStepPolicies } from '../auth/two-step.rules.ts';
import { groupPolicyFields } from '../auth/two-step-policy.fields.ts';
import { invitationFields, retentionFields, serviceLevelFields, sessionFields } from './settings.fields.ts';

const inForce = z.object({ invitation_days: z.number().int(), invitation_note: z.string() });

const params = z.strictObject({ groupId: id });

export const settingsSchemas = {
  getGroupSettings: {
    params,
    response: z.object({
      ...answerFields({ ...invitationFields, ...serviceLevelFields, ...sessionFields, ...groupPolicyFields }),
      retention: z.object(answerFields(retentionFields)),
      site_two_step_policy: z.enum(twoStepPolicies),
      /** Settings that apply where this organisation sets nothing. */
      inherited: inForce,
    }),
  },
  changeSettings: { params: inPlace, ...changeOf(invitationFields) },
  changeServiceLevel: { params, ...changeOf(serviceLevelFields) },
  changeRetention: { params, ...changeOf(retentionFields) },
  changeSessionSettings: { params, ...changeOf(sessionFields) },
  getSubgroupSettings: {
    params: z.strictObject({ groupId: id, subgroupId: id }),
    response: z.object({ ...answerFields(invitationFields), inherited: inForce }),
  },
};
