import { today } from '../../platform/clock/index.ts';
import type { Actor, FileAnswer } from '../../platform/http/index.ts';
import type { Services } from '../../platform/services.ts';
import { packOwnData } from '../account/index.ts';
import { recordAudit } from '../audits/index.ts';

/** What the person would get in My Profile, packed by a site admin who answers their request. Who did is on record. */
export async function exportSubject(services: Services, actor: Actor, userId: number): Promise<FileAnswer> {
  const stream = await packOwnData(services, { grants: [{ kind: 'self', userId }] });
  await recordAudit(services.db, actor, { action: 'users.exportData', subject: `user ${userId}` });
  return { stream, type: 'application/zip', name: `Personal data of user ${userId}, ${today(services.clock)}.zip` };
}
