import { makeOrganiser, removeOrganiser } from '@doselore/contract/managers';
import type { MemberRow } from '@doselore/contract/members';
import { useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../platform/api/index.ts';
import { useArea } from '../../../platform/area/index.ts';
import { describeError, showBanner } from '../../../platform/banner/index.ts';
import { usePlace } from '../../../platform/routes/index.ts';
import { fullName } from '../../../platform/session/index.ts';
import { refreshMembers } from './members.queries.ts';

/** Returns a command that makes a member an organiser, or ends that. The banner offers the opposite. */
export function useOrganiser() {
  const { level } = useArea();
  const { groupId } = usePlace();
  const client = useQueryClient();
  const set = async (row: MemberRow, isOrganiser: boolean): Promise<void> => {
    const call = { level, params: { groupId, userId: row.id } };
    try {
      await (isOrganiser ? callEndpoint(makeOrganiser, call) : callEndpoint(removeOrganiser, call));
      showBanner({
        message: `${fullName(row)} ${isOrganiser ? 'is an organiser' : 'is no longer an organiser'}`,
        type: 'success',
        action: { label: 'Undo', run: () => void set(row, !isOrganiser) },
      });
    } catch (error) {
      showBanner({ message: describeError(error) });
    }
    await refreshMembers(client);
  };
  return set;
}
