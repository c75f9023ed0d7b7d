import { type Body, plural } from '@doselore/contract';
import { type DuplicateKind, type DuplicateRecord, respellVenue, setDistinctRecords } from '@doselore/contract/merges';
import { callEndpoint } from '../../../platform/api/index.ts';
import { useAttempt } from '../../../platform/banner/index.ts';
import { askConfirm } from '../../../ui/confirm/index.ts';
import { refreshDuplicates } from './duplicates.queries.ts';
import { recordWords } from './record-words.ts';

type Respelling = Body<typeof respellVenue>;

const courses = (count: number) => `${count} ${plural(count, 'course', 'courses')}`;

/** Returns the commands that keep both sides as they are or use one spelling of a venue. Both can be undone. */
export function useRecordCommands(kind: DuplicateKind) {
  // The spelling of a venue is on the pages of many rooms.
  const attempt = useAttempt((client) => (kind === 'venues' ? client.invalidateQueries() : refreshDuplicates(client)));
  const keep = (row: DuplicateRecord, distinct: boolean): Promise<boolean> =>
    attempt(async () => {
      await callEndpoint(setDistinctRecords, {
        params: { kind },
        body: { ...{ oneId: row.one.id, otherId: row.other.id }, distinct },
      });
      return distinct ? { message: recordWords[kind].kept, onUndo: () => keep(row, false) } : undefined;
    });
  const respellBack = (body: Respelling) =>
    attempt(async () => {
      await callEndpoint(respellVenue, { body });
      return undefined;
    });
  return {
    keep,
    async respell(row: DuplicateRecord, right: 'one' | 'other'): Promise<void> {
      const [to, from] = right === 'one' ? [row.one, row.other] : [row.other, row.one];
      const answer = await askConfirm({
        title: `Use the spelling “${to.name}”?`,
        message: `${courses(from.count ?? 0)} of ${to.group.name} ${plural(from.count ?? 0, 'is', 'are')} held at “${from.name}” now. Delegates will see the new spelling.`,
        confirmLabel: 'Use this spelling',
      });
      if (answer !== 'confirm') return;
      const change = { groupId: to.group.id, from: from.name, to: to.name };
      await attempt(async () => {
        const { virtual_group_ids: only } = await callEndpoint(respellVenue, { body: change });
        const back = { ...change, from: change.to, to: change.from, only };
        const message = `${courses(only.length)} ${plural(only.length, 'is', 'are')} held at “${to.name}” now`;
        return { message, onUndo: () => respellBack(back) };
      });
    },
  };
}
