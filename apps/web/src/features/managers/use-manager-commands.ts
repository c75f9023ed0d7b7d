import { useQueryClient } from '@tanstack/react-query';
import { useArea } from '../../platform/area/index.ts';
import { describeError, showBanner } from '../../platform/banner/index.ts';
import type { PlaceIds } from '../../platform/routes/index.ts';
import { fullName } from '../../platform/session/index.ts';
import { dropManager, type Manager, type ManagerFlags, refreshManagers, saveManager } from './managers.queries.ts';

const noFlags = { general_pot_access: false, view_siblings: false };
const flagsOf = ({ general_pot_access = false, view_siblings = false }: Manager): ManagerFlags => ({
  general_pot_access,
  view_siblings,
});
type Person = Pick<Manager, 'id' | 'first_name' | 'last_name'>;

/** Giving a place to somebody, changing what they may do there, and taking it back; each counts at once. */
export function useManagerCommands(place: PlaceIds) {
  const { level } = useArea();
  const client = useQueryClient();
  const attempt = async (work: () => Promise<unknown>, told?: () => void): Promise<void> => {
    try {
      await work();
      told?.();
    } catch (error) {
      showBanner({ message: describeError(error) });
    }
    await refreshManagers(client);
  };
  const add = (person: Person, flags: ManagerFlags = noFlags): Promise<void> =>
    attempt(
      () => saveManager(level, place, { userId: person.id, ...flags, seen: null }),
      () => showBanner({ message: `${fullName(person)} is an admin here now`, type: 'success' }),
    );
  return {
    add,
    setFlags: (person: Person, flags: ManagerFlags, seen: ManagerFlags) =>
      attempt(() => saveManager(level, place, { userId: person.id, ...flags, seen })),
    remove: (manager: Manager) =>
      attempt(
        () => dropManager(level, place, manager.id),
        () =>
          showBanner({
            message: `${fullName(manager)} is no longer an admin here`,
            type: 'success',
            action: { label: 'Undo', run: () => void add(manager, flagsOf(manager)) },
          }),
      ),
  };
}
