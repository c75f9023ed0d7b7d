import type { Queries } from '../../../platform/db/index.ts';
import { listBalances } from './ledger.repository.ts';
import type { Account, LedgerKey } from './ledger-key.ts';

/**
 * Returns the seats in these accounts of a ledger key, in their order; 0 for an account that never had any. Locks
 * nothing: a command that moves seats reads the balance with `lockRoutes`.
 */
export function readBalances(db: Queries, key: LedgerKey, accounts: readonly Account[]): Promise<number[]> {
  return listBalances(db, key, accounts);
}

/** Returns the seats left in the general pot for a ledger key. */
export async function readPot(db: Queries, key: LedgerKey): Promise<number> {
  const [pot = 0] = await listBalances(db, key, [{ kind: 'POT' }]);
  return pot;
}
