import { AppError, type BulkPeople, type BulkResult, plural, terms } from '@doselore/contract';
import type { Scope } from '../../platform/access/index.ts';
import { type Tx, tx } from '../../platform/db/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Services } from '../../platform/services.ts';
import { recordAudit } from '../audits/index.ts';
import { queuePasswordReset } from '../auth/index.ts';
import { matchRolesToPlaces } from '../managers/index.ts';
import { queueInvitation } from './invite-person.ts';
import { dropManagers, lockMembers, type PersonRow, setMembersArchived } from './keep-members.repository.ts';
import { listMemberIds } from './members.repository.ts';

type Place = { groupId: number; subgroupId?: number };
type Command = { place: Place; scope: Scope; people: BulkPeople };

/** Sorts people into those for whom `act` went through and those with a reason why not. Strangers are named by no name. */
async function forEachPerson(
  services: Services,
  trx: Tx,
  { command, act }: { command: Command; act: (person: PersonRow) => Promise<string | undefined> },
): Promise<BulkResult> {
  const userIds = await idsOf(services, trx, command);
  const people = new Map((await lockMembers(trx, { ...command.place, userIds })).map((person) => [person.id, person]));
  const result: BulkResult = { done: [], failed: [] };
  for (const id of new Set(userIds)) {
    const person = people.get(id);
    const reason = person === undefined ? 'Not a member here' : await act(person);
    if (reason === undefined) result.done.push(id);
    else result.failed.push({ id, name: person ? `${person.first_name} ${person.last_name}` : `ID ${id}`, reason });
  }
  return result;
}

/** Those who were confirmed, and nobody else: a list that has grown or shrunk since asks again. */
async function idsOf(services: Services, trx: Tx, { place, scope, people }: Command): Promise<readonly number[]> {
  if ('userIds' in people) return people.userIds;
  const ids = await listMemberIds(trx, scope, { ...people.everybody, ...place, now: services.clock.now() });
  if (ids.length === people.expected) return ids;
  const now = `${ids.length.toLocaleString('en-GB')} ${plural(ids.length, 'member matches', 'members match')}`;
  throw new AppError(
    'conflict',
    `${now} now, not ${people.expected.toLocaleString('en-GB')}. Nothing was done: look at the list and confirm it again.`,
  );
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
    const act = async (person: PersonRow) => {
      if (person.is_archived === command.archived)
        return command.archived ? 'Has left already' : 'Is a current member already';
      if (person.is_erased) return 'The personal data has been erased';
      if (command.archived && person.id === actor.id) return 'You cannot archive yourself';
      return undefined;
    };
    const result = await forEachPerson(services, trx, { command, act });
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
    forEachPerson(services, trx, {
      command,
      act: async (person) => {
        if (person.is_archived) return `Has left this ${terms.group.one}`;
        if (person.state !== 'provisional') return 'Has taken the account over already';
        await queueInvitation(services, trx, { place: command.place, user: person });
        const subject = `user ${person.id}`;
        await recordAudit(trx, actor, { action: 'members.inviteAgain', subject, groupId: command.place.groupId });
        return undefined;
      },
    }),
  );
}

export function resetPasswords(services: Services, actor: Actor, command: Command): Promise<BulkResult> {
  return tx(services.db, (trx) =>
    forEachPerson(services, trx, {
      command,
      act: async (person) => {
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
      },
    }),
  );
}
