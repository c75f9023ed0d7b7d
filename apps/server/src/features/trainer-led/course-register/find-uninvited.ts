import { type UninvitedChoice, uninvitedChoicesMax } from '@doselore/contract/virtual-groups';
import { notFound, type Scope, type VirtualGroupId } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';
import { findVirtualGroup } from '../virtual-groups/virtual-groups.repository.ts';
import { listUninvitedChoices } from './uninvited.repository.ts';

type Finding = { scope: Scope; virtualGroupId: VirtualGroupId; q: string };

/** Returns members of the organisation of a course who may have come without an invitation. One letter finds nobody. */
export async function findUninvited(db: Queries, { scope, virtualGroupId, q }: Finding): Promise<UninvitedChoice[]> {
  if ((await findVirtualGroup(db, scope, virtualGroupId)) === undefined) throw notFound();
  const searched = q.length < 2 ? '' : q;
  const rows = await listUninvitedChoices(db, { virtualGroupId, q: searched, limit: uninvitedChoicesMax });
  return rows.map(({ id, name, job_role, services, is_waiting }) => ({
    user: { id, name },
    ...{ job_role, services, is_waiting },
  }));
}
