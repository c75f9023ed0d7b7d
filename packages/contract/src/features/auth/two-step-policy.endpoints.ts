import { endpoint } from '../../endpoint.ts';
import type { twoStepPolicySchemas } from './two-step-policy.schemas.ts';

export const getSiteTwoStep = endpoint<typeof twoStepPolicySchemas.getSiteTwoStep>({
  method: 'GET',
  path: 'two-step-policy',
  levels: ['superAdmin'],
  permission: 'settings.siteTwoStep',
});

export const changeSiteTwoStep = endpoint<typeof twoStepPolicySchemas.changeSiteTwoStep>({
  method: 'PUT',
  path: 'two-step-policy',
  levels: ['superAdmin'],
  permission: 'settings.siteTwoStep',
});

/** Changes the policy of an organisation. It applies at each person's next sign-in. */
export const changeGroupTwoStep = endpoint<typeof twoStepPolicySchemas.changeGroupTwoStep>({
  method: 'PUT',
  path: 'groups/:groupId/two-step-policy',
  levels: ['superAdmin', 'groupingAdmin'],
  permission: 'settings.twoStep',
});
