import { withoutScope } from '../../../../platform/access/index.ts';
import { inTransaction } from '../../../../platform/db/index.ts';
import { queueTask, type TaskKind } from '../../../../platform/jobs/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { findAccountByName } from '../auth.repository.ts';
import { resetBudgets } from '../throttle/budgets.ts';
import { spendTries } from '../throttle/throttle.ts';
import { insertResetRequest, takeResetRequest } from './reset-requests.repository.ts';
import { queuePasswordReset } from './set-password.ts';

const kind = 'password_reset';

/**
 * Stores a request for a new password. A task writes the email, so that the answer takes the same time whether or not
 * the address has an account.
 */
export async function requestReset(services: Services, request: { email: string; address: string }): Promise<void> {
  await spendTries(services, resetBudgets(request.email, request.address));
  await inTransaction(services.db, async (tx) => {
    const subjectId = await insertResetRequest(tx, { email: request.email, at: services.clock.now() });
    await queueTask(tx, services.clock, { kind, subjectId });
  });
}

/** Writes the email for one request. Does nothing when the address has no account or an archived one. */
export function passwordResetTask(services: Services): TaskKind {
  return {
    kind,
    async step(tx, requestId) {
      const email = await takeResetRequest(tx, requestId);
      const account = email === undefined ? undefined : await findAccountByName(tx, email);
      if (account !== undefined && account.state !== 'disabled')
        await queuePasswordReset(services, tx, {
          account: { ...account, id: withoutScope(account.id, 'link by email') },
          reason: 'requester',
        });
      return 'done';
    },
    async giveUp(tx, requestId) {
      await takeResetRequest(tx, requestId);
    },
  };
}
