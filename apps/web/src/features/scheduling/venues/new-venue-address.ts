import { parseRouteId } from '../../../platform/routes/index.ts';

/** Premises of an organisation that a booking names, and the address to which the page returns with the new venue. */
type Premises = { name: string; postcode: string; groupId: number; capacity: number; back: string };

/** Returns the part of the address of the new venue's form that fills it: `?name=Hall&postcode=LA1+1AA&...`. */
export const venueSearch = ({ name, postcode, groupId, capacity, back }: Premises): string =>
  `?${new URLSearchParams({ name, postcode, organisation: String(groupId), capacity: String(capacity), back })}`;

/** Returns the texts with which the form begins, and the own address to return to, if the page was opened with one. */
export function readVenueSearch(search: URLSearchParams) {
  const groupId = parseRouteId(search.get('organisation') ?? '');
  const back = search.get('back');
  return {
    initial: {
      name: search.get('name') ?? '',
      postcode: search.get('postcode') ?? '',
      capacity: search.get('capacity') ?? '',
      group_id: groupId === null ? '' : String(groupId),
    },
    // Only a page of this site: `//other.example` is an address of another one.
    back: back !== null && /^\/[a-z]/u.test(back) ? back : undefined,
  };
}
