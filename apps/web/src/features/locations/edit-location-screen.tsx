import { Button } from '@mantine/core';
import { IconArchive, IconMapPinOff } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useArea } from '../../platform/area/index.ts';
import { showBanner } from '../../platform/banner/index.ts';
import { useRouteId } from '../../platform/routes/index.ts';
import { Form } from '../../ui/form/index.ts';
import { Card, Facts, Notice } from '../../ui/layout/index.ts';
import { Page } from '../../ui/page/index.ts';
import { QueryView } from '../../ui/states/index.ts';
import { type Location, locationQuery, saveLocation } from './locations.queries.ts';
import { LocationFields } from './parts/location-fields.tsx';
import { storedOf, useLocationForm, valuesOf } from './use-location-form.ts';
import { useMoveLocation } from './use-move-location.ts';

function EditForm({ location }: { location: Location }) {
  const { to } = useArea();
  const client = useQueryClient();
  const form = useLocationForm(
    valuesOf(location),
    async (fields, baseValues) => {
      const saved = await saveLocation(location.id, { ...fields, baseValues });
      showBanner({ message: `${fields.name} saved`, type: 'success' });
      await client.invalidateQueries({ queryKey: ['locations'] });
      return saved;
    },
    storedOf(location),
  );
  return (
    <>
      {!location.has_position && (
        <Notice icon={IconMapPinOff} label="Position unknown">
          The postcode district {location.postcode.split(' ')[0]} is unknown, so journeys cannot be estimated. Enter
          latitude and longitude.
        </Notice>
      )}
      <Form form={form} submitLabel="Save location" cancelTo={to('locations')}>
        <LocationFields form={form} />
      </Form>
    </>
  );
}

function Archived({ location }: { location: Location }) {
  const move = useMoveLocation();
  const { region, address_line_1, address_line_2, town, postcode } = location;
  return (
    <>
      <Notice
        icon={IconArchive}
        label="Archived location"
        action={
          <Button size="sm" onClick={() => void move(location, 'open')}>
            Restore
          </Button>
        }
      >
        This location is archived. Restore it to change it.
      </Notice>
      <Card>
        <Facts
          facts={[
            { label: 'Region', value: region },
            { label: 'Address', value: [address_line_1, address_line_2, town, postcode].filter(Boolean).join(', ') },
          ]}
        />
      </Card>
    </>
  );
}

export function EditLocationScreen() {
  const locationId = useRouteId('locationId') ?? 0;
  const query = useQuery(locationQuery(locationId));
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
