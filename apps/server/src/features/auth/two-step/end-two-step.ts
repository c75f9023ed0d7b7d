import { AppError, webAddresses } from '@doselore/contract';
import type { TwoStepEnd } from '@doselore/contract/users';
import { type Actor, notFound, type UserId } from '../../../platform/access/index.ts';
import { deleteSessionsOf } from '../../../platform/accounts/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import { publicUrl } from '../../../platform/public-url.ts';
import type { Services } from '../../../platform/services.ts';
import { findMailbox } from '../auth.repository.ts';
import { deletePasskeysOf } from '../passkeys/passkeys.repository.ts';
import { deleteTwoStep } from './two-step.repository.ts';

type End = { userId: UserId; reason: TwoStepEnd };

/**
 * Ends the two-step verification of another person, as a site admin. Afterwards the password alone opens the account.
 * Notifies its owner.
 */
export async function endTwoStep(services: Services, actor: Actor, { userId, reason }: End): Promise<void> {
  if (userId === actor.id) throw new AppError('conflict', 'Change your own two-step verification in My Profile.');
  await inTransaction(services.db, async (tx) => {
    const person = await findMailbox(tx, userId);
    if (person === undefined) throw notFound();
    const hadCodes = await deleteTwoStep(tx, userId);
    const passkeys = await deletePasskeysOf(tx, userId);
    if (!hadCodes && passkeys === 0)
      throw new AppError('conflict', 'This account has no two-step verification and no passkey.');
    await deleteSessionsOf(tx, userId);
    const detail = { reason, hadCodes, passkeys };
    await recordAudit(tx, actor, { action: 'users.endSecondStep', subject: `user ${userId}`, detail });
    await services.mail.queue(tx, {
      to: person.email,
      subject: 'Two-step verification of your Doselore account was reset',
      greeting: `Hello ${person.first_name},`,
      paragraphs: [
        'A site admin has reset two-step verification of your account. Your authenticator app, recovery codes and passkeys no longer work, and you are signed out everywhere.',
        'Sign in with your password and set up two-step verification again in My Profile.',
        'If you did not ask for this, change your password immediately and write to support.',
      ],
      link: { label: 'Log in', url: `${publicUrl(services.config)}${webAddresses.logIn()}` },
    });
  });
}
