import { AppError } from '@doselore/contract';
import type { Actor, UserId } from '../../../../platform/access/index.ts';
import { recordAudit } from '../../../../platform/audit/index.ts';
import { today } from '../../../../platform/clock/index.ts';
import type { FileAnswer } from '../../../../platform/http/index.ts';
import type { Drawing } from '../../../certificates/certificates/index.ts';
import { isErased } from './own-data.repository.ts';
import { packOwnData } from './own-data.ts';

/**
 * Packs the data that the person would get in My Profile, for a site admin who answers their request. The audit trail
 * records it.
 */
export async function exportSubject(drawing: Drawing, actor: Actor, userId: UserId): Promise<FileAnswer> {
  const { services } = drawing;
  // The remaining data of an erased person is locked and is not handed out.
  if (await isErased(services.db, userId))
    throw new AppError('conflict', 'The personal data of this person has been erased.');
  const stream = await packOwnData(drawing, { grants: [{ kind: 'self', userId }] });
  await recordAudit(services.db, actor, { action: 'users.exportData', subject: `user ${userId}` });
  return { stream, type: 'application/zip', name: `Personal data of user ${userId}, ${today(services.clock)}.zip` };
}
