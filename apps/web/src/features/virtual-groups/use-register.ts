import { plural } from '@doselore/contract';
import { type Attendance, hasAttended, type VirtualGroupDetail } from '@doselore/contract/virtual-groups';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useArea } from '../../platform/area/index.ts';
import { describeError, showBanner } from '../../platform/banner/index.ts';
import { askConfirm } from '../../ui/confirm/index.ts';
import { refreshAfterLicences } from '../ledger/index.ts';
import { sendRegister } from './virtual-groups.queries.ts';

type Mark = Attendance | null;

/** Marks of the register that were chosen and not saved yet. */
export function useRegister(detail: VirtualGroupDetail) {
  const { level } = useArea();
  const client = useQueryClient();
  const [chosen, setChosen] = useState<ReadonlyMap<number, Mark>>(new Map());
  const [saving, setSaving] = useState(false);
  const rows = detail.delegate_rows;
  const markOf = (userId: number): Mark =>
    (chosen.has(userId) ? chosen.get(userId) : rows.find(({ user }) => user.id === userId)?.attendance) ?? null;
  const changed = rows.filter(({ user, attendance }) => markOf(user.id) !== attendance);
  const starting = changed.filter(
    ({ user, licence }) => licence?.state === 'issued' && hasAttended(markOf(user.id)),
  ).length;

  const save = async () => {
    if (starting > 0 && !(await isMeant(starting))) return;
    setSaving(true);
    try {
      await sendRegister(
        level,
        detail.id,
        changed.map(({ user }) => ({ userId: user.id, attendance: markOf(user.id) })),
      );
      await refreshAfterLicences(client);
      setChosen(new Map());
      showBanner({ message: 'Register saved', type: 'success' });
    } catch (error) {
      showBanner({ message: describeError(error) });
    } finally {
      setSaving(false);
    }
  };
  return {
    markOf,
    mark: (userId: number, mark: Mark) => setChosen((held) => new Map(held).set(userId, mark)),
    markRest: () =>
      setChosen((held) => {
        const rest = rows.filter(({ user }) => markOf(user.id) === null);
        return new Map([...held, ...rest.map(({ user }) => [user.id, 'attended'] as const)]);
      }),
    unmarked: rows.filter(({ user }) => markOf(user.id) === null).length,
    changed: changed.length,
    undo: () => setChosen(new Map()),
    save,
    saving,
  };
}

/** Asks for confirmation before marks use licences. A mark can be changed later, but its licence stays used. */
async function isMeant(starting: number): Promise<boolean> {
  const answer = await askConfirm({
    title: `Use ${starting} ${plural(starting, 'licence', 'licences')}?`,
    message:
      'Marking someone as attended uses their licence. You can change the mark later, but the licence stays used.',
    confirmLabel: 'Save register',
  });
  return answer === 'confirm';
}
export type RegisterState = ReturnType<typeof useRegister>;
