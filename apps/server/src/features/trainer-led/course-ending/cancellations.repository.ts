import type { VirtualGroupState } from '@doselore/contract/virtual-groups';
import { sql } from 'kysely';
import type { UserId, VirtualGroupId } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';

type GuestCourse = {
  title: string;
  group_id: number;
  group_name: string;
  state: VirtualGroupState;
  ended_at: Date | null;
  end_reason: string;
};

/**
 * Finds a course where a member has a place, or has waited for one. A draft is found only for people who were notified of a
 * date before.
 */
export async function findGuestCourse(
  db: Queries,
  params: { virtualGroupId: VirtualGroupId; userId: UserId },
): Promise<GuestCourse | undefined> {
  const { rows } = await sql<GuestCourse>`
    select v.title, v.group_id, g.name as group_name, v.state, v.ended_at, v.end_reason
    from virtual_groups v join groups g on g.id = v.group_id and g.archived_at is null
    join group_members m on m.group_id = v.group_id and m.user_id = ${params.userId} and m.archived_at is null
    where v.id = ${params.virtualGroupId}
      and (exists (select from virtual_group_delegates d where d.virtual_group_id = v.id and d.user_id = m.user_id)
        or exists (select from waiting_list_entries w where w.virtual_group_id = v.id and w.user_id = m.user_id))
      and (v.scheduled_at is not null or v.state not in ('draft', 'cancelled')
        or exists (select from calendar_invitations i where i.virtual_group_id = v.id and i.user_id = m.user_id)
        or exists (select from waiting_list_entries w where w.virtual_group_id = v.id and w.user_id = m.user_id
          and w.told_start is not null))`.execute(db);
  return rows[0];
}
