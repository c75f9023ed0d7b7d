import { AppError, webAddresses } from '@doselore/contract';
import { confirmationProblem, newPasswordProblem } from '@doselore/contract/auth';
import { type UserId, withoutScope } from '../../../../platform/access/index.ts';
import { recordAudit } from '../../../../platform/audit/index.ts';
import { inTransaction, type Tx } from '../../../../platform/db/index.ts';
import type { SendingOf } from '../../../../platform/mail/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { acceptWithAccount } from '../../terms/index.ts';
import { passwordLink } from '../auth.messages.ts';
import { lockAccounts } from '../auth.repository.ts';
import { consumeLinkToken, type LinkPurpose, listSentLately, makeLinkToken, readLinkToken } from './link-tokens.ts';
import type { Passwords } from './passwords.ts';
import { replacePassword } from './replace-password.ts';

type NewPassword = { password: string; passwordConfirmation: string };

/** Throws 422 with both fields named. Two empty fields have one problem: nothing was typed. */
export function checkNewPassword(fields: NewPassword): void {
  const isEmpty = fields.password === '' && fields.passwordConfirmation === '';
  const password = isEmpty ? undefined : newPasswordProblem(fields.password);
  const confirmation = confirmationProblem(fields.password, fields.passwordConfirmation);
  const problems = {
    ...(password ? { password: [password] } : {}),
    ...(confirmation ? { passwordConfirmation: [confirmation] } : {}),
  };
  const [first] = Object.values(problems).flat();
  if (first) throw new AppError('validation_failed', Object.values(problems).flat().join(', '), { fields: problems });
}

/** Sets a new password by a link from an email: a reset, or the acceptance of an invitation. */
export async function setPasswordByLink(
  services: Services,
  passwords: Passwords,
  change: NewPassword & { token: string; purpose: LinkPurpose },
): Promise<void> {
  checkNewPassword(change);
  // Hashing is expensive, so that an invalid link is refused first.
  const { user_id: userId } = await readLinkToken(services.db, services.clock, change);
  const hash = await passwords.hash(change.password);
  await inTransaction(services.db, async (tx) => {
    // Makes a concurrent archiving of the account run before or after this change.
    await lockAccounts(tx, [userId]);
    const link = await consumeLinkToken(tx, services.clock, change);
    if (change.purpose === 'invitation' && link.password_hash !== null) {
      throw new AppError('link_expired', 'This account already has a password. Sign in, or request a new password.');
    }
    const isInvited = change.purpose === 'invitation';
    await replacePassword(tx, { userId: link.user_id, hash, activates: isInvited });
    if (isInvited) await acceptWithAccount(tx, { userId: link.user_id, at: services.clock.now() });
    const actor = { id: withoutScope<'user'>(link.user_id, 'link by email'), level: 'site' } as const;
    await recordAudit(tx, actor, { action: `auth.${change.purpose}`, subject: `user ${link.user_id}` });
  });
}

/** Activates a provisional account. The caller begins a new session: the old one ends with the old password. */
export async function completeAccount(
  services: Services,
  passwords: Passwords,
  change: NewPassword & { userId: UserId },
): Promise<void> {
  checkNewPassword(change);
  const hash = await passwords.hash(change.password);
  await inTransaction(services.db, async (tx) => {
    await replacePassword(tx, { userId: change.userId, hash, activates: true });
    await acceptWithAccount(tx, { userId: change.userId, at: services.clock.now() });
    await recordAudit(
      tx,
      { id: change.userId, level: 'member' },
      { action: 'auth.complete', subject: `user ${change.userId}` },
    );
  });
}

type Reset = {
  account: { id: UserId; email: string; first_name: string };
  reason: SendingOf<typeof passwordLink>['values']['reason'];
};

/** Queues a reset email, at most one in five minutes for an account. Returns whether this one was queued. */
export async function queuePasswordReset(services: Services, tx: Tx, { account, reason }: Reset): Promise<boolean> {
  const purpose = 'password_reset';
  if ((await listSentLately(tx, services.clock, { purpose, userIds: [account.id] })).size > 0) return false;
  const token = await makeLinkToken(tx, services.clock, { purpose, userId: account.id });
  const values = { first_name: account.first_name, reason, page: webAddresses.newPassword(token) };
  await services.mail.send(tx, passwordLink, [{ to: account.email, values }]);
  return true;
}
