import { commandOf } from '@doselore/contract';
import { changeLocation, getLocation } from '@doselore/contract/locations';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../platform/api/index.ts';
import { useArea } from '../../../platform/area/index.ts';
import { showBanner } from '../../../platform/banner/index.ts';
import { refreshQueries } from '../../../platform/query-client/index.ts';
import { useRouteId } from '../../../platform/routes/index.ts';
import { Form } from '../../../ui/form/index.ts';
import { type Location, locations } from './locations.queries.ts';
import { AddressPage } from './parts/address-page.tsx';
import { LocationFields } from './parts/location-fields.tsx';
import { useLocationForm } from './use-location-form.ts';
import { useMoveLocation } from './use-move-location.ts';

function EditForm({ location }: { location: Location }) {
  const { to } = useArea();
  const client = useQueryClient();
  const form = useLocationForm({
    record: location,
    onSave: async (fields, baseValues) => {
      const saved = await callEndpoint(changeLocation, {
        params: { locationId: location.id },
        body: commandOf({ ...fields, baseValues }),
      });
      showBanner({ message: `${fields.name} saved`, type: 'success' });
      await refreshQueries(client, 'locations');
      return saved;
    },
  });
  return (
    <Form form={form} submitLabel="Save location" cancelTo={to('locations')}>
      <LocationFields form={form} />
    </Form>
  );
}

export function EditLocationScreen() {
  const locationId = useRouteId('locationId') ?? 0;
  const move = useMoveLocation();
  return (
    <AddressPage
      kind="location"
      idName="locationId"
      query={useQuery(locations.one(getLocation, { params: { locationId } }))}
      form={(location) => <EditForm key={location.id} location={location} />}
      facts={({ region }, address) => [{ label: 'Region', value: region }, address]}
      onRestore={(location) => move(location, false)}
    />
  );
}
