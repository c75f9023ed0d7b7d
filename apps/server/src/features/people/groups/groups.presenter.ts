import { pickFields } from '@doselore/contract';
import { type GroupProfile, type GroupRow, groupFields } from '@doselore/contract/groups';
import type { findGroupProfile, GroupData } from './groups.repository.ts';

type Row = GroupData & { low_stock: number };

function presentMerged(row: Row, now: Date): GroupRow['merged'] {
  if (row.merged_into_id === null || row.merged_into === null || row.merged_at === null) return null;
  return {
    into: { id: row.merged_into_id, name: row.merged_into },
    at: row.merged_at.toISOString(),
    can_undo: row.undo_until !== null && row.undo_until >= now,
  };
}

export function presentGroup(row: Row, now: Date): GroupRow {
  return {
    id: row.id,
    name: row.name,
    demo: row.is_demo,
    is_active: row.is_active,
    is_archived: row.is_archived,
    archived: row.archived_at && { at: row.archived_at.toISOString(), by: row.archived_by },
    merged: presentMerged(row, now),
    subgroups: row.subgroups,
    members: row.members,
    pot_left: row.pot_left,
    pot_bought: row.pot_bought,
    low_stock: row.low_stock,
    default_service_manager_level: row.level,
    affected: row.affected,
  };
}

export function presentProfile(row: NonNullable<Awaited<ReturnType<typeof findGroupProfile>>>): GroupProfile {
  return {
    ...pickFields(groupFields, row),
    is_active: row.is_active,
    is_archived: row.is_archived,
    created_at: row.created_at.toISOString(),
  };
}
