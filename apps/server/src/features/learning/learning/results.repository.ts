import type { CourseUserId } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';

export async function countModules(db: Queries, courseUserId: CourseUserId): Promise<number> {
  const row = await db
    .selectFrom('sco_users')
    .select((eb) => eb.fn.countAll<number>().as('modules'))
    .where('course_user_id', '=', courseUserId)
    .where('superseded_at', 'is', null)
    .executeTakeFirstOrThrow();
  return row.modules;
}
