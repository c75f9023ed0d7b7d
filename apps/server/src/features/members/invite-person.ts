import { AppError, fieldError, type NewMember, terms } from '@doselore/contract';
import { days } from '../../platform/clock/index.ts';
import { type Tx, tx, violatedConstraint } from '../../platform/db/index.ts';
import { type Actor, publicUrl } from '../../platform/http/index.ts';
import type { Services } from '../../platform/services.ts';
import { newValues, recordAudit } from '../audits/index.ts';
import { makeLinkToken } from '../auth/index.ts';
import { settingsOf } from '../settings/index.ts';
import { insertProvisionalUser, joinSubgroups, saveMembership } from './keep-members.repository.ts';
import { findGroupName, isGroupOpen } from './members.repository.ts';

type Place = { groupId: number; subgroupId?: number | undefined };
type NewPerson = NewMember & { subgroupIds: readonly number[] };

export function invitePerson(
  services: Services,
  actor: Actor,
  { place, person }: { place: Place; person: NewPerson },
): Promise<number> {
  return tx(services.db, (trx) => addPerson(services, trx, { actor, place, person }));
}

/**
 * Makes a provisional account in the caller's transaction, joins it to its places and puts the invitation in the
 * outbox. Throws 422 on `email` when somebody has the address.
 */
async function addPerson(
  services: Services,
  trx: Tx,
  { actor, place, person }: { actor: Actor; place: Place; person: NewPerson },
): Promise<number> {
  await checkOpen(trx, place.groupId);
  const now = services.clock.now();
  const userId = await insertProvisionalUser(trx, { ...person, isDemo: false, now });
  if (userId === undefined) throw addressTaken();
  await saveMembership(trx, { ...person, groupId: place.groupId, userId, now });
  await joinSubgroups(trx, { groupId: place.groupId, userIds: [userId], subgroupIds: person.subgroupIds });
  await queueInvitation(services, trx, { place, user: { id: userId, ...person } });
  await recordAudit(trx, actor, {
    action: 'members.invite',
    subject: `user ${userId}`,
    groupId: place.groupId,
    detail: { services: person.subgroupIds.length },
    personal: { userId, changes: newValues(person, ['first_name', 'last_name', 'email']) },
  });
  return userId;
}

async function checkOpen(trx: Tx, groupId: number): Promise<void> {
  if (!(await isGroupOpen(trx, groupId)))
    throw new AppError('conflict', `This ${terms.group.one} is archived. Restore it first.`);
}

export function addressTaken() {
  return fieldError(
    'email',
    'Somebody has an account with this address. If they are not a member here, ask a site admin to add them',
  );
}

/** The one unique constraint a change of address can meet. */
export function asAddressTaken(error: unknown): unknown {
  return violatedConstraint(error) === 'users_email_key' ? addressTaken() : error;
}

type Invitation = { place: Place; user: { id: number; email: string; first_name: string } };

/** A new link by mail; earlier ones are void. How long it is good, and a word of their own, is the place's to set. */
export async function queueInvitation(services: Services, trx: Tx, { place, user }: Invitation): Promise<void> {
  const settings = await settingsOf(trx, place);
  const name = await findGroupName(trx, place.groupId);
  const token = await makeLinkToken(trx, services.clock, {
    purpose: 'invitation',
    userId: user.id,
    groupId: place.groupId,
    lifetime: days(settings.invitation_days),
  });
  const note = settings.invitation_note === '' ? [] : [settings.invitation_note];
  await services.mail.queue(trx, {
    to: user.email,
    subject: `${name} invites you to Doselore`,
    greeting: `Hello ${user.first_name},`,
    paragraphs: [
      `${name} has made an account for your training and certificates.`,
      ...note,
      `Choose a password to take it over. The link works once, within the next ${dayCount(settings.invitation_days)}.`,
    ],
    link: { label: 'Accept the invitation', url: `${publicUrl(services.config)}/accept-invite/${token}` },
  });
}

function dayCount(count: number): string {
  return count === 1 ? 'day' : `${count} days`;
}
