import { AppError, type Body, fieldError, pickFields, webAddresses } from '@doselore/contract';
import { siteDefaults } from '@doselore/contract/settings';
import { type changeUser as changeUserEndpoint, userFields } from '@doselore/contract/users';
import { type Actor, notFound, type UserId } from '../../../platform/access/index.ts';
import { insertAccount, updateAccounts } from '../../../platform/accounts/index.ts';
import { mergeChange, newRecord, recordAudit, recordChanges } from '../../../platform/audit/index.ts';
import { inTransaction, type Tx, violatedConstraint } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { recordWorkHistory } from '../../../platform/work-history/index.ts';
import { listSentLately, makeLinkToken, queuePasswordReset, voidLinks } from '../../site/auth/index.ts';
import { lockUser, type UserFields } from './save-users.repository.ts';
import { accountCreated, emailChangedByAdmin } from './users.messages.ts';

/** Turns the two unique constraints of a person, address and username, into errors. */
function asTaken(error: unknown): unknown {
  const constraint = violatedConstraint(error);
  if (constraint === 'users_email_key') return fieldError('email', 'An account with this address already exists');
  if (constraint === 'users_username_key') return fieldError('username', 'Another account already uses this username');
  return error;
}

export async function lockExisting(tx: Tx, userId: UserId) {
  const user = await lockUser(tx, userId);
  if (user === undefined) throw notFound();
  if (user.merged_into_id !== null)
    throw new AppError('conflict', 'This account was merged into another account. Change that account instead.');
  if (user.erased_at !== null) throw new AppError('conflict', 'The personal data of this person has been erased.');
  return user;
}

export async function createUser(
  services: Services,
  actor: Actor,
  fields: UserFields & { is_demo: boolean },
): Promise<number> {
  const work = inTransaction(services.db, async (tx) => {
    const userId = await insertAccount(tx, fields, services.clock.now());
    await queueFirstLink(services, tx, { ...fields, id: userId });
    const detail = { demo: fields.is_demo };
    const personal = { userId, changes: newRecord(userFields, fields) };
    await recordAudit(tx, actor, { action: 'users.create', subject: `user ${userId}`, detail, personal });
    return userId;
  });
  return work.catch((error: unknown) => {
    throw asTaken(error);
  });
}

type Addressee = { id: number; email: string; first_name: string };

async function queueFirstLink(services: Services, tx: Tx, user: Addressee): Promise<void> {
  const token = await makeLinkToken(tx, services.clock, { purpose: 'invitation', userId: user.id });
  const { invitation_days } = siteDefaults;
  const values = { first_name: user.first_name, invitation_days, page: webAddresses.acceptInvite(token) };
  await services.mail.send(tx, accountCreated, [{ to: user.email, values }]);
}

/** Changes a person. Writes to both addresses, because the reader of the old one may know that the change is wrong. */
export async function changeUser(
  services: Services,
  actor: Actor,
  {
    userId,
    change,
    beforeNewAddress,
  }: {
    userId: UserId;
    change: Body<typeof changeUserEndpoint>;
    /** Throws when a new email address needs the caller's password again. */
    beforeNewAddress: () => void;
  },
): Promise<UserFields> {
  const work = inTransaction(services.db, async (tx) => {
    const before = await lockExisting(tx, userId);
    const { baseValues, ...submitted } = change;
    const now = pickFields(userFields, before);
    const fields = await mergeChange<UserFields>(tx, actor, { subject: `user ${userId}`, now, submitted, baseValues });
    await updateAccounts(tx, [userId], fields);
    await recordWorkHistory(services.clock, tx, { actor, whose: { userIds: [userId] } });
    const hasNewAddress = before.email !== fields.email;
    if (hasNewAddress) {
      beforeNewAddress();
      await voidLinks(tx, services.clock, userId);
      const addresses = [before.email, fields.email];
      const values = { first_name: fields.first_name };
      await services.mail.send(
        tx,
        emailChangedByAdmin,
        addresses.map((to) => ({ to, values })),
      );
    }
    await recordAudit(tx, actor, {
      action: 'users.change',
      subject: `user ${userId}`,
      personal: { userId, changes: recordChanges(userFields, now, fields).changes },
    });
    return fields;
  });
  return work.catch((error: unknown) => {
    throw asTaken(error);
  });
}

export async function makeUserLive(services: Services, actor: Actor, userId: UserId): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const user = await lockExisting(tx, userId);
    if (!user.is_demo) return;
    await updateAccounts(tx, [userId], { is_demo: false });
    await recordAudit(tx, actor, { action: 'users.makeLive', subject: `user ${userId}` });
  });
}

export function sendUserLink(
  services: Services,
  actor: Actor,
  userId: UserId,
): Promise<'invitation' | 'password_reset'> {
  return inTransaction(services.db, async (tx) => {
    const user = await lockExisting(tx, userId);
    if (user.state === 'disabled') throw new AppError('conflict', 'Restore the account first.');
    const sent = user.state === 'provisional' ? 'invitation' : 'password_reset';
    if (sent === 'invitation') {
      const lately = await listSentLately(tx, services.clock, { purpose: sent, userIds: [userId] });
      if (lately.size > 0)
        throw new AppError(
          'conflict',
          'An invitation was sent in the last 5 minutes. Wait a few minutes, then try again.',
        );
      await queueFirstLink(services, tx, user);
    } else {
      if (!(await queuePasswordReset(services, tx, { account: { ...user, id: userId }, reason: 'site_admin' })))
        throw new AppError('conflict', 'A link was sent in the last 5 minutes. Wait a few minutes, then try again.');
    }
    await recordAudit(tx, actor, { action: 'users.sendLink', subject: `user ${userId}`, detail: { sent } });
    return sent;
  });
}
