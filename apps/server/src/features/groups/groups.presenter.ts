import type { GroupRow } from '@doselore/contract';
import type { listGroupRows } from './groups.repository.ts';

export function presentGroup(row: Awaited<ReturnType<typeof listGroupRows>>[number]): GroupRow {
  return {
    id: row.id,
    name: row.name,
    demo: row.is_demo,
    is_active: row.is_active,
    subgroups: row.subgroups,
    members: row.members,
    pot_left: row.pot_left,
    pot_bought: row.pot_bought,
    default_service_manager_level: row.level,
  };
}
