import { plural, terms } from '@doselore/contract';
import { archiveSubgroup, type SubgroupRow } from '@doselore/contract/subgroups';
import { useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../platform/api/index.ts';
import { useArea } from '../../../platform/area/index.ts';
import { describeError, showBanner } from '../../../platform/banner/index.ts';
import { askConfirm } from '../../../ui/confirm/index.ts';
import { refreshSubgroups, takeFromArchive } from './subgroups.queries.ts';

const seatsText = (seats: number) =>
  seats === 0 ? '' : `, ${seats} ${plural(seats, terms.licence.one, terms.licence.many)} returned to the general pot`;

export function useArchiveSubgroup() {
  const { level } = useArea();
  const client = useQueryClient();
  const placeOf = (row: SubgroupRow) => ({ groupId: row.group.id, subgroupId: row.id });

  const restore = async (row: SubgroupRow): Promise<void> => {
    try {
      await takeFromArchive(level, placeOf(row));
      showBanner({ message: `${row.name} restored`, type: 'success' });
    } catch (error) {
      showBanner({ message: describeError(error) });
    }
    await refreshSubgroups(client);
  };

  const archive = async (row: SubgroupRow): Promise<void> => {
    const answer = await askConfirm({
      title: `Archive ${row.name}?`,
      message:
        'Its admins lose access to it. Unissued licences in its pool return to the general pot. Its people stay members of the organisation. You can restore the service, but the licences stay in the general pot.',
      confirmLabel: 'Archive',
    });
    if (answer !== 'confirm') return;
    try {
      const { seats_returned: seats } = await callEndpoint(archiveSubgroup, { level, params: placeOf(row) });
      showBanner({
        message: `${row.name} archived${seatsText(seats)}`,
        type: 'success',
        action: { label: 'Undo', run: () => void restore(row) },
      });
    } catch (error) {
      showBanner({ message: describeError(error) });
    }
    await refreshSubgroups(client);
  };
  return { archive, restore };
}
