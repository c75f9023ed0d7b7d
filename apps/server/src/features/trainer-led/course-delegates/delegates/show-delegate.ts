import type { DelegateInfo } from '@doselore/contract/course-delegates';
import { notFound, type Scope, type UserId, type VirtualGroupId } from '../../../../platform/access/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';
import { findCourse, showDelegates } from '../../virtual-groups/index.ts';
import { findDelegate } from './delegate-info.repository.ts';

type Target = { scope: Scope; virtualGroupId: VirtualGroupId; userId: UserId };

/** Returns one delegate of a virtual group inside the scope. */
export async function showDelegate(db: Queries, { scope, virtualGroupId, userId }: Target): Promise<DelegateInfo> {
  await findCourse(db, { scope, virtualGroupId });
  const person = await findDelegate(db, { virtualGroupId, userId });
  const row = (await showDelegates(db, virtualGroupId)).find(({ user_id }) => user_id === userId);
  if (person === undefined || row === undefined) throw notFound();
  const { licence_id: licenceId, licence_state: state } = row;
  return {
    user: { id: userId, name: row.name },
    attendance: row.attendance,
    response: row.response,
    licence: licenceId === null || state === null ? null : { id: licenceId, state },
    licence_waiver: row.licence_waiver,
    assessment: row.assessment,
    email: person.email,
    job_role: person.job_role,
    services: person.services,
    invited_at: person.invited_at?.toISOString() ?? null,
    certificate:
      person.serial === null || person.awarded_on === null
        ? null
        : { serial: person.serial, awarded_on: person.awarded_on, expires_on: person.expires_on },
  };
}
