import { AppError, fieldError, isService, startDayProblem, terms, webAddresses } from '@doselore/contract';
import type { NewMember } from '@doselore/contract/members';
import { identityFields } from '@doselore/contract/users';
import type { Actor, CheckedPlace, GroupId } from '../../../../platform/access/index.ts';
import { insertMissingAccounts } from '../../../../platform/accounts/index.ts';
import { newRecord, recordAudit } from '../../../../platform/audit/index.ts';
import { days, today } from '../../../../platform/clock/index.ts';
import { inTransaction, type Tx, violatedConstraint } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { recordWorkHistory } from '../../../../platform/work-history/index.ts';
import { makeLinkTokens } from '../../../site/auth/index.ts';
import { settingsOf } from '../../../site/settings/index.ts';
import { accountInvitation, accountInvitationEnding } from '../members.messages.ts';
import { findGroupName, isGroupOpen } from '../members.repository.ts';
import { insertMemberships, isMember, joinEachToSubgroups } from './add-people.repository.ts';

type NewPerson = NewMember & { subgroupIds: readonly number[] };

export function invitePerson(
  services: Services,
  actor: Actor,
  { place, person }: { place: CheckedPlace; person: NewPerson },
): Promise<number> {
  const problem = startDayProblem(person.started_on, today(services.clock));
  if (problem !== undefined) throw fieldError('started_on', problem);
  return inTransaction(services.db, async (tx) => {
    const [userId] = await addPeople(services, tx, { actor, place, people: [person] });
    if (userId === undefined) throw (await isMember(tx, place, person.email)) ? alreadyMember(place) : addressTaken();
    return userId;
  });
}

/**
 * Inserts provisional accounts in the caller's transaction, adds them to their places and puts the invitations in the
 * outbox. Returns the id of each person in their order, undefined for an address already in use.
 */
export async function addPeople(
  services: Services,
  tx: Tx,
  { actor, place, people }: { actor: Actor; place: CheckedPlace; people: readonly NewPerson[] },
): Promise<(number | undefined)[]> {
  const { groupId } = place;
  await checkOpen(tx, groupId);
  const now = services.clock.now();
  const ids = await insertMissingAccounts(tx, people, now);
  const added = people.flatMap((person) => {
    const id = ids.get(person.email);
    return id === undefined ? [] : [{ ...person, id, userId: id }];
  });
  await insertMemberships(tx, { groupId, people: added, now });
  await joinEachToSubgroups(tx, { groupId, people: added });
  await recordWorkHistory(services.clock, tx, { actor, whose: { groupId, userIds: added.map(({ id }) => id) } });
  await queueInvitations(services, tx, { place, users: added });
  for (const person of added)
    await recordAudit(tx, actor, {
      action: 'members.invite',
      subject: `user ${person.id}`,
      groupId,
      detail: { services: person.subgroupIds.length },
      personal: { userId: person.id, changes: newRecord(identityFields, person) },
    });
  return people.map(({ email }) => ids.get(email));
}

export async function checkOpen(tx: Tx, groupId: GroupId): Promise<void> {
  if (!(await isGroupOpen(tx, groupId)))
    throw new AppError('conflict', 'This organisation is archived. Restore it first.');
}

function alreadyMember(place: CheckedPlace) {
  return fieldError(
    'email',
    `Already a member of this ${terms[isService(place) ? 'subgroup' : 'group'].one.toLowerCase()}`,
  );
}

export function addressTaken() {
  return fieldError(
    'email',
    'An account with this address exists. If the person is not a member here, ask a site admin to add them',
  );
}

/** Turns the only unique constraint that a change of address can break into an error. */
export function asAddressTaken(error: unknown): unknown {
  return violatedConstraint(error) === 'users_email_key' ? addressTaken() : error;
}

type Invited = { id: number; email: string; first_name: string };

/**
 * Queues emails with a new link; earlier links become void. The place sets how long the link is valid, and can add its
 * own text.
 */
export async function queueInvitations(
  services: Services,
  tx: Tx,
  { place, users, isReminder = false }: { place: CheckedPlace; users: readonly Invited[]; isReminder?: boolean },
): Promise<void> {
  const settings = await settingsOf(tx, place);
  const name = await findGroupName(tx, place.groupId);
  const tokens = await makeLinkTokens(tx, services.clock, {
    purpose: 'invitation',
    userIds: users.map(({ id }) => id),
    groupId: place.groupId,
    lifetime: days(settings.invitation_days),
  });
  const { invitation_days, invitation_note: note } = settings;
  const valid = invitation_days === 1 ? 'day' : 'days';
  await services.mail.send(
    tx,
    isReminder ? accountInvitationEnding : accountInvitation,
    users.map(({ email: to, first_name }, index) => {
      const page = webAddresses.acceptInvite(tokens[index] ?? '');
      return { to, values: { first_name, group_name: name, note, invitation_days, valid, page } };
    }),
  );
}
