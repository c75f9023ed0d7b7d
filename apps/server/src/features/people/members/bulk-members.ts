import { AppError, plural } from '@doselore/contract';
import type { BulkPeople } from '@doselore/contract/members';
import type { BulkResult } from '@doselore/contract/users';
import type { Actor, CheckedPlace, Scope } from '../../../platform/access/index.ts';
import { recordAudits } from '../../../platform/audit/index.ts';
import { inTransaction, type Tx } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { listSentLately } from '../../site/auth/index.ts';
import { queueInvitations } from './inviting/invite-person.ts';
import { listMemberIds } from './members.repository.ts';
import { lockMembers, type PersonRow } from './save-members.repository.ts';

export type Command = { place: CheckedPlace; scope: Scope; people: BulkPeople };
export type Chosen = { place: CheckedPlace; userIds: readonly number[] };

/**
 * Runs `act` for each person and sorts them into done and failed with a reason. A person who is not a member is named
 * by id only.
 */
export async function forEachPerson(
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
