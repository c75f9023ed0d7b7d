import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import c from './cards.module.css';

type Props = {
  /** What is looked through: "Courses". */
  label: string;
  chips: ReactNode;
  search: { label: string; value: string; onChange: (text: string) => void };
  /** Further choices, beside the search. */
  children?: ReactNode;
  /** How many are found, told as it changes. */
  count: ReactNode;
};

/** What narrows a page of cards. */
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
