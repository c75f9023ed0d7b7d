import { AppError } from '@doselore/contract';
import type { RecentChange, Undo } from '@doselore/contract/dashboards';
import { moveGroup } from '@doselore/contract/groups';
import { archiveMembers } from '@doselore/contract/leaving';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../platform/api/index.ts';
import { type Area, useArea } from '../../../platform/area/index.ts';
import { describeError, showBanner } from '../../../platform/banner/index.ts';
import { refreshQueries } from '../../../platform/query-client/index.ts';
import { useLicenceCommands } from '../../licences/licences/index.ts';
import { refreshGroups } from '../../people/groups/index.ts';
import { refreshMembers } from '../../people/members/index.ts';
import { refreshSubgroups, takeFromArchive } from '../../people/subgroups/index.ts';

type Undoable = RecentChange & { undo: Undo };

const abilities = {
  member: 'members.archive',
  subgroup: 'subgroups.write',
  group: 'groups.write',
  licences: 'licences.takeBack',
} as const;

const mayUndo = (row: RecentChange, { can }: Area): row is Undoable =>
  row.undo !== null && can(abilities[row.undo.what]);

async function restore({ undo: { what, ids }, group }: Undoable, level: Area['level']): Promise<unknown> {
  const groupId = group?.id ?? 0;
  const [id = 0] = ids;
  if (what === 'member') {
    const { failed } = await callEndpoint(archiveMembers, {
      level,
      params: { groupId },
      body: { userIds: ids, archived: false },
    });
    const [refused] = failed;
    if (refused !== undefined) throw new AppError('conflict', `${refused.name}: ${refused.reason}`);
    return undefined;
  }
  return what === 'subgroup'
    ? takeFromArchive(level, { groupId, subgroupId: id })
    : callEndpoint(moveGroup, { params: { groupId: id }, body: { list: 'open' } });
}

/**
 * Undoes a row of recent activity. Most rows are undone at once; for licences `dialogue` shows first what will happen.
 */
export function useUndo() {
  const area = useArea();
  const client = useQueryClient();
  const licences = useLicenceCommands(() => void refreshQueries(client, 'dashboards'));
  const restoring = useMutation({
    mutationFn: (row: Undoable) => restore(row, area.level),
    onSuccess: (_, row) => showBanner({ message: `${row.subject_name ?? 'It'} restored`, type: 'success' }),
    onError: (error) => showBanner({ message: describeError(error) }),
    onSettled: () =>
      Promise.all([
        refreshQueries(client, 'dashboards'),
        refreshMembers(client),
        refreshSubgroups(client),
        refreshGroups(client),
      ]),
  });
  const undo = (row: Undoable) => {
    if (row.undo.what !== 'licences') return restoring.mutate(row);
    licences.takeBack({ groupId: row.group?.id ?? 0, virtualGroupId: null }, row.undo.ids);
  };
  return {
    /** Returns the function that undoes a row; undefined when the person cannot undo it. */
    undoOf: (row: RecentChange) => (mayUndo(row, area) ? () => undo(row) : undefined),
    isPending: restoring.isPending,
    dialogue: licences.dialogue,
  };
}
