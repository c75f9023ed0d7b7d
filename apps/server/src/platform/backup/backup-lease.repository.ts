import { sql } from 'kysely';
import type { Tx } from '../db/index.ts';

/** False while a backup is running. When true, none begins before the transaction ends: kept files may be removed. */
export async function holdOffBackups(trx: Tx): Promise<boolean> {
  const { rows } = await sql<{ is_free: boolean }>`
    select held_until < now() as is_free from backup_lease where id = 1 for share`.execute(trx);
  return rows[0]?.is_free ?? true;
}
