import { AppError, fieldError, type MemberChange } from '@doselore/contract';
import { notFound } from '../../platform/access/index.ts';
import { type Tx, tx } from '../../platform/db/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Services } from '../../platform/services.ts';
import { changesOf, recordAudit } from '../audits/index.ts';
import { voidLinkTokens } from '../auth/index.ts';
import { findIdentityHindrance } from './identity/identity.ts';
import { readReach } from './identity/reach.repository.ts';
import { asAddressTaken, queueInvitations } from './inviting/invite-person.ts';
import {
  getEmployment,
  lockUser,
  updateEmployment,
  updateIdentity,
  updateProfession,
} from './keep-members.repository.ts';

type Place = { groupId: number; subgroupId?: number | undefined };

/** Nothing can be said about somebody any more who has been erased. */
export function erased(): AppError {
  return new AppError('conflict', 'The personal data of this person has been erased.');
}

type Change = { place: Place; userId: number; change: MemberChange };

export async function changeMember(services: Services, actor: Actor, of: Change): Promise<void> {
  await tx(services.db, (trx) => changePerson(services, trx, { actor, ...of })).catch((error: unknown) => {
    throw asAddressTaken(error);
  });
}

/** The same in the caller's transaction. An address that somebody has breaks its unique constraint there. */
export async function changePerson(
  services: Services,
  trx: Tx,
  { actor, place, userId, change }: Change & { actor: Actor },
): Promise<void> {
  const before = await lockUser(trx, userId);
  if (before === undefined) throw notFound();
  if (before.erased_at !== null) throw erased();
  const employment = await getEmployment(trx, { groupId: place.groupId, userId });
  await updateProfession(trx, userId, change);
  await updateEmployment(trx, { ...change, groupId: place.groupId, userId });
  const { identity } = change;
  const hasNewAddress = identity !== null && identity.email !== before.email;
  const hasNewName =
    identity !== null && (identity.first_name !== before.first_name || identity.last_name !== before.last_name);
  if (identity !== null && (hasNewAddress || hasNewName)) {
    const account = { state: before.state, reach: await readReach(trx, { groupId: place.groupId, userId }) };
    const hindrance = findIdentityHindrance(actor, account);
    if (hindrance !== undefined) throw fieldError('email', hindrance);
    await updateIdentity(trx, userId, identity);
    if (hasNewAddress) await voidLinkTokens(trx, { userId, now: services.clock.now() });
    if (hasNewAddress && before.state === 'provisional')
      await queueInvitations(services, trx, { place, users: [{ id: userId, ...identity }] });
  }
  await recordAudit(trx, actor, {
    action: 'members.change',
    subject: `user ${userId}`,
    groupId: place.groupId,
    personal: {
      userId,
      changes: {
        ...changesOf(before, change, ['job_role', 'registration_number']),
        ...changesOf(employment, change, ['payroll_number', 'started_on']),
        ...(identity === null ? {} : changesOf(before, identity, ['first_name', 'last_name', 'email'])),
      },
    },
  });
}
