import '@mantine/core/styles/ScrollArea.css';
import { Select, type SelectProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import c from './search-select.module.css';

type Search = { text: string; setText: (text: string) => void };

/**
 * Returns the text of a `SearchSelect`, and `q`: the same text once typing has paused for 300 ms. The label of the chosen
 * option is no search, so that an opened field offers the other options too.
 */
export function useSearchText(chosenLabel?: string): { q: string; search: Search } {
  const [text, setText] = useState('');
  const [typed] = useDebouncedValue(text, 300);
  return { q: typed === chosenLabel ? '' : typed, search: { text, setText } };
}

type Props = Omit<
  SelectProps,
  'classNames' | 'data' | 'filter' | 'searchable' | 'searchValue' | 'onSearchChange' | 'onChange'
> & {
  search: Search;
  /** Options that the server has found for the text, and the chosen option. */
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
};

/**
 * Select for one of many records, which the server finds by the typed text. Calls `onChoose` with an empty text when the
 * choice is cleared.
 */
export function SearchSelect({ search, options, onChoose, ...select }: Props) {
  return (
    <Select
      {...select}
      classNames={{ option: c.option }}
      searchable
      data={[...options]}
      // The server has filtered the options already.
      filter={({ options: all }) => all}
      searchValue={search.text}
      onSearchChange={search.setText}
      onChange={(value) => onChoose(value ?? '')}
    />
  );
}
