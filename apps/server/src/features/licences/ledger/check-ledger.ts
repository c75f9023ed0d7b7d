import type { LedgerCheck } from '@doselore/contract/ledger';
import type { Actor } from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import type { Clock } from '../../../platform/clock/index.ts';
import { type Database, inLongTransaction, type Queries, type Tx } from '../../../platform/db/index.ts';
import type { DailyJob } from '../../../platform/jobs/index.ts';
import { countLedger, insertCheck, listLedgerFaults } from './check-ledger.repository.ts';

/** Checks the whole ledger against itself and against the licences (L1, L2, L3, L6, L9, L10). Changes nothing. */
export async function verifyLedger(db: Queries): Promise<Omit<LedgerCheck, 'checked_at'>> {
  const begun = performance.now();
  const counts = await countLedger(db);
  const faults = await listLedgerFaults(db);
  return { ...counts, faults, took_ms: Math.round(performance.now() - begun) };
}

/** Checks the ledger and stores the result. */
export async function checkLedger(tx: Tx, clock: Clock): Promise<LedgerCheck> {
  const check = await verifyLedger(tx);
  const at = clock.now();
  await insertCheck(tx, { ...check, at });
  return { ...check, checked_at: at.toISOString() };
}

/** Checks the ledger on request, from the developer settings or the command line. */
export function checkLedgerNow(db: Database, clock: Clock, actor?: Actor): Promise<LedgerCheck> {
  return inLongTransaction(db, async (tx) => {
    const check = await checkLedger(tx, clock);
    if (actor !== undefined)
      await recordAudit(tx, actor, {
        action: 'licences.verify',
        subject: 'ledger',
        detail: { faults: check.faults.length, movements: check.movements },
      });
    return check;
  });
}

export const checkingLedger = (clock: Clock): DailyJob => ({
  name: 'check-ledger',
  run: async (tx) => void (await checkLedger(tx, clock)),
});
