import { sql } from 'kysely';
import type { Scope } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';
import { type Filter, isChosen, isInState } from './absences.repository.ts';

export type FiguresData = { absent: number; excused: number; caught_up: number; there: number };

/** Counts absences, and the people who came to the same closed courses. */
export async function countAbsences(db: Queries, scope: Scope, filter: Filter): Promise<FiguresData> {
  const { rows } = await sql<FiguresData>`
    select (count(*) filter (where not a.is_excused))::int as absent, (count(*) filter (where a.is_excused))::int as excused,
      count(a.caught_up_virtual_group_id)::int as caught_up,
      (select count(*)::int from (select v.id, v.group_id, v.subgroup_id, v.trainer_user_id, v.abstract_course_id,
          coalesce(v.training_end, v.ended_at)::date as day from virtual_groups v where v.state = 'closed') a
        join virtual_group_delegates d on d.virtual_group_id = a.id and d.attendance in ('attended', 'partial')
        where ${isChosen(scope, filter)}) as there
    from absences a where ${isChosen(scope, filter)} and ${isInState(filter)}`.execute(db);
  return rows[0] ?? { absent: 0, excused: 0, caught_up: 0, there: 0 };
}

export type CountedData = { kind: 'service' | 'trainer' | 'product'; id: number; name: string; count: number };

/** Counts absences by service, trainer and product, the most first. */
export async function countByKind(db: Queries, scope: Scope, filter: Filter): Promise<CountedData[]> {
  const { rows } = await sql<CountedData>`
    with chosen as materialized (select a.* from absences a where ${isChosen(scope, filter)} and ${isInState(filter)})
    select 'service' as kind, s.id, s.name, count(*)::int as count from chosen a join subgroups s on s.id = a.subgroup_id
      group by s.id
    union all select 'trainer', t.id, t.first_name || ' ' || t.last_name, count(*)::int
      from chosen a join users t on t.id = a.trainer_user_id group by t.id
    union all select 'product', p.id, p.title, count(*)::int
      from chosen a join abstract_courses p on p.id = a.abstract_course_id group by p.id
    order by 4 desc, 3, 2`.execute(db);
  return rows;
}
