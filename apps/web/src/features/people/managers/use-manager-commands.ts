import type { Place } from '@doselore/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useArea } from '../../../platform/area/index.ts';
import { describeError, showBanner } from '../../../platform/banner/index.ts';
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
  const client = useQueryClient();
  const attempt = async <T>(work: () => Promise<T>, told?: (answer: T) => void): Promise<void> => {
    try {
      const answer = await work();
      told?.(answer);
    } catch (error) {
      showBanner({ message: describeError(error) });
    }
    await refreshManagers(client);
  };
  const add = (person: Person, flags: ManagerFlags = noFlags): Promise<void> =>
    attempt(
      () => saveManager(level, place, { userId: person.id, ...flags, baseValues: null }),
      () => showBanner({ message: `${fullName(person)} is now an admin here`, type: 'success' }),
    );
  return {
    add,
    setFlags: (person: Person, flags: ManagerFlags, baseValues: ManagerFlags) =>
      attempt(() => saveManager(level, place, { userId: person.id, ...flags, baseValues })),
    remove: (manager: Manager) =>
      attempt(
        () => dropManager(level, place, manager.id),
        (was) =>
          showBanner({
            message: `${fullName(manager)} is no longer an admin here`,
            type: 'success',
            action: was === null ? undefined : { label: 'Undo', run: () => void add(manager, was) },
          }),
      ),
  };
}
