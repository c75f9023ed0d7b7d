import { refreshableDays } from '@doselore/contract/certificates';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import {
  type AttemptId,
  type CourseUserId,
  type LicenceId,
  type Scope,
  scopeWhere,
} from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';
import type { CardData } from './card-data.ts';
import { externalCards } from './external-cards.repository.ts';
import { finishFirstTitles } from './finish-first.repository.ts';
import { paperCards } from './paper-cards.repository.ts';
import { sessionCards } from './sessions.repository.ts';

/** An online course with its licence. */
export type CourseData = CardData & {
  licence_id: LicenceId;
  licence_state: string;
  product_id: number;
  completed_at: Date | null;
};

type Params = { userId: number; courseId?: number; groupId?: number | undefined };
/** `today` decides whether a refresher can still renew the certificate. */
type OnDay = Params & { today: string };

/**
 * SQL that is true unless the licence `m` waits for a trainer-led course. It waits when it was issued for a course
 * whose delegates take the online course afterwards. It also waits when attendance has started it and no online course
 * follows.
 */
const isOpen = sql<SqlBool>`(cu.id is not null or m.state not in ('issued', 'in_progress')
  or case when m.state = 'issued' and m.virtual_group_id is null then true
    else coalesce((select bool_or(o.assessment in ('pending', 'failed')) from online_assessments() o
      where o.licence_id = m.id), m.state = 'issued') end)`;

/**
 * Selects every course that a person may take, takes or has taken. Each row is the newest licence of a product in an
 * organisation. Its course is the one that the licence is bound to, or would start.
 */
function onlineCourses(scope: Scope, filter: OnDay): RawBuilder<CourseData> {
  return sql<CourseData>`
    with mine as (
      select distinct on (l.group_id, l.product_id) l.id, l.group_id, l.product_type, l.product_id, l.certificate_months,
        l.state, l.user_id, l.virtual_group_id, l.is_free_retry, l.is_new and l.state = 'issued' as is_new
      from licences l
      where l.user_id = ${filter.userId} and l.product_type = 'abstract_course'
        and l.state in ('issued', 'in_progress', 'completed', 'failed')
        and ${scopeWhere(scope, { owner: sql.ref('l.user_id') })}
      order by l.group_id, l.product_id, l.id desc)
    select c.id, case when t.course_id is null then 'online' else 'distance' end as course_type, a.title, a.summary, c.deliverable_id, a.motif, a.hue, c.thumbnail_key,
      coalesce(f.renewal_basis, a.renewal_basis) as renewal_basis, m.group_id, g.name as group_name, m.id as licence_id, m.state as licence_state, m.product_id, m.certificate_months,
      p.modules + coalesce(t.parts, 0) as modules, p.modules_done + coalesce(t.done, 0) as modules_done, cu.id as course_user_id, cu.completion_status, cu.last_opened_at, cu.completed_at,
      ct.id as certificate_id, ct.expires_on, m.is_new,
      case when m.state = 'issued' and not m.is_free_retry then ${finishFirstTitles({
        ...{ userId: sql`m.user_id`, groupId: sql`m.group_id`, productType: sql`m.product_type` },
        ...{ productId: sql`m.product_id`, day: sql`${filter.today}::date` },
      })} else '[]' end as finish_first, null::jsonb as session, null::jsonb as paper,
      null::jsonb as external, null::timestamptz as training_start
    from mine m
    join abstract_courses a on a.id = m.product_id
    join groups g on g.id = m.group_id and g.archived_at is null
    join group_members gm on gm.group_id = m.group_id and gm.user_id = m.user_id and gm.archived_at is null
    left join course_users cu on cu.licence_id = m.id
    join lateral (select * from courses k where k.id = cu.course_id
        or (cu.id is null and k.abstract_course_id = m.product_id and k.is_live and k.deliverable_id not in (3, 4))
      order by k.version desc limit 1) c on true
    left join lateral (select count(*)::int as modules,
        count(*) filter (where best.status in ('passed', 'completed'))::int as modules_done
      from scos s left join lateral (select u.best_status as status from sco_users u
        where u.course_user_id = cu.id and u.sco_id = s.id and u.superseded_at is null limit 1) best on true
      where s.course_id = c.id and s.archived_at is null) p on true
    left join lateral (select a.course_id, (1 + count(cm.id))::int as parts,
        (count(mr.material_id) + (cu.completion_status = 'completed')::int)::int as done
      from assessments a left join course_materials cm on cm.course_id = a.course_id
      left join material_reads mr on mr.material_id = cm.id and mr.course_user_id = cu.id
      where a.course_id = c.id group by a.course_id) t on true
    left join refreshed_courses(${filter.today}::date - ${refreshableDays}::int) f on f.user_id = m.user_id
      and f.group_id = m.group_id and f.refresher_type = m.product_type and f.refresher_id = m.product_id
    left join certificates ct on ct.user_id = m.user_id and ct.group_id = m.group_id
      and ct.product_type = coalesce(f.product_type, m.product_type) and ct.product_id = coalesce(f.product_id, m.product_id) and ct.state = 'valid'
    where ${isOpen}
      and (${filter.courseId ?? null}::bigint is null
        or m.product_id = (select abstract_course_id from courses where id = ${filter.courseId ?? null}))
      and (${filter.groupId ?? null}::bigint is null or m.group_id = ${filter.groupId ?? null})`;
}

export async function listCoursesOf(db: Queries, scope: Scope, filter: OnDay): Promise<CourseData[]> {
  const { rows } = await sql<CourseData>`
    select * from (${onlineCourses(scope, filter)}) c order by c.last_opened_at desc nulls last, c.title`.execute(db);
  return rows;
}

const cardColumns = sql.raw(
  'id, course_type, title, summary, deliverable_id, motif, hue, thumbnail_key, renewal_basis, group_id, group_name, ' +
    'certificate_months, modules, modules_done, course_user_id, completion_status, last_opened_at, certificate_id, ' +
    'expires_on, is_new, product_id, finish_first, session, paper, external, training_start',
);

/** Lists the courses of every type in one round trip. */
export async function listCards(db: Queries, scope: Scope, { userId, today }: OnDay): Promise<CardData[]> {
  const { rows } = await sql<CardData>`
    select ${cardColumns} from (${onlineCourses(scope, { userId, today })}) o
    union all select ${cardColumns} from (${sessionCards(scope)}) s where s.user_id = ${userId}
    union all select ${cardColumns} from (${paperCards(scope, today)}) p where p.user_id = ${userId}
    union all select ${cardColumns} from (${externalCards(scope)}) e where e.user_id = ${userId}
      and not exists (select from external_course_users n where n.replaces_id = e.id)
    order by last_opened_at desc nulls last, training_start nulls last, title`.execute(db);
  return rows;
}

/** Finds one paper course or external entry of this person. */
export async function findOtherCard(
  db: Queries,
  scope: Scope,
  params: OnDay & { courseType: 'paper-course' | 'external-course' },
): Promise<CardData | undefined> {
  const cards =
    params.courseType === 'paper-course' ? paperCards<CardData>(scope, params.today) : externalCards<CardData>(scope);
  const { rows } = await sql<CardData>`select ${cardColumns} from (${cards}) c
    where c.user_id = ${params.userId} and c.id = ${params.courseId} and (${params.groupId ?? null}::bigint is null or c.group_id = ${params.groupId ?? null})
    limit 1`.execute(db);
  return rows[0];
}

export type ModuleData = {
  sco_id: number;
  identifier: string;
  title: string;
  sco_user_id: AttemptId | null;
  best_status: string | null;
  raw_score: string | null;
  attempt: number | null;
  max_attempts: number | null;
  total_time: string | null;
  session_times: Record<string, string> | null;
  prerequisites: string;
  mastery_score: number | null;
  minutes: number | null;
  usual_minutes: number | null;
};

/**
 * Lists the modules of a course in their order. Each has the current attempt of `courseUserId`, on the version of that
 * attempt.
 */
export async function listModules(
  db: Queries,
  params: { courseId: number; courseUserId: CourseUserId | null },
): Promise<ModuleData[]> {
  const { rows } = await sql<ModuleData>`
    select s.id as sco_id, s.identifier, s.title, u.id as sco_user_id, u.best_status, u.raw_score, u.attempt, s.max_attempts,
      u.total_time, u.session_times, v.prerequisites, v.mastery_score, s.minutes, k.minutes as usual_minutes
    from scos s left join usual_minutes k on k.sco_id = s.id
    left join sco_users u on u.sco_id = s.id and u.course_user_id = ${params.courseUserId} and u.superseded_at is null
    join sco_versions v on v.id = coalesce(u.sco_version_id, s.current_version_id)
    where s.course_id = ${params.courseId} and (s.archived_at is null or u.id is not null)
    order by s.sequence, s.id`.execute(db);
  return rows;
}
