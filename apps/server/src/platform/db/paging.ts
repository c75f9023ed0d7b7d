import type { ListQuery } from '@doselore/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * `order by` from a list page's `sort`, out of the columns a list allows; the first is the default. An expression
 * instead of a column's name is worked out only where it is sorted by.
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

/** A pattern for `like` on lower-cased text; what a person types stands for itself. */
export function containing(text: string): string {
  return `%${text.toLowerCase().replace(/[\\%_]/gu, '\\$&')}%`;
}

/** The same for text that begins with what is typed, which an index can answer. */
export function startingWith(text: string): string {
  return containing(text).slice(1);
}

/** A condition of a search box. Without a search nothing is compared, and the planner does not guess how much it would leave. */
export function whenSearched(q: string, condition: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return q === '' ? sql`true` : sql`(${condition})`;
}
