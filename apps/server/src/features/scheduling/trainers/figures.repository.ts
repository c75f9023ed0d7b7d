import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';

/** Counts the feedback of the last 24 months, of one trainer or of all. */
export async function saveFigures(tx: Tx, { at, trainerUserId }: { at: Date; trainerUserId?: number }): Promise<void> {
  await sql`insert into trainer_figures (trainer_user_id, feedback_count, feedback_sum, counted_at)
    select t.user_id, count(f.id)::int, coalesce(sum(f.trainer_rating), 0)::int, ${at}::timestamptz
    from trainers t left join virtual_groups v on v.trainer_user_id = t.user_id
    left join session_feedback f on f.virtual_group_id = v.id and f.created_at > ${at}::timestamptz - interval '24 months'
    where ${trainerUserId ?? null}::bigint is null or t.user_id = ${trainerUserId ?? null} group by t.user_id
    on conflict (trainer_user_id) do update set feedback_count = excluded.feedback_count,
      feedback_sum = excluded.feedback_sum, counted_at = excluded.counted_at`.execute(tx);
}

/**
 * Locks the trainer of a course until commit. Returns undefined when nobody with a profile leads it.
 * Takes no scope: the command has found the course by its scope.
 */
export async function lockTrainerOf(tx: Tx, virtualGroupId: number): Promise<number | undefined> {
  const { rows } = await sql<{ user_id: number }>`select t.user_id from trainers t
    join virtual_groups v on v.trainer_user_id = t.user_id where v.id = ${virtualGroupId} for update of t`.execute(tx);
  return rows[0]?.user_id;
}
