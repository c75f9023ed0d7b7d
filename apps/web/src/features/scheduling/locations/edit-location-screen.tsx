import { changeLocation, getLocation } from '@doselore/contract/locations';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../platform/api/index.ts';
import { useArea } from '../../../platform/area/index.ts';
import { showBanner } from '../../../platform/banner/index.ts';
import { refreshQueries } from '../../../platform/query-client/index.ts';
import { useRouteId } from '../../../platform/routes/index.ts';
import { ArchivedNotice } from '../../../ui/archive/index.ts';
import { Form } from '../../../ui/form/index.ts';
import { Card, Facts } from '../../../ui/layout/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import { addressText } from './address-form.ts';
import { type Location, locations } from './locations.queries.ts';
import { LocationFields } from './parts/location-fields.tsx';
import { PositionNotice } from './parts/position-notice.tsx';
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
        body: { ...fields, baseValues },
      });
      showBanner({ message: `${fields.name} saved`, type: 'success' });
      await refreshQueries(client, 'locations');
      return saved;
    },
  });
  return (
    <>
      {!location.has_position && <PositionNotice postcode={location.postcode} />}
      <Form form={form} submitLabel="Save location" cancelTo={to('locations')}>
        <LocationFields form={form} />
      </Form>
    </>
  );
}

function Archived({ location }: { location: Location }) {
  const move = useMoveLocation();
  return (
    <>
      <ArchivedNotice what="location" onRestore={() => move(location, false)} />
      <Card>
        <Facts
          facts={[
            { label: 'Region', value: location.region },
            { label: 'Address', value: addressText(location) },
          ]}
        />
      </Card>
    </>
  );
}

export function EditLocationScreen() {
  const locationId = useRouteId('locationId') ?? 0;
  const query = useQuery(locations.one(getLocation, { params: { locationId } }));
  return (
    <Page
      width="form"
      title={query.data?.is_archived ? 'Location' : undefined}
      lead={query.data?.name}
      context={query.data?.name}
      names={{ locationId: query.data?.name }}
    >
      <QueryView query={query} errorTitle="This location could not be loaded">
        {(location) =>
          location.is_archived ? <Archived location={location} /> : <EditForm key={location.id} location={location} />
        }
      </QueryView>
    </Page>
  );
}
