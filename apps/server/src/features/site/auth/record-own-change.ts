import type { AuditAction } from '@doselore/contract/audits';
import type { UserId } from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { getUserRow } from './auth.repository.ts';

/** Records a change that a person made to the sign-in of their account. Returns who has to get the email about it. */
export async function recordOwnChange(
  tx: Tx,
  { userId, action }: { userId: UserId; action: AuditAction },
): Promise<{ to: string; first_name: string }> {
  const { email, first_name } = await getUserRow(tx, userId);
  await recordAudit(tx, { id: userId, level: 'member' }, { action, subject: `user ${userId}` });
  return { to: email, first_name };
}
