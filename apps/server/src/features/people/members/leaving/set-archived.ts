import type { BulkResult } from '@doselore/contract/users';
import type { Actor } from '../../../../platform/access/index.ts';
import { recordAudits } from '../../../../platform/audit/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { recordWorkHistory } from '../../../../platform/work-history/index.ts';
import { endManagement, resumeManagement } from '../../managers/index.ts';
import { type Chosen, forEachPerson } from '../bulk-members.ts';
import { type PersonRow, setMembersArchived, storeManaged, takeManaged } from '../save-members.repository.ts';

/**
 * Archives or restores members and their rights as managers there, in the caller's transaction. Their places and rights
 * are stored for a return. The room `leaving` ends their duties and licences.
 */
export async function setArchived(
  services: Services,
  tx: Tx,
  { actor, ...command }: Chosen & { actor: Actor; archived: boolean },
): Promise<BulkResult> {
  const { groupId } = command.place;
  const at = command.archived ? services.clock.now() : null;
  const act = async (person: PersonRow) => {
    if (person.is_archived === command.archived)
      return command.archived ? 'Has already left' : 'Is already a current member';
    if (person.is_erased) return 'The personal data has been erased';
    if (command.archived && person.id === actor.id) return 'You cannot archive yourself';
    return undefined;
  };
  const result = await forEachPerson(tx, { ...command, act });
  await setMembersArchived(tx, { groupId, userIds: result.done, at });
  const people = { groupId, userIds: result.done };
  await recordWorkHistory(services.clock, tx, { actor, whose: people });
  const managers = command.archived ? await endManagement(tx, people) : await takeManaged(tx, people);
  if (command.archived) await storeManaged(tx, groupId, managers);
  else await resumeManagement(tx, groupId, managers);
  const managerIds = new Set(managers.map(({ user_id }) => user_id));
  await recordAudits(
    tx,
    actor,
    result.done.map((userId) => ({
      action: command.archived ? 'members.archive' : 'members.restore',
      subject: `user ${userId}`,
      groupId,
      detail: { managed: managerIds.has(userId) },
    })),
  );
  return result;
}
