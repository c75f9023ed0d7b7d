import { AppError, plural } from '@doselore/contract';
import type { BulkPeople } from '@doselore/contract/members';
import type { BulkResult } from '@doselore/contract/users';
import type { Actor, CheckedPlace, Scope } from '../../platform/access/index.ts';
import { recordAudits } from '../../platform/audit/index.ts';
import { inTransaction, type Tx } from '../../platform/db/index.ts';
import type { Services } from '../../platform/services.ts';
import { recordStanding } from '../../platform/standing/index.ts';
import { listSentLately } from '../auth/index.ts';
import { endManagement, resumeManagement } from '../managers/index.ts';
import { queueInvitations } from './inviting/invite-person.ts';
import { listMemberIds } from './members.repository.ts';
import {
  lockMembers,
  type PersonRow,
  setMembersArchived,
  storeManaged,
  takeManaged,
} from './save-members.repository.ts';

export type Command = { place: CheckedPlace; scope: Scope; people: BulkPeople };
type Chosen = { place: CheckedPlace; userIds: readonly number[] };

/**
 * Runs `act` for each person and sorts them into done and failed with a reason. A person who is not a member is named
 * by id only.
 */
async function forEachPerson(
  tx: Tx,
  { place, userIds, act }: Chosen & { act: (person: PersonRow) => Promise<string | undefined> },
): Promise<BulkResult> {
  const members = await lockMembers(tx, { ...place, userIds });
  const people = new Map<number, PersonRow>(members.map((person) => [person.id, person]));
  const result: BulkResult = { done: [], failed: [] };
  for (const id of new Set(userIds)) {
    const person = people.get(id);
    const reason = person === undefined ? 'Not a member here' : await act(person);
    if (reason === undefined) result.done.push(id);
    else result.failed.push({ id, name: person ? nameOf(person) : `ID ${id}`, reason });
  }
  return result;
}

/** Returns the ids of the people who were confirmed. Throws 409 when the list has grown or shrunk since. */
export async function idsOf(services: Services, tx: Tx, { place, scope, people }: Command): Promise<readonly number[]> {
  if ('userIds' in people) return people.userIds;
  const ids = await listMemberIds(tx, scope, { ...people.everybody, ...place, now: services.clock.now() });
  if (ids.length === people.expected) return ids;
  const now = `${ids.length.toLocaleString('en-GB')} ${plural(ids.length, 'member matches', 'members match')}`;
  throw new AppError(
    'conflict',
    `${now} now, not ${people.expected.toLocaleString('en-GB')}. Nothing was done. Review the list and confirm again.`,
  );
}

/** Archives or restores members, each list in one transaction. */
export const archiveMembers = (
  services: Services,
  actor: Actor,
  command: Command & { archived: boolean },
): Promise<BulkResult> =>
  inTransaction(services.db, async (tx) =>
    archiveWithin(services, tx, actor, {
      place: command.place,
      archived: command.archived,
      userIds: await idsOf(services, tx, command),
    }),
  );

/**
 * Archives members in the caller's transaction, and ends their rights as managers there. Their places and rights are
 * stored for a return.
 */
export async function archiveWithin(
  services: Services,
  tx: Tx,
  actor: Actor,
  command: Chosen & { archived: boolean },
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
  await recordStanding(services.clock, tx, { actor, whose: people });
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

/** Sends invitations again. A person gets at most one link in 5 minutes, whoever sends it. */
export function inviteAgain(services: Services, actor: Actor, command: Command): Promise<BulkResult> {
  const { place } = command;
  return inTransaction(services.db, async (tx) => {
    const invited: PersonRow[] = [];
    const act = async (person: PersonRow) => {
      if (person.is_archived) return 'Has left this organisation';
      if (person.state !== 'provisional') return 'Has already set up the account';
      invited.push(person);
      return undefined;
    };
    const { failed } = await forEachPerson(tx, { place, userIds: await idsOf(services, tx, command), act });
    const lately = await listSentLately(tx, services.clock, {
      purpose: 'invitation',
      userIds: invited.map(({ id }) => id),
    });
    const [waiting, users] = [invited.filter(({ id }) => lately.has(id)), invited.filter(({ id }) => !lately.has(id))];
    await queueInvitations(services, tx, { place, users });
    await recordAudits(
      tx,
      actor,
      users.map(({ id }) => ({ action: 'members.inviteAgain', subject: `user ${id}`, groupId: place.groupId })),
    );
    const reason = 'Was sent an invitation in the last 5 minutes';
    return {
      done: users.map(({ id }) => id),
      failed: [...failed, ...waiting.map((person) => ({ id: person.id, name: nameOf(person), reason }))],
    };
  });
}

const nameOf = ({ first_name, last_name }: PersonRow) => `${first_name} ${last_name}`;
