import { AppError, fieldError, type MemberChange } from '@doselore/contract';
import { notFound } from '../../platform/access/index.ts';
import { type Tx, tx } from '../../platform/db/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Services } from '../../platform/services.ts';
import { changesOf, recordAudit } from '../audits/index.ts';
import { voidLinkTokens } from '../auth/index.ts';
import { asAddressTaken, queueInvitation } from './invite-person.ts';
import { lockUser, updateEmployment, updateIdentity, updateProfession } from './keep-members.repository.ts';

type Place = { groupId: number; subgroupId?: number | undefined };
type Account = { state: string };

/**
 * Name and address belong to the person once they have taken the account over: whoever could change the address could
 * take the account, and certificates carry the name. Until then the place that invited them may mend both.
 */
export function canChangeIdentity(actor: Pick<Actor, 'level'>, account: Account): boolean {
  return actor.level === 'superAdmin' || account.state === 'provisional';
}

/** Why somebody else cannot change them. */
export const identityIsTheirs = 'This person looks after their own name and address now';

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
  await updateProfession(trx, userId, change);
  await updateEmployment(trx, { ...change, groupId: place.groupId, userId });
  const { identity } = change;
  const hasNewAddress = identity !== null && identity.email !== before.email;
  const hasNewName =
    identity !== null && (identity.first_name !== before.first_name || identity.last_name !== before.last_name);
  if (identity !== null && (hasNewAddress || hasNewName)) {
    if (!canChangeIdentity(actor, before)) throw fieldError('email', identityIsTheirs);
    await updateIdentity(trx, userId, identity);
    if (hasNewAddress) await voidLinkTokens(trx, { userId, now: services.clock.now() });
    if (hasNewAddress && before.state === 'provisional')
      await queueInvitation(services, trx, { place, user: { id: userId, ...identity } });
  }
  await recordAudit(trx, actor, {
    action: 'members.change',
    subject: `user ${userId}`,
    groupId: place.groupId,
    personal: {
      userId,
      changes: {
        ...changesOf(before, change, ['job_role', 'registration_number']),
        ...(identity === null ? {} : changesOf(before, identity, ['first_name', 'last_name', 'email'])),
      },
    },
  });
}
