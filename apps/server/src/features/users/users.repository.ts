import type { AccountState, UserFilters } from '@doselore/contract/users';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Scope, scopeWhere } from '../../platform/access/index.ts';
import { limitTo, orderBy, type Queries, startingWith } from '../../platform/db/index.ts';

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

const sortable = { name: sql`lower(u.last_name)`, role: sql`u.job_role`, created: sql`u.created_at` };
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

/**
 * Lists people. A search finds few people, who are then counted and sorted. Without one, people are read in the order
 * of an index.
 */
export async function listUserRows(db: Queries, scope: Scope, filter: UserFilters): Promise<UserData[]> {
  const order = sql`${orderBy(filter, sortable)}, lower(u.first_name), u.id`;
  const { rows } = await sql<UserData>`
    with found as ${filter.q === '' ? sql`not materialized` : sql`materialized`} (
      select u.id, u.last_name, u.first_name, u.job_role, u.created_at from users u
      where ${scopeWhere(scope, { owner: sql.ref('u.id') })} and ${inList(filter)} and ${hasRole(filter.role)}
        and ${filter.demo ? sql`u.is_demo` : sql`not u.is_demo`} and u.merged_into_id is null and ${matches(filter.q)}),
      page as (select u.id from found u order by ${order} ${limitTo(filter)})
    select ${userColumns}, (select count(*)::int from found) as total
    from page join users u on u.id = page.id order by ${order}`.execute(db);
  return rows;
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
