import { commandOf } from '@doselore/contract';
import { changeLicenceSettings, getLicenceSettings, type LicenceSettings } from '@doselore/contract/licence-levels';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../../../platform/api/index.ts';
import { showBanner } from '../../../../../platform/banner/index.ts';
import { refreshQueries } from '../../../../../platform/query-client/index.ts';
import {
  Form,
  maxNumber,
  minNumber,
  NumberField,
  requiredAs,
  useForm,
  wholeNumber,
} from '../../../../../ui/form/index.ts';
import { Card } from '../../../../../ui/layout/index.ts';
import { QueryView } from '../../../../../ui/states/index.ts';
import { licenceSettings } from '../developer-settings.queries.ts';

export function LicenceSettingsPart() {
  const query = useQuery({ ...licenceSettings.one(getLicenceSettings), refetchOnWindowFocus: false });
  return (
    <Card title="Licence limits">
      <QueryView query={query} errorTitle="The limits could not be loaded">
        {(settings) => <Fields settings={settings} />}
      </QueryView>
    </Card>
  );
}

function Fields({ settings }: { settings: LicenceSettings }) {
  const client = useQueryClient();
  const form = useForm({
    initial: { retry_limit: String(settings.retry_limit), request_days: String(settings.request_days) },
    labels: { retry_limit: 'Free retries for each licence', request_days: 'Days until a licence request lapses' },
    rules: {
      retry_limit: [requiredAs('Enter the number of retries'), wholeNumber, maxNumber(10)],
      request_days: [requiredAs('Enter the number of days'), wholeNumber, minNumber(1), maxNumber(365)],
    },
    onSubmit: async ({ retry_limit, request_days }) => {
      await callEndpoint(changeLicenceSettings, {
        body: commandOf({ retry_limit: Number(retry_limit), request_days: Number(request_days) }),
      });
      await refreshQueries(client, licenceSettings.one(getLicenceSettings).queryKey);
      showBanner({ message: 'Limits saved', type: 'success' });
    },
  });
  return (
    <Form form={form} submitLabel="Save limits">
      <NumberField
        field={form.field('retry_limit')}
        hint="From 0 to 10. A site admin can exceed the limit with a reason."
      />
      <NumberField
        field={form.field('request_days')}
        hint="From 1 to 365. A request without a decision lapses after this number of days."
      />
    </Form>
  );
}
