import { type BulkResult, terms } from '@doselore/contract';
import { type Tx, tx } from '../../platform/db/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Services } from '../../platform/services.ts';
import { recordAudit } from '../audits/index.ts';
import { queuePasswordReset } from '../auth/index.ts';
import { matchRolesToPlaces } from '../managers/index.ts';
import { queueInvitation } from './invite-person.ts';
import { dropManagers, lockMembers, type PersonRow, setMembersArchived } from './keep-members.repository.ts';

type Place = { groupId: number; subgroupId?: number };
type Command = { place: Place; userIds: readonly number[] };

/** Sorts people into those for whom `act` went through and those with a reason why not. Strangers are named by no name. */
async function forEachPerson(
  trx: Tx,
  { place, userIds }: Command,
  act: (person: PersonRow) => Promise<string | undefined>,
): Promise<BulkResult> {
  const people = new Map((await lockMembers(trx, { ...place, userIds })).map((person) => [person.id, person]));
  const result: BulkResult = { done: [], failed: [] };
  for (const id of new Set(userIds)) {
    const person = people.get(id);
    const reason = person === undefined ? 'Not a member here' : await act(person);
    if (reason === undefined) result.done.push(id);
    else result.failed.push({ id, name: person ? `${person.first_name} ${person.last_name}` : `ID ${id}`, reason });
  }
  return result;
}

/** Who leaves stops managing anything there; services they belonged to are remembered for a return. */
export function archiveMembers(
  services: Services,
  actor: Actor,
  command: Command & { archived: boolean },
): Promise<BulkResult> {
  const { groupId } = command.place;
  const at = command.archived ? services.clock.now() : null;
  return tx(services.db, async (trx) => {
    const result = await forEachPerson(trx, command, async (person) => {
      if (person.is_archived === command.archived)
        return command.archived ? 'Has left already' : 'Is a current member already';
      if (person.is_erased) return 'The personal data has been erased';
      if (command.archived && person.id === actor.id) return 'You cannot archive yourself';
      return undefined;
    });
    await setMembersArchived(trx, { groupId, userIds: result.done, at });
    const managers = command.archived ? await dropManagers(trx, { groupId, userIds: result.done }) : [];
    for (const userId of managers) await matchRolesToPlaces(trx, userId);
    for (const userId of result.done)
      await recordAudit(trx, actor, {
        action: command.archived ? 'members.archive' : 'members.restore',
        subject: `user ${userId}`,
        groupId,
        detail: { managed: managers.includes(userId) },
      });
    return result;
  });
}

export function inviteAgain(services: Services, actor: Actor, command: Command): Promise<BulkResult> {
  return tx(services.db, (trx) =>
    forEachPerson(trx, command, async (person) => {
      if (person.is_archived) return `Has left this ${terms.group.one}`;
      if (person.state !== 'provisional') return 'Has taken the account over already';
      await queueInvitation(services, trx, { place: command.place, user: person });
      const subject = `user ${person.id}`;
      await recordAudit(trx, actor, { action: 'members.inviteAgain', subject, groupId: command.place.groupId });
      return undefined;
    }),
  );
}

export function resetPasswords(services: Services, actor: Actor, command: Command): Promise<BulkResult> {
  return tx(services.db, (trx) =>
    forEachPerson(trx, command, async (person) => {
      if (person.is_archived) return `Has left this ${terms.group.one}`;
      if (person.state === 'provisional') return 'Has not accepted the invitation yet; send it again instead';
      if (person.state === 'disabled') return 'The account is archived';
      const isSent = await queuePasswordReset(services, trx, {
        account: person,
        reason: 'An admin of yours asked us to send you a link to choose a new password.',
      });
      if (!isSent) return 'Was sent a link within the last five minutes';
      const subject = `user ${person.id}`;
      await recordAudit(trx, actor, { action: 'members.resetPassword', subject, groupId: command.place.groupId });
      return undefined;
    }),
  );
}
