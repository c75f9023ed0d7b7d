import { type RawBuilder, sql } from 'kysely';
import { type Scope, scopeWhere } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';
import type { CardData, SessionData } from './card-data.ts';
import { finishFirstTitles } from './finish-first.repository.ts';

export type SessionCard = CardData & { session: SessionData; user_id: number; product_id: number };

/** SQL that is true when nothing is missing any more: attended, and passed where the course is assessed. */
const isDone = sql`(d.attendance = 'attended' and d.assessment in ('not_required', 'passed'))`;

/**
 * SQL for the valid certificate of a delegate `d`, once the course or its assessment has given one. A later certificate of
 * the same product may have replaced that one.
 */
const validCertificate = sql`select c.id, c.expires_on from certificates o
  join certificates c on c.user_id = o.user_id and c.group_id = o.group_id and c.product_type = o.product_type
    and c.product_id = o.product_id and c.state = 'valid'
  where o.user_id = d.user_id and o.state <> 'revoked' and (o.source = 'pled' and o.source_id = d.licence_id
    or o.source = 'online' and d.assessment = 'passed'
      and d.licence_id = (select n.licence_id from course_users n where n.id = o.source_id))
  order by c.id desc limit 1`;

/**
 * Selects the Pharmacist-led Courses of a delegate in organisations where they are still a member: all with a date that
 * are not cancelled. One row for each delegate in the scope.
 */
export function sessionCards(scope: Scope): RawBuilder<SessionCard> {
  return sql<SessionCard>`
    select v.id, 'trainer-led' as course_type, v.title, a.summary, v.deliverable_id, a.motif, a.hue,
      null::text as thumbnail_key, a.renewal_basis, v.group_id, g.name as group_name, v.certificate_months,
      1 as modules, (${isDone} is true)::int as modules_done, null::bigint as course_user_id,
      case when ${isDone} then 'completed' when d.assessment in ('failed', 'lapsed') then 'failed'
        when d.attendance in ('attended', 'partial') then 'incomplete' end as completion_status,
      null::timestamptz as last_opened_at, case when ${isDone} then ct.id end as certificate_id,
      case when ${isDone} then ct.expires_on end as expires_on, false as is_new, v.abstract_course_id as product_id,
      case when v.state = 'scheduled' and d.attendance is null then ${finishFirstTitles({
        ...{ userId: sql`d.user_id`, groupId: sql`v.group_id`, productType: sql`'abstract_course'` },
        ...{ productId: sql`v.abstract_course_id`, day: sql`v.training_start::date` },
      })} else '[]' end as finish_first,
      jsonb_build_object('state', v.state, 'training_start', v.training_start, 'training_end', v.training_end,
        'place', nullif(concat_ws(', ', v.place, ve.name, ve.town, ve.postcode), ''), 'trainer', t.first_name || ' ' || t.last_name, 'attendance', d.attendance,
        'address', nullif(concat_ws(', ', ve.address_line_1, ve.address_line_2, ve.town, ve.postcode), ''), 'response', d.response,
        'meetings', coalesce((select jsonb_agg(jsonb_build_object('id', s.id, 'training_start', s.training_start,
            'training_end', s.training_end, 'is_ready', v.meeting_url is not null or exists (select from video_meetings m
              where m.virtual_group_session_id = s.id and m.state = 'ready')) order by s.ordinal)
          from virtual_group_sessions s where s.virtual_group_id = v.id), '[]'), 'what_to_bring', v.what_to_bring,
        'is_licensed', d.licence_id is not null or exists (select from licences l where l.user_id = d.user_id
          and l.group_id = v.group_id and l.product_type = 'abstract_course' and l.product_id = v.abstract_course_id
          and l.deleted_at is null and case when l.virtual_group_id is null then l.state in ('issued', 'in_progress')
            else l.virtual_group_id = v.id and l.state not in ('reclaimed', 'revoked') end),
        'assessment', case when v.assessment_type <> 'none' then
          jsonb_build_object('state', d.assessment, 'days', v.post_training_days_allowed, 'online_course_id',
            case when v.assessment_type = 'online' and v.state <> 'closed' and d.assessment in ('pending', 'failed')
              then (select c.course_id from online_courses() c where c.product_id = v.abstract_course_id
                order by c.course_id desc limit 1) end) end,
        'has_feedback', exists (select from session_feedback f
          where f.virtual_group_id = d.virtual_group_id and f.user_id = d.user_id)) as session,
      null::jsonb as paper, null::jsonb as external,
      d.user_id, v.training_start
    from virtual_group_delegates d
    join virtual_groups v on v.id = d.virtual_group_id and v.state not in ('draft', 'cancelled')
      and v.training_start is not null and v.training_end is not null
    join abstract_courses a on a.id = v.abstract_course_id
    join groups g on g.id = v.group_id and g.archived_at is null
    join group_members gm on gm.group_id = v.group_id and gm.user_id = d.user_id and gm.archived_at is null
    left join users t on t.id = v.trainer_user_id
    left join venues ve on ve.id = v.venue_id
    left join lateral (${validCertificate}) ct on true
    where ${scopeWhere(scope, { owner: sql.ref('d.user_id') })}`;
}

/** Finds one Pharmacist-led Course of this person. Returns undefined where they are not a delegate of it. */
export async function findSession(
  db: Queries,
  scope: Scope,
  params: { userId: number; virtualGroupId: number; groupId?: number | undefined },
): Promise<SessionCard | undefined> {
  const { rows } = await sql<SessionCard>`
    select * from (${sessionCards(scope)}) s where s.user_id = ${params.userId} and s.id = ${params.virtualGroupId}
      and (${params.groupId ?? null}::bigint is null or s.group_id = ${params.groupId ?? null})`.execute(db);
  return rows[0];
}
