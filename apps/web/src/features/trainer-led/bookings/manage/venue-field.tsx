import type { ProjectRequest } from '@doselore/contract/bookings';
import { useQuery } from '@tanstack/react-query';
import { type FieldProps, SelectField } from '../../../../ui/form/index.ts';
import { choicesQuery } from '../bookings.queries.ts';

/** Returns whether a request names a location alone, so that its venue has to be chosen. */
export const needsVenue = ({ is_virtual: isVirtual, venue, place_postcode: postcode }: ProjectRequest): boolean =>
  !isVirtual && venue === null && postcode === null;

/** Choice of a venue that is large enough and not refused, for a request that names a location alone. */
export function VenueField({ request, field }: { request: ProjectRequest; field: FieldProps<string> }) {
  const choices = useQuery(choicesQuery(request.project.id)).data;
  const venues = (choices?.venues ?? []).filter(
    ({ refusal, capacity }) => refusal === null && capacity >= request.delegates,
  );
  return (
    <SelectField
      field={field}
      options={venues.map(({ id, name, town }) => ({ value: String(id), label: `${name}, ${town}` }))}
      placeholder="Choose a venue"
      hint="The request names a location alone."
    />
  );
}
