import { type Body, commandOf } from '@doselore/contract';
import { createLocation } from '@doselore/contract/locations';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { callEndpoint } from '../../../platform/api/index.ts';
import { useArea } from '../../../platform/area/index.ts';
import { showBanner } from '../../../platform/banner/index.ts';
import { refreshQueries } from '../../../platform/query-client/index.ts';
import { Form } from '../../../ui/form/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { LocationFields } from './parts/location-fields.tsx';
import { useLocationForm } from './use-location-form.ts';

type Fields = Body<typeof createLocation>;

export function NewLocationScreen() {
  const { to } = useArea();
  const navigate = useNavigate();
  const client = useQueryClient();
  const create = async (fields: Fields) => {
    await callEndpoint(createLocation, { body: commandOf(fields) });
    showBanner({ message: `${fields.name} created`, type: 'success' });
    await refreshQueries(client, 'locations');
    await navigate(to('locations'));
  };
  const form = useLocationForm({ onSave: create });
  return (
    <Page width="form">
      <Form form={form} submitLabel="Create location" cancelTo={to('locations')}>
        <LocationFields form={form} />
      </Form>
    </Page>
  );
}
