import type { NameChangeAction } from '@doselore/contract/account';
import { type Actor, type UserId, withoutScope } from '../../../platform/access/index.ts';
import { updateAccounts } from '../../../platform/accounts/index.ts';
import { changesOf, recordAudit } from '../../../platform/audit/index.ts';
import type { Clock } from '../../../platform/clock/index.ts';
import { inTransaction, type Queries, type Tx } from '../../../platform/db/index.ts';
import { isSame, sha256 } from '../../../platform/secrets.ts';
import type { Services } from '../../../platform/services.ts';
import { reviseCertificates } from '../../certificates/certificates/index.ts';
import { nameApproved, nameDeclined } from './account.messages.ts';
import { linkExpired } from './link-errors.ts';
import { decide, findNameChange, type LinkedNameChange, listApprovers } from './name-changes.repository.ts';

type NameChangeData = LinkedNameChange & { user_id: UserId; recipient_id: UserId };

type Link = { tokenId: number; tokenKey: string };

/** Finds the open request of a manager's link. Throws 410 once a manager has answered it. */
export async function readNameChange(db: Queries, clock: Clock, link: Link): Promise<NameChangeData> {
  const found = await findNameChange(db, link.tokenId);
  const isGood =
    found !== undefined &&
    isSame(found.key_hash, sha256(link.tokenKey)) &&
    found.state === 'pending' &&
    found.expires_at > clock.now();
  if (!isGood) throw linkExpired();
  return {
    ...found,
    user_id: withoutScope(found.user_id, 'link by email'),
    recipient_id: withoutScope(found.recipient_id, 'link by email'),
  };
}

/** Decides a request. An approval renames the person and issues every valid certificate again under the new name. */
export async function decideNameChange(
  services: Services,
  link: Link & { action: NameChangeAction },
): Promise<{ state: 'approved' | 'declined' }> {
  const state = link.action === 'approve' ? 'approved' : 'declined';
  await inTransaction(services.db, async (tx) => {
    const wish = await readNameChange(tx, services.clock, link);
    // People who no longer manage this person may not decide.
    const approvers = await listApprovers(tx, wish.user_id);
    if (!approvers.some(({ id }) => id === wish.recipient_id)) throw linkExpired();
    const approver: Actor = { id: wish.recipient_id, level: 'site' };
    if (!(await answerNameChange(services, tx, { wish, state, approver }))) throw linkExpired();
  });
  return { state };
}

/** Request to decide, with the present name of the person. */
type Wish = Pick<LinkedNameChange, 'id' | 'first_name' | 'last_name' | 'old_first_name' | 'old_last_name' | 'email'> & {
  user_id: UserId;
};
type Answering = { wish: Wish; state: 'approved' | 'declined'; approver: Actor };

/**
 * Decides a request in the caller's transaction, renames the person and notifies them. Returns false, and changes
 * nothing, when the request was answered before.
 */
export async function answerNameChange(
  services: Services,
  tx: Tx,
  { wish, state, approver }: Answering,
): Promise<boolean> {
  const isFirst = await decide(tx, { id: wish.id, state, by: approver.id, now: services.clock.now() });
  if (!isFirst) return false;
  const revised = state === 'approved' ? await rename(tx, services.clock, { wish, actor: approver }) : 0;
  const oldName = { first_name: wish.old_first_name, last_name: wish.old_last_name };
  await recordAudit(tx, approver, {
    action: `account.name.${state}`,
    subject: `user ${wish.user_id}`,
    detail: { revised },
    ...(state === 'approved' && {
      personal: { userId: wish.user_id, changes: changesOf(oldName, wish, ['first_name', 'last_name']) },
    }),
  });
  await notifyRequester(services, tx, { wish, state, revised });
  return true;
}

async function rename(tx: Tx, clock: Clock, { wish, actor }: { wish: Wish; actor: Actor }): Promise<number> {
  await updateAccounts(tx, [wish.user_id], { first_name: wish.first_name, last_name: wish.last_name });
  return reviseCertificates(tx, clock, { userId: wish.user_id, actor });
}

type Decided = { wish: Wish; state: 'approved' | 'declined'; revised: number };

async function notifyRequester({ mail }: Services, tx: Tx, { wish, state, revised }: Decided): Promise<void> {
  const { email: to, first_name, last_name, old_first_name } = wish;
  if (state === 'declined') {
    await mail.send(tx, nameDeclined, [{ to, values: { first_name: old_first_name } }]);
    return;
  }
  const certificates = revised === 0 ? 'none' : 'reissued';
  const values = { first_name, new_name: `${first_name} ${last_name}`, revised, certificates } as const;
  await mail.send(tx, nameApproved, [{ to, values }]);
}
