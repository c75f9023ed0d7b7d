import type { Actor } from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { lockSiteSettings } from '../../../platform/site-settings/index.ts';
import { endSteps, findState } from './stored-state.ts';

/** Hides the first steps for all site admins, for good. Hiding them again changes nothing. */
export function hideFirstSteps(services: Pick<Services, 'db'>, actor: Actor): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    await lockSiteSettings(tx);
    if ((await findState(tx)).isOver) return;
    await endSteps(tx, 'hidden');
    await recordAudit(tx, actor, { action: 'settings.hideFirstSteps', subject: 'site settings' });
  });
}
