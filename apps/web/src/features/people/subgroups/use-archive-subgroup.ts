import { plural, terms } from '@doselore/contract';
import { archiveSubgroup, type SubgroupRow } from '@doselore/contract/subgroups';
import { callEndpoint } from '../../../platform/api/index.ts';
import { useArea } from '../../../platform/area/index.ts';
import { useAttempt } from '../../../platform/banner/index.ts';
import { askConfirm } from '../../../ui/confirm/index.ts';
import { refreshSubgroups, takeFromArchive } from './subgroups.queries.ts';

const seatsText = (seats: number) =>
  seats === 0 ? '' : `, ${seats} ${plural(seats, terms.licence.one, terms.licence.many)} returned to the general pot`;

export function useArchiveSubgroup() {
  const { level } = useArea();
  const attempt = useAttempt(refreshSubgroups);
  const placeOf = (row: SubgroupRow) => ({ groupId: row.group.id, subgroupId: row.id });

  const restore = (row: SubgroupRow): Promise<boolean> =>
    attempt(async () => {
      await takeFromArchive(level, placeOf(row));
      return { message: `${row.name} restored` };
    });

  const archive = async (row: SubgroupRow): Promise<void> => {
    const answer = await askConfirm({
      title: `Archive ${row.name}?`,
      message:
        'Its admins lose access to it. Unissued licences in its pool return to the general pot. Its people stay members of the organisation. You can restore the service, but the licences stay in the general pot.',
      confirmLabel: 'Archive',
    });
    if (answer !== 'confirm') return;
    await attempt(async () => {
      const { seats_returned: seats } = await callEndpoint(archiveSubgroup, { level, params: placeOf(row) });
      return { message: `${row.name} archived${seatsText(seats)}`, onUndo: () => restore(row) };
    });
  };
  return { archive, restore };
}
