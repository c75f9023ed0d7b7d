import type { ListQuery } from '@doselore/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * Returns `order by` for the `sort` of a list page. `columns` are the allowed columns, the first is the default. An
 * expression instead of a column name is computed only when the list is sorted by it.
 */
export function orderBy(
  query: Pick<ListQuery, 'sort'>,
  columns: Record<string, string | RawBuilder<unknown>>,
): RawBuilder<unknown> {
  const isDescending = query.sort.startsWith('-');
  const name = query.sort.replace(/^-/u, '');
  const [first = 'id'] = Object.values(columns);
  const column = Object.hasOwn(columns, name) ? (columns[name] ?? first) : first;
  return sql`${typeof column === 'string' ? sql.ref(column) : column} ${isDescending ? sql`desc` : sql`asc`} nulls last`;
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
