import type { GroupId } from '../../../platform/access/index.ts';
import { matchRolesToPlaces } from '../../../platform/accounts/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { deleteManagers, insertManagers } from './leaving-managers.repository.ts';
import type { Managed } from './managed.ts';

/**
 * Ends the rights of these people in an organisation and its services, and the roles that they lose with their last
 * place. Returns what each of them managed; people who managed nothing are missing.
 */
export async function endManagement(
  tx: Tx,
  target: { groupId: GroupId; userIds: readonly number[] },
): Promise<Managed[]> {
  const ended = await deleteManagers(tx, target);
  for (const { user_id } of ended) await matchRolesToPlaces(tx, user_id);
  return ended;
}

/** Gives people back what `endManagement` returned, for services that still exist, and the roles that go with it. */
export async function resumeManagement(tx: Tx, groupId: GroupId, people: readonly Managed[]): Promise<void> {
  await insertManagers(tx, groupId, people);
  for (const { user_id } of people) await matchRolesToPlaces(tx, user_id);
}
