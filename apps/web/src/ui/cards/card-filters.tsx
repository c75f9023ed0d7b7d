import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import c from './cards.module.css';

type Props = {
  /** Name of the searched list: "Courses". */
  label: string;
  chips: ReactNode;
  search: { label: string; value: string; onChange: (text: string) => void };
  /** Further filters next to the search. */
  children?: ReactNode;
  /** Number of matches, announced when it changes. */
  count: ReactNode;
};

/** Search and filters of a page of cards. */
export function CardFilters({ label, chips, search, children, count }: Props) {
  return (
    <search className={c.filters} aria-label={label}>
      {chips}
      <div className={c.row}>
        <TextInput
          className={c.search}
          type="search"
          aria-label={search.label}
          placeholder={search.label}
          leftSection={<IconSearch size={18} aria-hidden />}
          value={search.value}
          onChange={(event) => search.onChange(event.currentTarget.value)}
        />
        {children}
        <p className={c.count} role="status">
          {count}
        </p>
      </div>
    </search>
  );
}
