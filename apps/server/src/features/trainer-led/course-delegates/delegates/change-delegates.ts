import type { Actor } from '../../../../platform/access/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { changeCourse, onCourse } from '../../course-changes/index.ts';
import type { InPlace } from '../../virtual-groups/index.ts';
import { addDelegates } from './add-delegates.ts';
import { listEligible } from './delegate-choices.repository.ts';
import { removeDelegates } from './remove-delegates.ts';

type Change = InPlace & { add: readonly number[]; remove: readonly number[] };
type Changed = { added: number; removed: number; reclaimed: number };

/**
 * Removes delegates and adds others in their places. Throws 409 for more people than free places. Skips people who are
 * not members of the place. Keeps delegates whose attendance is recorded, and members who are in both lists.
 */
export function changeDelegates(
  services: Services,
  actor: Actor,
  { add, remove, ...target }: Change,
): Promise<Changed> {
  return onCourse(services, actor, target, async (step) => {
    const { result, reclaimed = 0 } = await changeCourse(step, async (opened) => {
      const eligible = await listEligible(opened.tx, { place: target.place, userIds: add });
      // Also removes people who have left the organisation, so that others can have their places.
      const userIds = remove.filter((id) => !eligible.includes(id));
      const removed = await removeDelegates(opened, { userIds, action: 'virtualGroups.remove' });
      return { removed, added: await addDelegates({ ...opened, freed: removed }, eligible) };
    });
    return { ...result, reclaimed };
  });
}
