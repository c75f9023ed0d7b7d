import { limits } from '@doselore/contract';
import { useQuery } from '@tanstack/react-query';
import { SearchSelect, useSearchText } from '../../../../ui/choice/index.ts';
import { venuesQuery } from '../venues.queries.ts';

type Props = {
  label: string;
  /** Ids of venues that are not offered. */
  without: readonly number[];
  onChoose: (venue: { venueId: number; name: string }) => void;
};

/** The largest page, because the venues in `without` are removed from it. */
const first = {
  page: 1,
  per_page: limits.pageSizeMax,
  sort: 'name',
  list: 'open',
  capacity: 0,
  equipment: '',
} as const;

/** Search for one venue after another, by name or town. Calls `onChoose` for each, and then empties its text. */
export function VenueSearch({ label, without, onChoose }: Props) {
  const { q, search } = useSearchText();
  const { data } = useQuery(venuesQuery({ query: { ...first, q } }));
  const venues = (data?.rows ?? [])
    .filter(({ id }) => !without.includes(id))
    .map(({ id, name, town }) => ({ venueId: id, name: `${name}, ${town}` }));
  return (
    <SearchSelect
      aria-label={label}
      placeholder={label}
      search={search}
      options={venues.map(({ venueId, name }) => ({ value: String(venueId), label: name }))}
      value={null}
      onChoose={(id) => {
        const venue = venues.find(({ venueId }) => String(venueId) === id);
        search.setText('');
        if (venue) onChoose(venue);
      }}
      nothingFoundMessage="No other venue matches. Type more of the name."
    />
  );
}
