import { commandOf } from '@doselore/contract';
import { changeVenue, getVenue } from '@doselore/contract/venues';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../platform/api/index.ts';
import { useArea } from '../../../platform/area/index.ts';
import { showBanner } from '../../../platform/banner/index.ts';
import { useRouteId } from '../../../platform/routes/index.ts';
import { Form } from '../../../ui/form/index.ts';
import { AddressPage } from '../locations/index.ts';
import { VenueFields } from './parts/venue-fields.tsx';
import { VenueTabs } from './parts/venue-tabs.tsx';
import { useMoveVenue } from './use-move-venue.ts';
import { recordOf, useVenueForm } from './use-venue-form.ts';
import { refreshVenues, type Venue, venues } from './venues.queries.ts';

function EditForm({ venue }: { venue: Venue }) {
  const { to } = useArea();
  const client = useQueryClient();
  const form = useVenueForm({
    record: recordOf(venue),
    onSave: async (fields, baseValues) => {
      const saved = await callEndpoint(changeVenue, {
        params: { venueId: venue.id },
        body: commandOf({ ...fields, baseValues }),
      });
      showBanner({ message: `${fields.name} saved`, type: 'success' });
      await refreshVenues(client);
      return saved;
    },
  });
  return (
    <Form form={form} submitLabel="Save venue" cancelTo={to('venues')}>
      <VenueFields form={form} />
    </Form>
  );
}

export function EditVenueScreen() {
  const venueId = useRouteId('venueId') ?? 0;
  const query = useQuery(venues.one(getVenue, { params: { venueId } }));
  const move = useMoveVenue();
  return (
    <AddressPage
      kind="venue"
      idName="venueId"
      query={query}
      tabs={<VenueTabs excluded={query.data?.excluded} />}
      form={(venue) => <EditForm key={venue.id} venue={venue} />}
      facts={({ capacity }, address) => [address, { label: 'Capacity', value: capacity }]}
      onRestore={(venue) => move(venue, false)}
    />
  );
}
