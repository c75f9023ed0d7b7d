import { type Actor, notFound } from '../../../../platform/access/index.ts';
import { recordAudit } from '../../../../platform/audit/index.ts';
import { inTransaction } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { MeetingError, providersOf } from '../providers/index.ts';
import { findSealedAccount, type SealedAccount, saveCheck } from './accounts.repository.ts';
import { openAccount } from './open-account.ts';

/** Asks the service of an account whether it works, outside any transaction. Returns and stores what is wrong, or null. */
export async function checkAccount(services: Services, actor: Actor, accountId: number): Promise<string | null> {
  const row = await findSealedAccount(services.db, accountId);
  if (row === undefined) throw notFound();
  const error = await problemOf(services, row);
  await inTransaction(services.db, async (tx) => {
    await saveCheck(tx, { accountId, error, now: services.clock.now() });
    await recordAudit(tx, actor, {
      action: 'meetings.checkAccount',
      subject: `video account ${accountId}`,
      detail: { works: error === null },
    });
  });
  return error;
}

async function problemOf(services: Services, row: SealedAccount): Promise<string | null> {
  try {
    await providersOf(services)[row.provider].check(openAccount(services, row));
    return null;
  } catch (error) {
    if (!(error instanceof MeetingError)) throw error;
    return error.message;
  }
}
