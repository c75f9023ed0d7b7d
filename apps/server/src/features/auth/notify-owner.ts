import type { AuditAction } from '@doselore/contract/audits';
import type { UserId } from '../../platform/access/index.ts';
import { recordAudit } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Services } from '../../platform/services.ts';
import { getUserRow } from './auth.repository.ts';

/** Records a change to the sign-in of an account, and emails its owner. The owner cannot switch this email off. */
export async function notifyOwner(
  services: Services,
  tx: Tx,
  news: { userId: UserId; action: AuditAction; subject: string; text: string },
): Promise<void> {
  const { email, first_name } = await getUserRow(tx, news.userId);
  const actor = { id: news.userId, level: 'member' } as const;
  await recordAudit(tx, actor, { action: news.action, subject: `user ${news.userId}` });
  await services.mail.queue(tx, {
    to: email,
    subject: news.subject,
    greeting: `Hello ${first_name},`,
    paragraphs: [
      news.text,
      'If this was not you, change your password now with "I have forgotten my password" on the login page.',
    ],
  });
}
