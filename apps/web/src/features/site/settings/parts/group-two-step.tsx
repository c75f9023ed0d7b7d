import { commandOf } from '@doselore/contract';
import { changeGroupTwoStep, type TwoStepPolicy, twoStepGraceDays, twoStepPolicies } from '@doselore/contract/auth';
import { useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { useArea } from '../../../../platform/area/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { Form, RadioGroupField, useForm } from '../../../../ui/form/index.ts';
import { Card, Facts } from '../../../../ui/layout/index.ts';
import { twoStepTitles } from '../../../../ui/security/index.ts';
import { refreshSettings } from '../settings.queries.ts';

const inherit = 'inherit';
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
  const form = useForm({
    baseValues: { two_step_policy: policy },
    initial: { two_step_policy: (policy ?? inherit) as string },
    labels: { two_step_policy: 'Who has to use two-step verification' },
    words: { two_step_policy: titleOf },
    onSubmit: async ({ two_step_policy: chosen }, baseValues) => {
      const saved = await callEndpoint(changeGroupTwoStep, {
        level,
        params: { groupId },
        body: commandOf({ two_step_policy: policyOf(chosen), baseValues }),
      });
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
