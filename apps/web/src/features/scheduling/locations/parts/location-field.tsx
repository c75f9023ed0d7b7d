import { getLocation } from '@doselore/contract/locations';
import { useQuery } from '@tanstack/react-query';
import { SearchSelect, useSearchText } from '../../../../ui/choice/index.ts';
import { type FieldProps, sharedProps } from '../../../../ui/form/index.ts';
import { locations, locationsQuery } from '../locations.queries.ts';

const first = { page: 1, per_page: 20, sort: 'name', list: 'open', region: '' } as const;

/** Field for the id of a location, or none. Also shows a stored location that is archived. */
export function LocationField({ field }: { field: FieldProps<string> }) {
  const chosen = useQuery({
    ...locations.one(getLocation, { params: { locationId: Number(field.value) } }),
    enabled: field.value !== '',
  });
  const { q, search } = useSearchText(chosen.data?.name);
  const found = useQuery(locationsQuery({ query: { ...first, q } }));
  const options = new Map(found.data?.rows.map(({ id, name }) => [String(id), name]));
  if (field.value !== '')
    options.set(field.value, chosen.data?.name ?? options.get(field.value) ?? `Location ${field.value}`);
  return (
    <SearchSelect
      {...sharedProps({ field, optional: true })}
      placeholder="No location"
      clearable
      clearButtonProps={{ 'aria-label': 'No location', size: 'md' }}
      search={search}
      options={[...options].map(([value, label]) => ({ value, label }))}
      value={field.value === '' ? null : field.value}
      onChoose={field.onChange}
      nothingFoundMessage="No location matches"
    />
  );
}
