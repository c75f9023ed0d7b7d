import type { RegisterSaved } from '@doselore/contract/course-register';
import { londonWallClock } from '@doselore/contract/wall-clock';
import { notFound, type Scope, type VirtualGroupId } from '../../../platform/access/index.ts';
import type { Services } from '../../../platform/services.ts';
import { listDelegates } from './delegates.repository.ts';
import { listMarks } from './register.repository.ts';
import { presentMarked, presentVirtualGroup } from './virtual-groups.presenter.ts';
import { readVirtualGroup } from './virtual-groups.repository.ts';
import { servicesIn } from './visible-delegates.ts';

type Target = { scope: Scope; virtualGroupId: VirtualGroupId; saved: RegisterSaved['saved'] };

/** Returns the course as lists show it, and of each delegate what depends on marks, also of other devices. */
export async function showMarked(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { scope, virtualGroupId: id, saved }: Target,
): Promise<RegisterSaved> {
  const row = await readVirtualGroup(db, scope, id);
  if (row === undefined) throw notFound();
  const delegates = await listDelegates(db, id, row.by_membership_only ? servicesIn(scope) : undefined);
  const marks = await listMarks(db, id);
  return {
    saved,
    course: presentVirtualGroup(row, londonWallClock(clock.now())),
    delegates: delegates.map((one) => presentMarked(one, marks)),
  };
}
