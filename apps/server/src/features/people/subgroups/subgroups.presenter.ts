import { pickFields } from '@doselore/contract';
import { type SubgroupRow, subgroupFields } from '@doselore/contract/subgroups';
import type { SubgroupData } from './subgroups.repository.ts';

export function presentSubgroup(row: SubgroupData): SubgroupRow {
  return {
    id: row.id,
    ...pickFields(subgroupFields, row),
    group: { id: row.group_id, name: row.group_name, is_archived: row.is_group_archived },
    members: row.members,
    managers: row.managers,
    level: row.level,
    is_archived: row.is_archived,
    archived: row.archived_at && { at: row.archived_at.toISOString(), by: row.archived_by },
  };
}
