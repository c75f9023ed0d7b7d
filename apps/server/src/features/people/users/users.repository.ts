import type { AccountState, UserFilters } from '@doselore/contract/users';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Scope, scopeWhere } from '../../../platform/access/index.ts';
import {
  limitTo,
  type OrderKey,
  orderByKeys,
  type Queries,
  startingWith,
  wayToPage,
} from '../../../platform/db/index.ts';

export type UserData = {
  id: number;
  first_name: string;
  last_name: string;
  email: string;
  username: string | null;
  job_role: string | null;
  registration_number: string | null;
  state: AccountState;
  is_demo: boolean;
  roles: string[];
  groups: { id: number; name: string }[];
  last_seen_at: Date | null;
  total: number;
};

function sortOf({ sort }: Pick<UserFilters, 'sort'>): { name: string; isDescending: boolean } {
  return { name: sort.replace(/^-/u, '') || 'name', isDescending: sort.startsWith('-') };
}

/** Returns the keys of an order over `users u`. An unknown order is that of names. */
function keysOf(filter: Pick<UserFilters, 'sort'>): OrderKey[] {
  const { name, isDescending } = sortOf(filter);
  const id = { by: sql`u.id`, isDescending };
  if (name === 'created') return [{ by: sql`u.created_at`, isDescending }, id];
  const firstName = { by: sql`lower(u.first_name)`, isDescending };
  const first: OrderKey =
    name === 'role'
      ? { by: sql`u.job_role`, isDescending, nulls: 'last' }
      : { by: sql`lower(u.last_name)`, isDescending };
  return [first, firstName, id];
}

const states = { active: 'active', invited: 'provisional', archived: 'disabled' } as const;

/**
 * SQL that matches people: each word begins a first name, a last name, an address or a username. A number is also an
 * id.
 */
function matches(text: string): RawBuilder<SqlBool> {
  const words = text.toLowerCase().split(/\s+/u).filter(Boolean);
  const each = words.map((word) => {
    const start = startingWith(word);
    const isNumber = /^\d{1,15}$/u.test(word);
    return sql<SqlBool>`(lower(u.first_name) like ${start} or lower(u.last_name) like ${start} or u.email like ${start}
      or u.username = ${word}${isNumber ? sql` or u.id = ${Number(word)} or u.registration_number = ${word}` : sql``})`;
  });
  return each.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(each, sql` and `)}`;
}

/**
 * SQL for the list of a state. Archived people appear only in their own list, unless the search is for their id,
 * address or username.
 */
function inList({ state }: Pick<UserFilters, 'state'>): RawBuilder<SqlBool> {
  if (state === '') return sql`u.state <> 'disabled'`;
  return state === 'erased' ? sql`u.erased_at is not null` : sql`u.state = ${states[state]} and u.erased_at is null`;
}

function hasRole(role: UserFilters['role']): RawBuilder<SqlBool> {
  if (role === '') return sql`true`;
  if (role === 'none') return sql`not exists (select from user_roles r where r.user_id = u.id)`;
  return sql`exists (select from user_roles r where r.user_id = u.id and r.role = ${role})`;
}

/** SQL over `users u` for the columns of a page. */
export const userColumns = sql`u.id, u.first_name, u.last_name, u.email, u.username, u.job_role, u.registration_number,
  account_state(u.state, u.erased_at) as state, u.is_demo,
  coalesce((select json_agg(r.role order by r.role) from user_roles r where r.user_id = u.id), '[]') as roles,
  coalesce((select json_agg(json_build_object('id', g.id, 'name', g.name) order by g.name) from group_members m
    join groups g on g.id = m.group_id
    where m.user_id = u.id and m.archived_at is null and g.archived_at is null), '[]') as groups,
  (select max(s.seen_at) from sessions s where s.user_id = u.id) as last_seen_at`;

/** SQL over `users u` for the people of a list. */
const listed = (scope: Scope, filter: UserFilters) => sql`${scopeWhere(scope, { owner: sql.ref('u.id') })}
  and ${inList(filter)} and ${hasRole(filter.role)} and ${filter.demo ? sql`u.is_demo` : sql`not u.is_demo`}
  and u.merged_into_id is null and ${matches(filter.q)}`;

/** Lists people. A search finds few people, who are counted and sorted. Otherwise an index has the order of the list. */
export function listUserRows(db: Queries, scope: Scope, filter: UserFilters): Promise<UserData[]> {
  return filter.q === '' ? listPage(db, scope, filter) : listMatches(db, scope, filter);
}

async function listMatches(db: Queries, scope: Scope, filter: UserFilters): Promise<UserData[]> {
  const order = orderByKeys(keysOf(filter), { isReversed: false });
  const { rows } = await sql<UserData>`
    with found as materialized (
      select u.id, u.last_name, u.first_name, u.job_role, u.created_at from users u where ${listed(scope, filter)}),
      page as (select u.id from found u order by ${order} ${limitTo(filter)})
    select ${userColumns}, (select count(*)::int from found) as total
    from page join users u on u.id = page.id order by ${order}`.execute(db);
  return rows;
}

/** Reads a page from the nearest known row: of the start, the end, or a page that the caller has. */
async function listPage(db: Queries, scope: Scope, filter: UserFilters): Promise<UserData[]> {
  const total = await countUsers(db, scope, filter);
  const near = sortOf(filter).name === 'name' ? filter.near : undefined;
  const { from, isReversed, skip, take } = wayToPage(filter, { total, knownPage: near?.page });
  const keys = keysOf(filter);
  const known = from === 'known' && near !== undefined ? sql`and ${comesAfter(filter, near, { isReversed })}` : sql``;
  const { rows } = await sql<UserData>`
    with page as (select u.id from users u where ${listed(scope, filter)} ${known}
      order by ${orderByKeys(keys, { isReversed })} limit ${take} offset ${skip})
    select ${userColumns}, ${total}::int as total
    from page join users u on u.id = page.id order by ${orderByKeys(keys, { isReversed: false })}`.execute(db);
  return rows;
}

async function countUsers(db: Queries, scope: Scope, filter: UserFilters): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from users u where ${listed(scope, filter)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/**
 * SQL for the people of the list from a known row on, with that row. Reversed, for those before it. By the name as it was
 * shown, not as it is now, so that a row that was renamed or has gone since still marks the same place.
 */
function comesAfter(
  filter: UserFilters,
  near: NonNullable<UserFilters['near']>,
  { isReversed }: { isReversed: boolean },
): RawBuilder<SqlBool> {
  const key = sql`(lower(u.last_name), lower(u.first_name), u.id)`;
  const known = sql`(lower(${near.last_name}::text), lower(${near.first_name}::text), ${near.id}::bigint)`;
  if (isReversed) return sortOf(filter).isDescending ? sql`${key} > ${known}` : sql`${key} < ${known}`;
  return sortOf(filter).isDescending ? sql`${key} <= ${known}` : sql`${key} >= ${known}`;
}

/** Finds a person. A name or address of a merged account finds the kept account. */
export async function findUserBy(
  db: Queries,
  scope: Scope,
  by: { email: string } | { username: string } | { id: number },
): Promise<UserData | undefined> {
  const [[column, value]] = Object.entries(by) as [[string, string | number]];
  const { rows } = await sql<UserData>`select ${userColumns}, 1 as total from users u
    where u.id = (select coalesce(n.merged_into_id, n.id) from users n where ${sql.ref(`n.${column}`)} = ${value}) and ${scopeWhere(scope, { owner: sql.ref('u.id') })}`.execute(
    db,
  );
  return rows[0];
}
