import type { UninvitedChoice } from '@doselore/contract/course-register';
import { uninvitedChoicesMax } from '@doselore/contract/virtual-groups';
import type { Scope, VirtualGroupId } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';
import { findCourse } from '../virtual-groups/index.ts';
import { listUninvitedChoices } from './uninvited.repository.ts';

type Finding = { scope: Scope; virtualGroupId: VirtualGroupId; q: string };

/** Returns members of the organisation of a course who may have come without an invitation. One letter finds nobody. */
export async function findUninvited(db: Queries, { scope, virtualGroupId, q }: Finding): Promise<UninvitedChoice[]> {
  await findCourse(db, { scope, virtualGroupId });
  const searched = q.length < 2 ? '' : q;
  const rows = await listUninvitedChoices(db, { virtualGroupId, q: searched, limit: uninvitedChoicesMax });
  return rows.map(({ id, name, job_role, services, is_waiting }) => ({
    user: { id, name },
    ...{ job_role, services, is_waiting },
  }));
}
