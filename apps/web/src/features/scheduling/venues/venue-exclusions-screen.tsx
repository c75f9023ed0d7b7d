import { getVenue, listVenueExclusions } from '@doselore/contract/venues';
import { useQuery } from '@tanstack/react-query';
import { useRouteId } from '../../../platform/routes/index.ts';
import { ArchivedNotice } from '../../../ui/archive/index.ts';
import { Card, Facts } from '../../../ui/layout/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import { ExclusionForm } from './parts/exclusion-form.tsx';
import { VenueTabs } from './parts/venue-tabs.tsx';
import { useMoveVenue } from './use-move-venue.ts';
import { type Exclusions, type Venue, venues } from './venues.queries.ts';

function Archived({ venue, exclusions }: { venue: Venue; exclusions: Exclusions }) {
  const move = useMoveVenue();
  return (
    <>
      <ArchivedNotice what="venue" onRestore={() => move(venue, false)} />
      <Card>
        <Facts facts={exclusions.map(({ group, reason }) => ({ label: group.name, value: reason }))} />
      </Card>
    </>
  );
}

export function VenueExclusionsScreen() {
  const venueId = useRouteId('venueId') ?? 0;
  const venue = useQuery(venues.one(getVenue, { params: { venueId } }));
  const query = useQuery(venues.one(listVenueExclusions, { params: { venueId } }));
  const { data } = venue;
  return (
    <Page
      width="form"
      subject={`venue ${venueId}`}
      lead={data && `Organisations that cannot use ${data.name}.`}
      record={data?.name}
      context={data?.name}
      names={{ venueId: data?.name }}
      tabs={<VenueTabs excluded={data?.excluded} />}
    >
      <QueryView query={query} errorTitle="The exclusions could not be loaded">
        {(exclusions) =>
          data &&
          (data.is_archived ? (
            <Archived venue={data} exclusions={exclusions} />
          ) : (
            <ExclusionForm venue={data} shown={exclusions} />
          ))
        }
      </QueryView>
    </Page>
  );
}
