import { makeOrganiser, removeOrganiser } from '@doselore/contract/managers';
import type { MemberRow } from '@doselore/contract/members';
import { callEndpoint } from '../../../platform/api/index.ts';
import { useArea } from '../../../platform/area/index.ts';
import { useAttempt } from '../../../platform/banner/index.ts';
import { usePlace } from '../../../platform/routes/index.ts';
import { fullName } from '../../../platform/session/index.ts';
import { refreshMembers } from './members.queries.ts';

/** Returns a command that makes a member an organiser, or ends that. The banner offers the opposite. */
export function useOrganiser() {
  const { level } = useArea();
  const { groupId } = usePlace();
  const attempt = useAttempt(refreshMembers);
  const set = (row: MemberRow, isOrganiser: boolean): Promise<boolean> =>
    attempt(async () => {
      const call = { level, params: { groupId, userId: row.id } };
      await (isOrganiser ? callEndpoint(makeOrganiser, call) : callEndpoint(removeOrganiser, call));
      const message = `${fullName(row)} ${isOrganiser ? 'is an organiser' : 'is no longer an organiser'}`;
      return { message, onUndo: () => set(row, !isOrganiser) };
    });
  return set;
}
