import { countOf } from '@doselore/contract';
import { type GroupList, type GroupRow, moveGroup } from '@doselore/contract/groups';
import { callEndpoint } from '../../../platform/api/index.ts';
import { useAttempt } from '../../../platform/banner/index.ts';
import { askConfirm } from '../../../ui/confirm/index.ts';
import { refreshGroups } from './groups.queries.ts';

const done: Record<GroupList, string> = { open: 'is open', inactive: 'is inactive', archived: 'is archived' };

function listOf(row: GroupRow): GroupList {
  if (row.is_archived) return 'archived';
  return row.is_active ? 'open' : 'inactive';
}

/**
 * Moves an organisation to another list. Archiving asks for confirmation, because people lose access. Every move can be
 * undone.
 */
export function useMoveGroup() {
  const attempt = useAttempt(refreshGroups);
  const move = (row: GroupRow, list: GroupList, from: GroupList): Promise<boolean> =>
    attempt(async () => {
      await callEndpoint(moveGroup, { params: { groupId: row.id }, body: { list } });
      return { message: `${row.name} ${done[list]}`, onUndo: () => move(row, from, list) };
    });
  return async (row: GroupRow, list: GroupList): Promise<void> => {
    if (list === 'archived') {
      const answer = await askConfirm({
        title: `Archive ${row.name}?`,
        message: `Its admins lose access to ${countOf(row.members, 'member')} and ${countOf(row.subgroups, 'subgroup')}. Licences, attempts and certificates are kept. You can restore the organisation.`,
        confirmLabel: 'Archive',
      });
      if (answer !== 'confirm') return;
    }
    await move(row, list, listOf(row));
  };
}
