import { commandOf } from '@doselore/contract';
import {
  changeLicenceSettings,
  getLicenceSettings,
  type LicenceSettings,
  licenceSettingFields,
} from '@doselore/contract/licence-levels';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../../../platform/api/index.ts';
import { showBanner } from '../../../../../platform/banner/index.ts';
import { refreshQueries } from '../../../../../platform/query-client/index.ts';
import { Form, NumberField, useRecordForm } from '../../../../../ui/form/index.ts';
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
  const form = useRecordForm({
    fields: licenceSettingFields,
    record: settings,
    onSave: async (fields) => {
      await callEndpoint(changeLicenceSettings, { body: commandOf(fields) });
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
