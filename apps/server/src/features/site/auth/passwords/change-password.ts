import type { UserId } from '../../../../platform/access/index.ts';
import { recordAudit } from '../../../../platform/audit/index.ts';
import { inTransaction } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { passwordChanged } from '../auth.messages.ts';
import { getUserRow } from '../auth.repository.ts';
import { confirmPassword } from './confirm-password.ts';
import type { Passwords } from './passwords.ts';
import { replacePassword } from './replace-password.ts';
import { checkNewPassword } from './set-password.ts';

type Change = {
  userId: UserId;
  currentPassword: string;
  password: string;
  passwordConfirmation: string;
};

/** Changes the person's own password. Ends every session; the caller begins a new one for this browser. */
export async function changePassword(services: Services, passwords: Passwords, change: Change): Promise<void> {
  checkNewPassword(change);
  await confirmPassword(services, passwords, { ...change, password: change.currentPassword });
  const hash = await passwords.hash(change.password);
  await inTransaction(services.db, async (tx) => {
    await replacePassword(tx, { userId: change.userId, hash });
    await recordAudit(
      tx,
      { id: change.userId, level: 'member' },
      { action: 'auth.password', subject: `user ${change.userId}` },
    );
    const { email, first_name } = await getUserRow(tx, change.userId);
    await services.mail.send(tx, passwordChanged, [{ to: email, values: { first_name } }]);
  });
}
