import { catchUpDays } from '@doselore/contract/absences';
import { sql } from 'kysely';
import type { VirtualGroupId } from '../../../platform/access/index.ts';
import type { Tx } from '../../../platform/db/index.ts';

/**
 * Writes the absences of a course that has just been closed, after the licences of absent people were taken back. An
 * absence of an earlier closing keeps what became of its seat, because reopening moves none.
 */
export async function insertAbsences(
  tx: Tx,
  { virtualGroupId, forfeitedUserIds }: { virtualGroupId: VirtualGroupId; forfeitedUserIds: readonly number[] },
): Promise<void> {
  await sql`insert into absences (virtual_group_id, user_id, group_id, subgroup_id, abstract_course_id, trainer_user_id,
      day, is_excused, seat)
    select v.id, d.user_id, v.group_id,
      coalesce(v.subgroup_id, (select min(m.subgroup_id) from subgroup_members m
        where m.user_id = d.user_id and m.group_id = v.group_id)),
      v.abstract_course_id, v.trainer_user_id, coalesce(v.training_end, v.ended_at)::date, d.attendance = 'excused',
      case when d.user_id = any(${[...forfeitedUserIds]}::bigint[]) then 'forfeited'
        when exists (select from licences l where l.virtual_group_id = v.id and l.user_id = d.user_id
        and l.state = 'reclaimed' and l.end_reason = 'absent') then 'returned' else 'none' end
    from virtual_groups v join virtual_group_delegates d on d.virtual_group_id = v.id
    where v.id = ${virtualGroupId} and d.attendance in ('absent', 'excused')
    on conflict (virtual_group_id, user_id) do update set is_excused = excluded.is_excused`.execute(tx);
}

/** Deletes what an earlier closing of the course wrote about people who came after all. */
export async function deleteMistaken(tx: Tx, virtualGroupId: VirtualGroupId): Promise<void> {
  await sql`delete from absences a where a.virtual_group_id = ${virtualGroupId}
    and not exists (select from virtual_group_delegates d where d.virtual_group_id = a.virtual_group_id
      and d.user_id = a.user_id and d.attendance in ('absent', 'excused'))`.execute(tx);
  await sql`update absences a set caught_up_virtual_group_id = null where a.caught_up_virtual_group_id = ${virtualGroupId}
    and not exists (select from virtual_group_delegates d where d.virtual_group_id = ${virtualGroupId}
      and d.user_id = a.user_id and d.attendance = 'attended')`.execute(tx);
}

/** Marks earlier absences as caught up by people who attended a course that has just been closed. */
export async function catchUp(tx: Tx, virtualGroupId: VirtualGroupId): Promise<void> {
  await sql`update absences a set caught_up_virtual_group_id = v.id
    from virtual_groups v join virtual_group_delegates d on d.virtual_group_id = v.id
    where v.id = ${virtualGroupId} and d.attendance = 'attended' and a.user_id = d.user_id
      and a.abstract_course_id = v.abstract_course_id and a.caught_up_virtual_group_id is null
      and v.training_end::date > a.day and v.training_end::date <= a.day + ${catchUpDays}::int`.execute(tx);
}
