import { type MergeRow, mergeGroups, mergeUsers, type UserMergePreview, undoMerge } from '@doselore/contract/merges';
import { callEndpoint } from '../../../platform/api/index.ts';
import { useAttempt } from '../../../platform/banner/index.ts';
import { fullName } from '../../../platform/session/index.ts';
import { askConfirm } from '../../../ui/confirm/index.ts';
import { type Pair, refreshEverything } from './merges.queries.ts';

type Send = (pair: Pair) => Promise<{ merge_id: number }>;

export type MergePlan = { keep: { id: number; name: string }; drop: { id: number; name: string }; warning: string };

/** Returns the commands that merge and undo merges. Merging asks to type the name of the side that is archived. */
function useMergeCommands(send: Send) {
  const attempt = useAttempt(refreshEverything);
  const undo = (mergeId: number, name: string) =>
    attempt(async () => {
      await callEndpoint(undoMerge, { params: { mergeId } });
      return { message: `${name} is separate again` };
    });
  return {
    async merge({ keep, drop, warning }: MergePlan): Promise<boolean> {
      const answer = await askConfirm({
        title: `Merge ${drop.name} into ${keep.name}?`,
        message: warning,
        typeToConfirm: drop.name,
        confirmLabel: 'Merge',
        danger: true,
      });
      if (answer !== 'confirm') return false;
      return attempt(async () => {
        const { merge_id: mergeId } = await send({ keepId: keep.id, dropId: drop.id });
        return {
          message: `${drop.name} was merged into ${keep.name}`,
          onUndo: () => undo(mergeId, drop.name),
        };
      });
    },
    async undoRow(row: MergeRow): Promise<void> {
      const answer = await askConfirm({
        title: `Undo the merge of ${row.drop.name} into ${row.keep.name}?`,
        message: 'All moved records return to where they were. Records added to them since then move with them.',
        confirmLabel: 'Undo the merge',
      });
      if (answer === 'confirm') await undo(row.id, row.drop.name);
    },
  };
}

export const useGroupMerge = () => useMergeCommands((pair) => callEndpoint(mergeGroups, { body: pair }));
export const useUserMerge = () => useMergeCommands((pair) => callEndpoint(mergeUsers, { body: pair }));

export function planOf({ keep, drop, records, collisions }: UserMergePreview): MergePlan {
  const moved = records.reduce((total, { drop: count }) => total + count, 0);
  const ended = collisions.length === 0 ? '' : ` ${collisions.length} of the licences that both people have will end.`;
  return {
    keep: { id: keep.id, name: fullName(keep) },
    drop: { id: drop.id, name: fullName(drop) },
    warning: `${moved} records of ${drop.email} move to ${keep.email}, and the account of ${drop.email} is closed.${ended} You can undo this for 30 days.`,
  };
}
