import { plural } from '@doselore/contract';
import type { DelegateRow, VirtualGroupDetail } from '@doselore/contract/virtual-groups';
import { useState } from 'react';
import { useArea } from '../../../platform/area/index.ts';
import { useUser } from '../../../platform/session/index.ts';
import { askConfirm } from '../../../ui/confirm/index.ts';
import { saveEntries } from './offline-marks/offline-marks.ts';
import { useOfflineEntriesOf } from './offline-marks/use-offline-marks.ts';
import { courseOf, type Mark, markAt } from './register-marks.ts';

type Change = { userId: number; attendance: Mark };

/** Clocks of devices count in milliseconds. A later mark gets a later time, also within one. */
let lastMadeAt = 0;
function nextMadeAt(): string {
  lastMadeAt = Math.max(Date.now(), lastMadeAt + 1);
  return new Date(lastMadeAt).toISOString();
}

/**
 * Register of one session. A mark counts on this page at once, stays in the browser until the server has it, and is
 * sent shortly after the last touch.
 */
export function useRegister(detail: VirtualGroupDetail, sessionId: number | undefined) {
  const { level } = useArea();
  const { id: ownerId } = useUser();
  const { marks: kept } = useOfflineEntriesOf(detail.id);
  const waiting = kept.filter(({ refused }) => refused === undefined);
  const [changes, setChanges] = useState<readonly (readonly Change[])[]>([]);
  const rows = detail.delegate_rows;

  const markOf = (row: DelegateRow) => markAt(waiting, sessionId, row);
  const unmarked = rows.filter((row) => markOf(row) === null);

  const keep = (made: readonly Change[]) => {
    if (sessionId === undefined) return;
    const about = { ownerId, level, virtualGroupId: detail.id, sessionId };
    void saveEntries(made.map((one) => ({ ...about, ...one, made_at: nextMadeAt(), key: crypto.randomUUID() })));
  };
  const change = (made: readonly Change[]) => {
    const before = made.map(({ userId }) => {
      const row = rows.find(({ user }) => user.id === userId);
      return { userId, attendance: row === undefined ? null : markOf(row) };
    });
    setChanges((earlier) => [...earlier, before]);
    keep(made);
  };
  const undo = () => {
    keep(changes.at(-1) ?? []);
    setChanges(changes.slice(0, -1));
  };
  const markRest = async () => {
    const starting = unmarked.filter(({ licence }) => licence?.state === 'issued').length;
    if (starting > 0 && !(await isMeant(starting))) return;
    change(unmarked.map(({ user }) => ({ userId: user.id, attendance: 'attended' })));
  };
  return {
    markOf,
    /** Attendance of somebody at the whole course, and the number of sessions at which they are marked. */
    courseOf: (row: DelegateRow) => courseOf(detail, waiting, row),
    mark: (userId: number, attendance: Mark) => change([{ userId, attendance }]),
    markRest,
    undo: changes.length > 0 ? undo : undefined,
    marked: rows.length - unmarked.length,
    unmarked: unmarked.length,
    total: rows.length,
    waiting: waiting.length,
  };
}

/** Asks for confirmation before marks use licences. A mark can be changed later, but its licence stays used. */
async function isMeant(starting: number): Promise<boolean> {
  const answer = await askConfirm({
    title: `Use ${starting} ${plural(starting, 'licence', 'licences')}?`,
    message:
      'Marking someone as attended uses their licence. You can change the mark later, but the licence stays used.',
    confirmLabel: 'Mark as attended',
  });
  return answer === 'confirm';
}
export type RegisterState = ReturnType<typeof useRegister>;
