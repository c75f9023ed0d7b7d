import { AppError, webAddresses } from '@doselore/contract';
import type { TwoStepEnd } from '@doselore/contract/users';
import { type Actor, notFound, type UserId } from '../../../../platform/access/index.ts';
import { deleteSessionsOf } from '../../../../platform/accounts/index.ts';
import { recordAudit } from '../../../../platform/audit/index.ts';
import { inTransaction } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { twoStepReset } from '../auth.messages.ts';
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
    const { email: to, first_name } = person;
    await services.mail.send(tx, twoStepReset, [{ to, values: { first_name, page: webAddresses.logIn() } }]);
  });
}
