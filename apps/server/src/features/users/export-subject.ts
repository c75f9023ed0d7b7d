import { AppError } from '@doselore/contract';
import type { Actor } from '../../platform/access/index.ts';
import { recordAudit } from '../../platform/audit/index.ts';
import { today } from '../../platform/clock/index.ts';
import type { FileAnswer } from '../../platform/http/index.ts';
import { packOwnData } from '../account/index.ts';
import type { Drawing } from '../certificates/index.ts';
import { isErased } from './save-users.repository.ts';

/** What the person would get in My Profile, packed by a site admin who answers their request. Who did is on record. */
export async function exportSubject(drawing: Drawing, actor: Actor, userId: number): Promise<FileAnswer> {
  const { services } = drawing;
  // What is kept of them is under lock, and no data for anybody to be handed.
  if (await isErased(services.db, userId))
    throw new AppError('conflict', 'The personal data of this person has been erased.');
  const stream = await packOwnData(drawing, { grants: [{ kind: 'self', userId }] });
  await recordAudit(services.db, actor, { action: 'users.exportData', subject: `user ${userId}` });
  return { stream, type: 'application/zip', name: `Personal data of user ${userId}, ${today(services.clock)}.zip` };
}
