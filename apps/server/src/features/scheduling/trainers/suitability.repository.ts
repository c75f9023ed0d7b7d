import type { SuitabilityLevel } from '@doselore/contract/trainers';
import { sql } from 'kysely';
import type { UserId } from '../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../platform/db/index.ts';

export type SuitabilityData = {
  product_id: number;
  title: string;
  deliverable_id: number;
  level: SuitabilityLevel;
  valid_until: string | null;
  note: string;
};

/** Lists the courses that are taught, with how well somebody teaches each. */
export async function listSuitabilityRows(db: Queries, userId: UserId): Promise<SuitabilityData[]> {
  const { rows } = await sql<SuitabilityData>`
    select a.id as product_id, a.title, c.deliverable_id, coalesce(s.level, 0::smallint) as level,
      s.valid_until::text as valid_until, coalesce(s.note, '') as note
    from abstract_courses a
    join lateral (select deliverable_id from courses
      where abstract_course_id = a.id and deliverable_id in (3, 4) and is_live order by id desc limit 1) c on true
    left join trainer_suitabilities s on s.abstract_course_id = a.id and s.trainer_user_id = ${userId}
    where a.archived_at is null order by lower(a.title), a.id`.execute(db);
  return rows;
}

/** Lists the courses that are taught, virtually or face to face. */
export async function listTaughtCourses(db: Queries): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select a.id, a.title as name from abstract_courses a
    where a.archived_at is null and exists (select from courses c
      where c.abstract_course_id = a.id and c.deliverable_id in (3, 4) and c.is_live)
    order by lower(a.title), a.id`.execute(db);
  return rows;
}

type NewSuitability = { productId: number; level: SuitabilityLevel; valid_until: string | null; note: string };

/** Saves how well somebody teaches a course. A row that stays as it is keeps who set it. Level 0 deletes it. */
export async function saveSuitability(
  tx: Tx,
  userId: UserId,
  { productId, level, valid_until, note, setBy, at }: NewSuitability & { setBy: number; at: Date },
): Promise<void> {
  if (level < 1) {
    await tx
      .deleteFrom('trainer_suitabilities')
      .where('trainer_user_id', '=', userId)
      .where('abstract_course_id', '=', productId)
      .execute();
    return;
  }
  await sql`insert into trainer_suitabilities as s
      (trainer_user_id, abstract_course_id, level, valid_until, note, set_by, set_at)
    values (${userId}, ${productId}, ${level}, ${valid_until}, ${note}, ${setBy}, ${at})
    on conflict (trainer_user_id, abstract_course_id) do update
      set level = excluded.level, valid_until = excluded.valid_until, note = excluded.note,
        set_by = excluded.set_by, set_at = excluded.set_at
      where (s.level, s.valid_until, s.note) is distinct from (excluded.level, excluded.valid_until, excluded.note)`.execute(
    tx,
  );
}
