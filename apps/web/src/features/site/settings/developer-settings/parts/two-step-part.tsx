import { type Answer, commandOf } from '@doselore/contract';
import {
  changeSiteTwoStep,
  getSiteTwoStep,
  sitePolicyFields,
  twoStepGraceDays,
  twoStepPolicies,
} from '@doselore/contract/auth';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../../../platform/api/index.ts';
import { showBanner } from '../../../../../platform/banner/index.ts';
import { refreshQueries } from '../../../../../platform/query-client/index.ts';
import { CheckboxField, Form, RadioGroupField, useRecordForm } from '../../../../../ui/form/index.ts';
import { Card } from '../../../../../ui/layout/index.ts';
import { twoStepTitles } from '../../../../../ui/security/index.ts';
import { QueryView } from '../../../../../ui/states/index.ts';
import { siteTwoStep } from '../developer-settings.queries.ts';

const options = twoStepPolicies.map((value) => ({ value, label: twoStepTitles[value] }));
const policyOf = (value: string) => twoStepPolicies.find((policy) => policy === value) ?? 'admins';

/** Setting for the people who have to use two-step verification, unless their organisation chooses otherwise. */
export function TwoStepPart() {
  const query = useQuery({ ...siteTwoStep.one(getSiteTwoStep), refetchOnWindowFocus: false });
  return (
    <Card title="Two-step verification">
      <p className="muted">
        Organisations can choose another setting for their own people. People have {twoStepGraceDays} days from their
        next sign-in to set it up. Site admins always have to use it and set it up at their next sign-in.
      </p>
      <QueryView query={query} errorTitle="The setting could not be loaded">
        {(settings) => <Fields settings={settings} />}
      </QueryView>
    </Card>
  );
}

function Fields({ settings }: { settings: Answer<typeof getSiteTwoStep> }) {
  const client = useQueryClient();
  const form = useRecordForm({
    fields: sitePolicyFields,
    record: settings,
    words: { policy: (value) => twoStepTitles[policyOf(value)] },
    onSave: async (fields, baseValues) => {
      const saved = await callEndpoint(changeSiteTwoStep, { body: commandOf({ ...fields, baseValues }) });
      await refreshQueries(client, siteTwoStep.one(getSiteTwoStep).queryKey);
      showBanner({ message: 'Saved. This applies the next time each person signs in.', type: 'success' });
      return saved;
    },
  });
  return (
    <Form form={form} submitLabel="Save two-step verification">
      <RadioGroupField field={form.field('policy')} options={options} />
      {settings.is_demo && (
        <CheckboxField field={form.field('in_demo')} hint="While this is off, demo logins need a password only." />
      )}
    </Form>
  );
}
