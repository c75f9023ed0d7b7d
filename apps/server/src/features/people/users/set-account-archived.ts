import { AppError } from '@doselore/contract';
import type { Actor, UserId } from '../../../platform/access/index.ts';
import { restoreAccount } from '../../../platform/accounts/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { closeAccount } from './close-account.ts';
import { lockAdminsAs } from './lock-admins.ts';
import { lockExisting } from './save-users.ts';

/** Archives or restores an account. Returns false when it was so already. Throws 409 for the own account. */
export async function setAccountArchived(
  { clock }: Pick<Services, 'clock'>,
  tx: Tx,
  { actor, userId, archived }: { actor: Actor; userId: UserId; archived: boolean },
): Promise<boolean> {
  if (userId === actor.id) throw new AppError('conflict', 'You cannot archive your own account.');
  if (archived) await lockAdminsAs(tx, actor);
  const user = await lockExisting(tx, userId);
  if ((user.state === 'disabled') === archived) return false;
  if (archived) await closeAccount(tx, { userId, now: clock.now() });
  else await restoreAccount(tx, userId);
  await recordAudit(tx, actor, { action: archived ? 'users.archive' : 'users.restore', subject: `user ${userId}` });
  return true;
}
