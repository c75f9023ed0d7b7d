import { useQuery } from '@tanstack/react-query';
import { useArea } from '../../../platform/area/index.ts';
import { groupQuery } from '../../../platform/places/index.ts';
import { SearchSelect, useSearchText } from '../../../ui/choice/index.ts';
import { groupsQuery } from './groups.queries.ts';

type Props = {
  value: number | null;
  onChange: (id: string) => void;
  /** Shown while no organisation is chosen. */
  placeholder?: string;
  /** Label above it, for a field of a form. */
  label?: string;
  error?: string | undefined;
};

const first = { page: 1, per_page: 20, sort: 'name', list: 'open', attention: '' } as const;

/** Filter by one organisation, which is found by the beginning of its name. */
export function GroupFilter({ value, onChange, placeholder = 'Any organisation', label, error }: Props) {
  const { level } = useArea();
  const chosen = useQuery({ ...groupQuery(level, value ?? 0), enabled: value !== null });
  const { q, search } = useSearchText(chosen.data?.name);
  const found = useQuery(groupsQuery({ level, query: { ...first, q } }));
  const options = new Map(found.data?.rows.map(({ id, name }) => [String(id), name]));
  if (value !== null)
    options.set(String(value), chosen.data?.name ?? options.get(String(value)) ?? `Organisation ${value}`);
  return (
    <SearchSelect
      {...(label === undefined ? { size: 'sm', 'aria-label': 'Organisation' } : { label, error })}
      placeholder={placeholder}
      clearable
      clearButtonProps={{ 'aria-label': 'Any organisation', size: 'md' }}
      search={search}
      options={[...options].map(([id, label]) => ({ value: id, label }))}
      value={value === null ? null : String(value)}
      onChoose={onChange}
      nothingFoundMessage="No organisation matches"
    />
  );
}
