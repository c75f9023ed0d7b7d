import { sql } from 'kysely';
import type { Database } from '../platform/db/index.ts';

/** Seeds a course whose trainer has said that they cannot attend. `now` is the time of the report. */
export async function seedStaffing(db: Database, now: Date): Promise<void> {
  await sql`insert into cannot_attend_reports (virtual_group_id, trainer_user_id, reason, reported_at)
    select v.id, v.trainer_user_id, 'Booked for an operation that week', ${now}::timestamptz from virtual_groups v
    where v.title = 'Injection technique in pairs' and v.trainer_user_id is not null`.execute(db);
}
