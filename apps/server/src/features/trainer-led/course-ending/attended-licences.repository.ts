import { sql } from 'kysely';
import type { VirtualGroupId } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';

/** Returns true when a licence was started by attendance, and not by opening the course. */
export async function hasBegunByAttendance(db: Queries, virtualGroupId: VirtualGroupId): Promise<boolean> {
  const { rows } = await sql`select from licences l where l.virtual_group_id = ${virtualGroupId}
    and l.started_at is not null and l.deleted_at is null
    and not exists (select from course_users c where c.licence_id = l.id) limit 1`.execute(db);
  return rows.length > 0;
}
