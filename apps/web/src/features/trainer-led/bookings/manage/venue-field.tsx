import type { ProjectRequest, VenueDays } from '@doselore/contract/bookings';
import { useQuery } from '@tanstack/react-query';
import { type FieldProps, SelectField } from '../../../../ui/form/index.ts';
import { choicesQuery, dayQuery, venueDaysQuery } from '../bookings.queries.ts';

type Placed = Pick<ProjectRequest, 'is_virtual' | 'venue' | 'place_postcode'>;

/** Returns whether a session names a location alone, so that its venue has to be chosen. */
const needsVenue = ({ is_virtual: isVirtual, venue, place_postcode: postcode }: Placed): boolean =>
  !isVirtual && venue === null && postcode === null;

/** Returns whether the venue of a request has to be chosen, and that of the second session of a day. */
export function useMissingVenues(request: ProjectRequest): { first: boolean; second: boolean; any: boolean } {
  const { other, project } = request;
  const ids = { projectId: project.id, twoInOneDayId: other?.two_in_one_day_id ?? 0 };
  const day = useQuery({ ...dayQuery(ids), enabled: other !== null }).data;
  const first = needsVenue(request);
  const second = day !== undefined && needsVenue({ ...day.second, place_postcode: day.second_place_postcode });
  return { first, second, any: first || second };
}

type Props = {
  request: ProjectRequest;
  delegates: number;
  /** On how many days with a trainer a venue is free for the session. */
  daysOf: (venue: VenueDays['venues'][number]) => number | null;
  field: FieldProps<string>;
};

/**
 * Choice of a venue that is large enough and not refused, for a session that names a location alone. Those that are free on
 * most of the days with a trainer come first.
 */
function VenueField({ request: { id, project }, delegates, daysOf, field }: Props) {
  const choices = useQuery(choicesQuery(project.id)).data;
  const free = useQuery(venueDaysQuery({ projectId: project.id, projectRequestId: id })).data;
  const freeDays = new Map(free?.venues.map((venue) => [venue.id, daysOf(venue) ?? 0]));
  const venues = (choices?.venues ?? [])
    .filter(({ refusal, capacity }) => refusal === null && capacity >= delegates)
    .toSorted((a, b) => (freeDays.get(b.id) ?? 0) - (freeDays.get(a.id) ?? 0));
  const wordsOf = (venueId: number) => {
    const days = freeDays.get(venueId);
    return days === undefined || free === undefined ? '' : ` (free on ${days} of ${free.days})`;
  };
  return (
    <SelectField
      field={field}
      options={venues.map((venue) => ({
        value: String(venue.id),
        label: `${venue.name}, ${venue.town}${wordsOf(venue.id)}`,
      }))}
      placeholder="Choose a venue"
      hint="The request names a location alone. Numbers are days with a trainer."
    />
  );
}

type FieldsProps = {
  request: ProjectRequest;
  missing: { first: boolean; second: boolean };
  field: (name: 'venueId' | 'secondVenueId') => FieldProps<string>;
};

/** Choices of the venues that a request, and the second session of a day, do not name. */
export function VenueFields({ request, missing, field }: FieldsProps) {
  const { delegates, other } = request;
  return (
    <>
      {missing.first && (
        <VenueField request={request} delegates={delegates} daysOf={({ days }) => days} field={field('venueId')} />
      )}
      {missing.second && other !== null && (
        <VenueField
          request={request}
          delegates={other.delegates}
          daysOf={({ second_days: days }) => days}
          field={field('secondVenueId')}
        />
      )}
    </>
  );
}

/** Labels of both choices. Those of a day name their courses. */
export const venueLabels = ({ product, other }: ProjectRequest) => ({
  venueId: other === null ? 'Venue' : `Venue of ${product.name}`,
  secondVenueId: `Venue of ${other?.product.name ?? 'the second session'}`,
});

/** Returns the ids of chosen venues as they are sent. */
export const sentVenues = (chosen: { venueId: string; secondVenueId: string }) => ({
  venueId: chosen.venueId === '' ? null : Number(chosen.venueId),
  secondVenueId: chosen.secondVenueId === '' ? null : Number(chosen.secondVenueId),
});

export const noVenues = { venueId: '', secondVenueId: '' };
