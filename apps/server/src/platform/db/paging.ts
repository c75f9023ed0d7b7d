import type { ListQuery } from '@doselore/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Returns the name of the column by which a list page is sorted: the one of its `sort`, otherwise the first. */
export function sortNameOf(query: Pick<ListQuery, 'sort'>, columns: Record<string, unknown>): string {
  const name = query.sort.replace(/^-/u, '');
  return Object.hasOwn(columns, name) ? name : (Object.keys(columns)[0] ?? 'id');
}

/**
 * Returns `order by` for the `sort` of a list page. `columns` are the allowed columns, the first is the default. An
 * expression instead of a column name is computed only when the list is sorted by it.
 */
export function orderBy(
  query: Pick<ListQuery, 'sort'>,
  columns: Record<string, string | RawBuilder<unknown>>,
): RawBuilder<unknown> {
  const isDescending = query.sort.startsWith('-');
  const column = columns[sortNameOf(query, columns)] ?? 'id';
  return sql`${typeof column === 'string' ? sql.ref(column) : column} ${isDescending ? sql`desc` : sql`asc`} nulls last`;
}

export type OrderKey = { by: RawBuilder<unknown>; isDescending?: boolean; nulls?: 'first' | 'last' };

/** Returns `order by` for keys, or for the opposite order. Without `nulls`, they come last in ascending order, else first. */
export function orderByKeys(keys: readonly OrderKey[], { isReversed }: { isReversed: boolean }): RawBuilder<unknown> {
  return sql.join(
    keys.map(({ by, isDescending = false, nulls }) => {
      const direction = isDescending === isReversed ? sql`asc` : sql`desc`;
      if (nulls === undefined) return sql`${by} ${direction}`;
      return sql`${by} ${direction} ${(nulls === 'first') === isReversed ? sql`nulls last` : sql`nulls first`}`;
    }),
  );
}

/**
 * How a page is read: from the start or the end of a list, or from the first row of a page that is known. `isReversed`
 * reads in the opposite order, from the known row without that row.
 */
export type PageWay = { from: 'edge' | 'known'; isReversed: boolean; skip: number; take: number };

/** Returns the way to a page with the fewest rows to skip, so that the last page costs as much as the first. */
export function wayToPage(
  { page, per_page: size }: Pick<ListQuery, 'page' | 'per_page'>,
  { total, knownPage }: { total: number; knownPage?: number | undefined },
): PageWay {
  const before = (page - 1) * size;
  const take = Math.max(0, Math.min(size, total - before));
  const ways: PageWay[] = [
    { from: 'edge', isReversed: false, skip: before, take },
    { from: 'edge', isReversed: true, skip: Math.max(0, total - before - take), take },
  ];
  if (knownPage !== undefined && take > 0) {
    const pages = page - knownPage;
    const isReversed = pages < 0;
    ways.push({ from: 'known', isReversed, skip: (isReversed ? -pages - 1 : pages) * size, take: size });
  }
  return ways.reduce((best, way) => (way.skip < best.skip ? way : best));
}

export function limitTo(query: Pick<ListQuery, 'page' | 'per_page'>): RawBuilder<unknown> {
  return sql`limit ${query.per_page} offset ${(query.page - 1) * query.per_page}`;
}

/**
 * Returns a pattern for `like` on lower-cased text. Escapes the characters of the typed text that `like` treats
 * specially.
 */
export function containing(text: string): string {
  return `%${text.toLowerCase().replace(/[\\%_]/gu, '\\$&')}%`;
}

/** Returns a pattern for text that begins with the typed text. An index can answer it. */
export function startingWith(text: string): string {
  return containing(text).slice(1);
}

/**
 * Returns the condition of a search box, or `true` without a search. Then nothing is compared, and the planner need not
 * estimate how many rows match.
 */
export function whenSearched(q: string, condition: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return q === '' ? sql`true` : sql`(${condition})`;
}
