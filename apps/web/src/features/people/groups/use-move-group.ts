import { countOf } from '@doselore/contract';
import { type GroupList, type GroupRow, moveGroup } from '@doselore/contract/groups';
import { useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../platform/api/index.ts';
import { describeError, showBanner } from '../../../platform/banner/index.ts';
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
  const client = useQueryClient();
  const move = async (row: GroupRow, list: GroupList, from: GroupList): Promise<void> => {
    try {
      await callEndpoint(moveGroup, { params: { groupId: row.id }, body: { list } });
      showBanner({
        message: `${row.name} ${done[list]}`,
        type: 'success',
        action: { label: 'Undo', run: () => void move(row, from, list) },
      });
    } catch (error) {
      showBanner({ message: describeError(error) });
    }
    await refreshGroups(client);
  };
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
