import type { Place } from '@doselore/contract';
import { useArea } from '../../../platform/area/index.ts';
import { useAttempt } from '../../../platform/banner/index.ts';
import { fullName } from '../../../platform/session/index.ts';
import {
  dropManager,
  type Manager,
  type ManagerFlags,
  noFlags,
  refreshManagers,
  saveManager,
} from './managers.queries.ts';

type Person = Pick<Manager, 'id' | 'first_name' | 'last_name'>;

/**
 * Returns the commands that add an admin to a place, change an admin's rights and remove an admin. Each is saved at
 * once.
 */
export function useManagerCommands(place: Place) {
  const { level } = useArea();
  const attempt = useAttempt(refreshManagers);
  const add = (person: Person, flags: ManagerFlags = noFlags): Promise<boolean> =>
    attempt(async () => {
      await saveManager(level, place, { userId: person.id, ...flags, baseValues: null });
      return { message: `${fullName(person)} is now an admin here` };
    });
  return {
    add,
    setFlags: (person: Person, flags: ManagerFlags, baseValues: ManagerFlags) =>
      attempt(async () => {
        await saveManager(level, place, { userId: person.id, ...flags, baseValues });
        return undefined;
      }),
    remove: (manager: Manager) =>
      attempt(async () => {
        const was = await dropManager(level, place, manager.id);
        const message = `${fullName(manager)} is no longer an admin here`;
        return { message, onUndo: was === null ? undefined : () => add(manager, was) };
      }),
  };
}
