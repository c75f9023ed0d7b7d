import { sql } from 'kysely';
import type { UserId } from '../platform/access/index.ts';
import type { Database } from '../platform/db/index.ts';

/**
 * Claims the time of every scheduled course of the demo world for its trainer and its venue. A course that overlaps an
 * earlier one was booked in spite of it.
 */
export async function seedTimeClaims(db: Database, adminId: UserId): Promise<void> {
  for (const column of ['trainer_user_id', 'venue_id'] as const) {
    const resource = sql.ref(`v.${column}`);
    await sql`insert into time_claims
        (virtual_group_session_id, ${sql.ref(column)}, during, may_overlap, override_reason, override_by)
      select s.id, ${resource}, tstzrange(s.training_start, s.training_end), o.is_double,
        case when o.is_double then 'A colleague takes over the first half' end, case when o.is_double then ${adminId}::bigint end
      from virtual_group_sessions s join virtual_groups v on v.id = s.virtual_group_id
      cross join lateral (select exists (select from virtual_group_sessions e
        join virtual_groups w on w.id = e.virtual_group_id and w.state not in ('draft', 'cancelled')
        where ${sql.ref(`w.${column}`)} = ${resource} and e.id < s.id
          and e.training_start < s.training_end and s.training_start < e.training_end) as is_double) o
      where v.state not in ('draft', 'cancelled') and ${resource} is not null order by s.id`.execute(db);
  }
}
