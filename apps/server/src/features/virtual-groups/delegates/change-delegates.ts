import type { Actor } from '../../../platform/access/index.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { type InPlace, openVirtualGroupAt } from '../open-virtual-group.ts';
import { fillPlaces } from '../waiting-list/fill-places.ts';
import { addDelegates } from './add-delegates.ts';
import { listEligible } from './delegate-choices.repository.ts';
import { removeDelegates } from './remove-delegates.ts';

type Change = InPlace & { add: readonly number[]; remove: readonly number[] };
type Changed = { added: number; removed: number; reclaimed: number };

/**
 * Removes delegates, adds others in their places, and emails them once the course has a date. Throws 409 for more people than free places.
 * Places that are left go to people who wait. Skips people who are not members of the place, and keeps delegates whose attendance is recorded.
 */
export function changeDelegates(services: Services, actor: Actor, { add, remove, ...of }: Change): Promise<Changed> {
  return inTransaction(services.db, async (tx) => {
    const course = await openVirtualGroupAt(tx, of);
    const step = { services, tx, actor, course, at: services.clock.now() };
    // Also removes people who have left the organisation, so that others can have their places.
    const { removed, reclaimed } = await removeDelegates(step, { userIds: remove, by: 'admin' });
    const eligible = await listEligible(tx, { place: of.place, userIds: add });
    const added = await addDelegates({ ...step, freed: removed }, eligible);
    if (removed > 0) await fillPlaces(step);
    return { added, removed, reclaimed };
  });
}
