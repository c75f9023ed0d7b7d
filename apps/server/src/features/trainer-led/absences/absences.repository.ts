import type { AbsenceSeat, AbsencesQuery } from '@doselore/contract/absences';
import { sql } from 'kysely';
import { type Scope, scopeWhere } from '../../../platform/access/index.ts';
import { containing, limitTo, orderBy, type Queries, whenSearched } from '../../../platform/db/index.ts';

export type AbsenceData = {
  virtual_group_id: number;
  title: string;
  user_id: number;
  name: string;
  group_id: number;
  group_name: string;
  subgroup_id: number | null;
  subgroup_name: string | null;
  product_id: number;
  product: string;
  trainer: string | null;
  day: string;
  is_excused: boolean;
  seat: AbsenceSeat;
  caught_up_id: number | null;
  caught_up_title: string | null;
  caught_up_day: string | null;
  is_member: boolean;
  total: number;
};

export type Filter = Omit<AbsencesQuery, 'q' | 'page' | 'per_page' | 'sort'>;

/** A row `a` of absences, or of the same columns of courses, that the filters choose. */
export const isChosen = (scope: Scope, filter: Filter) => {
  const is = (column: string, value: number | undefined) =>
    value === undefined ? sql`true` : sql`${sql.ref(`a.${column}`)} = ${value}`;
  return sql`${scopeWhere(scope, { group: sql.ref('a.group_id'), subgroup: sql.ref('a.subgroup_id') })}
    and ${is('group_id', filter.groupId)} and ${is('subgroup_id', filter.subgroupId)}
    and ${is('trainer_user_id', filter.trainerId)} and ${is('abstract_course_id', filter.productId)}
    and (${filter.from ?? null}::date is null or a.day >= ${filter.from ?? null}::date)
    and (${filter.to ?? null}::date is null or a.day <= ${filter.to ?? null}::date)`;
};

const states = {
  '': sql`true`,
  open: sql`a.caught_up_virtual_group_id is null`,
  'caught-up': sql`a.caught_up_virtual_group_id is not null`,
};
export const isInState = ({ state }: Pick<Filter, 'state'>) => states[state];

/** SQL over `a`, `u`, `v` and `s`. */
const sortable = {
  day: 'a.day',
  name: sql`lower(u.first_name || ' ' || u.last_name)`,
  service: sql`lower(s.name)`,
  title: sql`lower(v.title)`,
};

/** SQL for the absences of a page and the number of all, before their details are read. */
const pageOf = (scope: Scope, query: AbsencesQuery) => {
  const pattern = containing(query.q);
  return sql`
    select a.virtual_group_id, a.user_id, count(*) over ()::int as total
    from absences a join virtual_groups v on v.id = a.virtual_group_id join users u on u.id = a.user_id
    left join subgroups s on s.id = a.subgroup_id
    where ${isChosen(scope, query)} and ${isInState(query)}
      and ${whenSearched(query.q, sql`lower(u.first_name || ' ' || u.last_name) like ${pattern} or lower(v.title) like ${pattern} or lower(coalesce(s.name, '')) like ${pattern}`)}
    order by ${orderBy(query, sortable)}, a.virtual_group_id desc, a.user_id ${limitTo(query)}`;
};

/** Lists absences, the latest first. `q` searches person, course and service. Reads the details of one page only. */
export async function listAbsenceRows(db: Queries, scope: Scope, query: AbsencesQuery): Promise<AbsenceData[]> {
  const { rows } = await sql<AbsenceData>`
    with page as materialized (${pageOf(scope, query)})
    select a.virtual_group_id, v.title, a.user_id, u.first_name || ' ' || u.last_name as name, a.group_id,
      g.name as group_name, a.subgroup_id, s.name as subgroup_name, a.abstract_course_id as product_id,
      p.title as product, t.first_name || ' ' || t.last_name as trainer, a.day, a.is_excused, a.seat,
      c.id as caught_up_id, c.title as caught_up_title, c.training_end::date as caught_up_day,
      exists (select from group_members m where m.user_id = a.user_id and m.group_id = a.group_id
        and m.archived_at is null) and u.archived_at is null and g.archived_at is null as is_member, x.total
    from page x join absences a on a.virtual_group_id = x.virtual_group_id and a.user_id = x.user_id
    join virtual_groups v on v.id = a.virtual_group_id join users u on u.id = a.user_id
    join groups g on g.id = a.group_id join abstract_courses p on p.id = a.abstract_course_id
    left join subgroups s on s.id = a.subgroup_id left join users t on t.id = a.trainer_user_id
    left join virtual_groups c on c.id = a.caught_up_virtual_group_id
    order by ${orderBy(query, sortable)}, a.virtual_group_id desc, a.user_id`.execute(db);
  return rows;
}
