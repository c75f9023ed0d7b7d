import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/index.ts';

/** Maximum and minimum number of completions for a median. Fewer completions could reveal the time of one person. */
const [newest, least] = [200, 5];

/**
 * SQL for the seconds of a time text from the run-time, such as `0000:24:05.50`. Text in another format counts as 0.
 */
const secondsOf = (time: string) => {
  const part = (number: number) => sql`split_part(${sql.ref(time)}, ':', ${sql.lit(number)})`;
  return sql`case when ${sql.ref(time)} ~ '^[0-9]{2,4}:[0-9]{2}:[0-9]{2}([.][0-9]{1,2})?$'
    then ${part(1)}::int * 3600 + ${part(2)}::int * 60 + ${part(3)}::numeric else 0 end`;
};

/** SQL for the seconds of an attempt `u`: the stored total, and each session of the last launch. */
const secondsOfAttempt = sql`(${secondsOf('u.total_time')} + (select coalesce(sum(${secondsOf('x.value')}), 0)
  from jsonb_each_text(u.session_times) x))`;

/** SQL for the median of `seconds` in whole minutes, at least 1. */
const median = sql`greatest(1, round(percentile_cont(0.5) within group (order by t.seconds) / 60))::int`;

/** Stores the median of the newest completions of each module. Ignores attempts without time. */
export async function saveUsualOfModules(tx: Tx, at: Date): Promise<void> {
  await sql`insert into usual_minutes (sco_id, minutes, completions, worked_out_at)
    select s.id, m.minutes, m.completions, ${at} from scos s cross join lateral (
      select ${median} as minutes, count(*)::int as completions from (
        select ${secondsOfAttempt} as seconds from sco_users u
        where u.sco_id = s.id and u.best_status in ('passed', 'completed') and u.finished_at is not null
        order by u.finished_at desc limit ${newest}) t where t.seconds > 0) m
    where m.completions >= ${least}
    on conflict (sco_id) do update set minutes = excluded.minutes, completions = excluded.completions,
      worked_out_at = excluded.worked_out_at`.execute(tx);
}

/**
 * Stores the median of the newest completions of each online course, over all its versions. The time of a completion is
 * the total time of its attempts.
 */
export async function saveUsualOfCourses(tx: Tx, at: Date): Promise<void> {
  await sql`insert into usual_minutes (abstract_course_id, minutes, completions, worked_out_at)
    select a.id, m.minutes, m.completions, ${at} from abstract_courses a cross join lateral (
      select ${median} as minutes, count(*)::int as completions from (
        select (select sum(${secondsOfAttempt}) from sco_users u where u.course_user_id = n.id) as seconds from (
          select v.id from courses c cross join lateral (select cu.id, cu.completed_at from course_users cu
            where cu.course_id = c.id and cu.completion_status = 'completed' and cu.completed_at is not null
            order by cu.completed_at desc limit ${newest}) v
          where c.abstract_course_id = a.id order by v.completed_at desc limit ${newest}) n) t where t.seconds > 0) m
    where m.completions >= ${least}
    on conflict (abstract_course_id) do update set minutes = excluded.minutes, completions = excluded.completions,
      worked_out_at = excluded.worked_out_at`.execute(tx);
}

/** Deletes medians from before this run. Their completions were erased, or are now fewer than the minimum. */
export async function removeOldUsual(tx: Tx, at: Date): Promise<void> {
  await tx.deleteFrom('usual_minutes').where('worked_out_at', '<', at).execute();
}
