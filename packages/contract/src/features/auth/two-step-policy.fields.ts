import { choiceField, flagField, optionalChoiceField } from '../../record-fields.ts';
import { defaultTwoStepPolicy, twoStepPolicies } from './two-step.rules.ts';

const label = 'Who has to use two-step verification';

/** Policy of the site. A demo world requires two-step verification only with `in_demo`. */
export const sitePolicyFields = {
  policy: choiceField(label, { values: twoStepPolicies, initial: defaultTwoStepPolicy }),
  in_demo: flagField('Require it on this demo server'),
};

/** Policy of an organisation. Null follows the site. */
export const groupPolicyFields = { two_step_policy: optionalChoiceField(label, twoStepPolicies) };
