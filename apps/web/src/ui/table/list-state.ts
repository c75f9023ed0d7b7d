import { limits } from '@doselore/contract';
import { useState } from 'react';
import { useSearchParams } from 'react-router';

export type ListState = {
  q: string;
  page: number;
  perPage: number;
  /** Column key, with a leading `-` for descending order. */
  sort: string;
  /** Keys of columns that are not shown. */
  hidden: readonly string[];
  /** Number of filters that are set, besides the search. */
  filters: number;
  /** Returns the value of another filter of this list; `''` when it is not set. */
  filter: (name: string) => string;
  /** Returns the names of filters in the address that the list does not have. Call it after the list was drawn. */
  unknownFilters: () => string[];
  /** Query of a list endpoint. */
  query: { q: string; page: number; per_page: number; sort: string };
  /** Changes values of the address. Any change except of the page goes back to page 1. Empty values are removed. */
  set: (changes: Record<string, string | number | undefined>) => void;
  clear: () => void;
  filtered: boolean;
};

/** Parts of the address that say how a list is shown, not what is in it. */
const known: readonly string[] = ['page', 'per_page', 'sort', 'hide', 'tab', 'show', 'session'];

type Defaults = { sort?: string; perPage?: number; beside?: readonly string[] };

function whole(text: string | null, fallback: number, most: number): number {
  const value = Number(text);
  return text !== null && Number.isInteger(value) && value >= 1 ? Math.min(value, most) : fallback;
}

/**
 * Reads search, filters, sort order and page from the address, so that Back, reload and shared links keep them. `beside`
 * names parts of the address that the page chooses outside the table. They are no filters.
 */
export function useListState({ beside = [], ...defaults }: Defaults = {}): ListState {
  const [search, setSearch] = useSearchParams();
  const [filtersOfList] = useState(() => new Set<string>());
  const q = search.get('q') ?? '';
  const page = whole(search.get('page'), 1, 100_000);
  const perPage = whole(search.get('per_page'), defaults.perPage ?? limits.pageSize, limits.pageSizeMax);
  const sort = search.get('sort') ?? defaults.sort ?? '';

  const isFilter = (name: string) => !known.includes(name) && !beside.includes(name);

  const set: ListState['set'] = (changes) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        if (!('page' in changes)) next.delete('page');
        for (const [name, value] of Object.entries(changes)) {
          if (value === undefined || value === '' || (name === 'page' && value === 1)) next.delete(name);
          else next.set(name, String(value));
        }
        return next;
      },
      { replace: !('page' in changes), preventScrollReset: true },
    );

  return {
    q,
    page,
    perPage,
    sort,
    hidden: (search.get('hide') ?? '').split(',').filter(Boolean),
    filters: [...search.keys()].filter((name) => name !== 'q' && isFilter(name)).length,
    filter: (name) => {
      filtersOfList.add(name);
      return search.get(name) ?? '';
    },
    unknownFilters: () =>
      [...search.keys()].filter((name) => name !== 'q' && isFilter(name) && !filtersOfList.has(name)),
    query: { q, page, per_page: perPage, sort },
    set,
    clear: () =>
      setSearch((current) => new URLSearchParams([...current].filter(([name]) => name !== 'page' && !isFilter(name))), {
        replace: true,
      }),
    filtered: [...search.keys()].some(isFilter),
  };
}
