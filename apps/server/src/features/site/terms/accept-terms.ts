import { AppError } from '@doselore/contract';
import { currentTerms } from '@doselore/contract/terms';
import type { Actor } from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { inTransaction, type Queries } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { insertAcceptance } from './terms.repository.ts';

/** Accepts the terms for an existing account. A new account accepts them with `acceptWithAccount`. */
export async function acceptTerms(
  services: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  { version }: { version: string },
): Promise<void> {
  if (version !== currentTerms.version)
    throw new AppError('conflict', 'The terms have changed. Reload the page and read them again.');
  await inTransaction(services.db, async (tx) => {
    if (!(await insertAcceptance(tx, { userId: actor.id, at: services.clock.now() }))) return;
    await recordAudit(tx, actor, { action: 'terms.accept', subject: `user ${actor.id}`, detail: { version } });
  });
}

/**
 * Accepts the current terms for an account that is activated, in the same transaction. The audit row of the activation
 * covers it. A second call changes nothing.
 */
export async function acceptWithAccount(db: Queries, target: { userId: number; at: Date }): Promise<void> {
  await insertAcceptance(db, target);
}
