import type { ListQuery } from '@doselore/contract';
import type { QuestionKind, QuestionState, ScoreData } from '@doselore/contract/bookings';
import { type SqlBool, sql } from 'kysely';
import type { UserId } from '../../../../platform/access/index.ts';
import { containing, limitTo, orderBy, type Queries } from '../../../../platform/db/index.ts';
import { titleOf } from '../two-in-one/other-session.ts';

/** Returns whether somebody has a profile as a trainer. Takes no scope: only site admins read about trainers. */
export async function isTrainer(db: Queries, userId: number): Promise<boolean> {
  return (
    (await db.selectFrom('trainers').select('user_id').where('user_id', '=', userId).executeTakeFirst()) !== undefined
  );
}

/**
 * SQL that tells whether a site admin recorded the answer to a question `c` about a start. A note alone (`other`) is no answer:
 * the trainer gave that themselves later on.
 */
const isRecorded = sql<SqlBool>`coalesce(c.manual_status, 'other') <> 'other'`;

/** Counts how a trainer has answered in the 12 months before a moment. Answers that others recorded are not the trainer's. */
export async function countAnswers(db: Queries, trainerId: UserId, at: Date): Promise<ScoreData> {
  const { rows } = await sql<ScoreData>`
    with answers as (select e.state, e.sent_at, a.answered_at from availability_enquiries e
        left join availability_answers a on a.id = e.answer_id and not a.is_manual
        where e.trainer_user_id = ${trainerId} and e.sent_at > ${at}::timestamptz - interval '12 months'),
      starts as (select c.state, ${isRecorded} as is_recorded from confirmation_enquiries c
        where c.trainer_user_id = ${trainerId} and c.asked_at > ${at}::timestamptz - interval '12 months')
    select array(select (select count(*)::int from trainer_suitabilities s
        where s.trainer_user_id = ${trainerId} and s.level = l) from generate_series(1, 3) l order by l) as levels,
      (select count(*)::int from answers where state <> 'withdrawn' or answered_at is not null) as questions,
      (select count(answered_at)::int from answers) as answered,
      (select percentile_cont(0.5) within group (order by extract(epoch from answered_at - sent_at) / 3600)
        from answers where answered_at is not null)::float8 as median_hours,
      (select count(*)::int from answers where state = 'yes' and answered_at is not null) as accepted,
      (select count(*)::int from starts where state = 'confirmed' and not is_recorded) as confirmed,
      (select count(*)::int from starts where state = 'rejected' and not is_recorded) as rejected,
      (select count(*)::int from starts where state = 'lapsed') as lapsed`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('A select without a from has one row');
  return row;
}

export type QuestionData = {
  id: number;
  kind: QuestionKind;
  state: QuestionState;
  project_id: number;
  /** Null for a course of several days. */
  project_request_id: number | null;
  multi_day_id: number | null;
  course: string;
  group_id: number;
  group_name: string;
  window_start: Date;
  window_end: Date;
  sent_at: Date;
  due_at: Date;
  ended_at: Date | null;
  is_manual: boolean;
  total: number;
};

const sortable = {
  sent_at: sql`q.sent_at`,
  window_start: sql`q.window_start`,
  course: sql`lower(q.course)`,
  group: sql`lower(q.group_name)`,
};

/** Lists the questions of bookings to a trainer, the newest first. */
export async function listQuestionRows(
  db: Queries,
  trainerId: UserId,
  filter: ListQuery & { open: '' | 'yes' },
): Promise<QuestionData[]> {
  const like = containing(filter.q);
  const { rows } = await sql<QuestionData>`
    with sent as (
      select e.id, 'date' as kind, e.state, e.times_of_interest_id, null::bigint as multi_day_id,
        null::timestamptz as starts_at, e.sent_at, e.due_at,
        coalesce(a.answered_at, e.ended_at) as ended_at, coalesce(a.is_manual, false) as is_manual
      from availability_enquiries e left join availability_answers a on a.id = e.answer_id
      where e.trainer_user_id = ${trainerId}
      union all
      select c.id, 'confirmation', c.state, c.times_of_interest_id, c.multi_day_id, c.starts_at, c.asked_at, c.due_at, c.ended_at,
        ${isRecorded}
      from confirmation_enquiries c where c.trainer_user_id = ${trainerId}),
    q as (select x.id, x.kind, x.state, p.id as project_id, r.id as project_request_id, x.multi_day_id, ${titleOf} as course, p.group_id,
        g.name as group_name, coalesce(x.starts_at, t.window_start) as window_start,
        coalesce(x.starts_at, t.window_end) as window_end, x.sent_at, x.due_at, x.ended_at, x.is_manual
      from sent x left join times_of_interest t on t.id = x.times_of_interest_id
      left join project_requests r on r.id = t.project_request_id left join multi_days m on m.id = x.multi_day_id
      join projects p on p.id = coalesce(r.project_id, m.project_id) join groups g on g.id = p.group_id
      join abstract_courses a on a.id = coalesce(r.abstract_course_id, m.abstract_course_id))
    select q.*, count(*) over ()::int as total from q
    where (${filter.open} = '' or q.state in ('sent', 'asked'))
      and (lower(q.course) like ${like} or lower(q.group_name) like ${like})
    order by ${orderBy(filter, sortable)}, q.sent_at desc, q.kind, q.id desc ${limitTo(filter)}`.execute(db);
  return rows;
}
