import '@mantine/core/styles/ScrollArea.css';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useArea } from '../../platform/area/index.ts';
import { groupQuery } from '../../platform/places/index.ts';
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
  const [text, setText] = useState('');
  const [q] = useDebouncedValue(text, 300);
  const found = useQuery(groupsQuery(level, { ...first, q }));
  const chosen = useQuery({ ...groupQuery(level, value ?? 0), enabled: value !== null });
  const options = new Map(found.data?.rows.map(({ id, name }) => [String(id), name]));
  if (value !== null) options.set(String(value), chosen.data?.name ?? `Organisation ${value}`);
  return (
    <Select
      {...(label === undefined ? { size: 'sm', 'aria-label': 'Organisation' } : { label, error })}
      placeholder={placeholder}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': 'Any organisation', size: 'md' }}
      data={[...options].map(([id, label]) => ({ value: id, label }))}
      // The server has filtered the options already.
      filter={({ options: all }) => all}
      value={value === null ? null : String(value)}
      onSearchChange={setText}
      onChange={(id) => onChange(id ?? '')}
      nothingFoundMessage="No organisation matches"
    />
  );
}
