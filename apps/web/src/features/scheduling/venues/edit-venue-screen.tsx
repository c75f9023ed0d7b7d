import { changeVenue, getVenue } from '@doselore/contract/venues';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../platform/api/index.ts';
import { useArea } from '../../../platform/area/index.ts';
import { showBanner } from '../../../platform/banner/index.ts';
import { useRouteId } from '../../../platform/routes/index.ts';
import { Form } from '../../../ui/form/index.ts';
import { Card, Facts } from '../../../ui/layout/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import { addressText, PositionNotice } from '../locations/index.ts';
import { ArchivedVenue } from './parts/archived-venue.tsx';
import { VenueFields } from './parts/venue-fields.tsx';
import { VenueTabs } from './parts/venue-tabs.tsx';
import { recordOf, useVenueForm } from './use-venue-form.ts';
import { refreshVenues, type Venue, venues } from './venues.queries.ts';

function EditForm({ venue }: { venue: Venue }) {
  const { to } = useArea();
  const client = useQueryClient();
  const form = useVenueForm({
    record: recordOf(venue),
    onSave: async (fields, baseValues) => {
      const saved = await callEndpoint(changeVenue, { params: { venueId: venue.id }, body: { ...fields, baseValues } });
      showBanner({ message: `${fields.name} saved`, type: 'success' });
      await refreshVenues(client);
      return saved;
    },
  });
  return (
    <>
      {!venue.has_position && <PositionNotice postcode={venue.postcode} />}
      <Form form={form} submitLabel="Save venue" cancelTo={to('venues')}>
        <VenueFields form={form} />
      </Form>
    </>
  );
}

function Archived({ venue }: { venue: Venue }) {
  return (
    <>
      <ArchivedVenue venue={venue} />
      <Card>
        <Facts
          facts={[
            { label: 'Address', value: addressText(venue) },
            { label: 'Capacity', value: venue.capacity },
          ]}
        />
      </Card>
    </>
  );
}

export function EditVenueScreen() {
  const venueId = useRouteId('venueId') ?? 0;
  const query = useQuery(venues.one(getVenue, { params: { venueId } }));
  return (
    <Page
      width="form"
      title={query.data?.is_archived ? 'Venue' : undefined}
      lead={query.data?.name}
      context={query.data?.name}
      names={{ venueId: query.data?.name }}
      tabs={<VenueTabs excluded={query.data?.excluded} />}
    >
      <QueryView query={query} errorTitle="This venue could not be loaded">
        {(venue) => (venue.is_archived ? <Archived venue={venue} /> : <EditForm key={venue.id} venue={venue} />)}
      </QueryView>
    </Page>
  );
}
