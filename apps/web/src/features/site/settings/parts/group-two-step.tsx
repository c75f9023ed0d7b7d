import { commandOf } from '@doselore/contract';
import {
  changeGroupTwoStep,
  groupPolicyFields,
  type TwoStepPolicy,
  twoStepGraceDays,
  twoStepPolicies,
} from '@doselore/contract/auth';
import { useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { useArea } from '../../../../platform/area/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { Form, RadioGroupField, useRecordForm } from '../../../../ui/form/index.ts';
import { Card, Facts } from '../../../../ui/layout/index.ts';
import { twoStepTitles } from '../../../../ui/security/index.ts';
import { refreshSettings } from '../settings.queries.ts';

/** Value of the radio button that follows the site. */
const inherit = '';
const policyOf = (value: string) => twoStepPolicies.find((policy) => policy === value) ?? null;

type Props = { groupId: number; policy: TwoStepPolicy | null; site: TwoStepPolicy };

/** Setting for the people of an organisation who have to use two-step verification. */
export function GroupTwoStep({ groupId, policy, site }: Props) {
  const { level, can } = useArea();
  const client = useQueryClient();
  const inherited = `Same as the site: ${twoStepTitles[site].toLowerCase()}`;
  const titleOf = (value: string) => {
    const chosen = policyOf(value);
    return chosen === null ? inherited : twoStepTitles[chosen];
  };
  const form = useRecordForm({
    fields: groupPolicyFields,
    record: { two_step_policy: policy },
    words: { two_step_policy: titleOf },
    onSave: async (fields, baseValues) => {
      const body = commandOf({ ...fields, baseValues });
      const saved = await callEndpoint(changeGroupTwoStep, { level, params: { groupId }, body });
      showBanner({ message: 'Saved. This applies the next time each person signs in.', type: 'success' });
      await refreshSettings(client);
      return saved;
    },
  });
  if (!can('settings.twoStep'))
    return (
      <Card title="Two-step verification">
        <Facts facts={[{ label: 'Who has to use it', value: titleOf(policy ?? inherit) }]} />
      </Card>
    );
  const options = [inherit, ...twoStepPolicies].map((value) => ({ value, label: titleOf(value) }));
  return (
    <Card title="Two-step verification">
      <p className="muted">
        People have {twoStepGraceDays} days from their next sign-in to set it up. Site admins always have to use it.
      </p>
      <Form form={form} submitLabel="Save two-step verification">
        <RadioGroupField field={form.field('two_step_policy')} options={options} />
      </Form>
    </Card>
  );
}
