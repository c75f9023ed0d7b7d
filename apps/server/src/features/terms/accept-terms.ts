import { AppError } from '@doselore/contract';
import { currentTerms } from '@doselore/contract/terms';
import type { Actor } from '../../platform/access/index.ts';
import { recordAudit } from '../../platform/audit/index.ts';
import { inTransaction } from '../../platform/db/index.ts';
import type { Services } from '../../platform/services.ts';
import { recordTermsAcceptance } from './terms.repository.ts';

/** Accepts the terms for an existing account. A new account accepts them with its invitation. */
export async function acceptTerms(
  services: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  { version }: { version: string },
): Promise<void> {
  if (version !== currentTerms.version)
    throw new AppError('conflict', 'The terms have changed. Reload the page and read them again.');
  await inTransaction(services.db, async (tx) => {
    if (!(await recordTermsAcceptance(tx, { userId: actor.id, at: services.clock.now() }))) return;
    await recordAudit(tx, actor, { action: 'terms.accept', subject: `user ${actor.id}`, detail: { version } });
  });
}
