import { sql } from 'kysely';
import type pg from 'pg';
import type { Tx } from '../db/index.ts';

/** The lease of a crashed backup expires after this time. */
const leaseSeconds = 120;
const renewEveryMs = 20_000;

/**
 * Keeps backups from starting before the transaction ends, so that stored files may be removed. Returns false when a
 * backup is running.
 */
export async function holdOffBackups(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ is_free: boolean }>`
    select held_until < now() as is_free from backup_lease where id = 1 for share`.execute(tx);
  return rows[0]?.is_free ?? true;
}

/**
 * Holds the lease while `work` runs, so that no stored file is removed. `work` calls `check` before it finishes; `check`
 * throws when the lease was lost. A database of an older version has neither a lease nor a job that removes files.
 */
export async function withBackupLease<T>(client: pg.Client, work: (check: () => void) => Promise<T>): Promise<T> {
  const { rows } = await client.query<{ known: boolean }>(`select to_regclass('backup_lease') is not null as known`);
  if (!rows[0]?.known) return work(() => undefined);
  let isLeased = await renew(client, 'held_until < now()', []);
  if (isLeased === undefined) throw new Error('A backup is running already. Try again when it has finished.');
  let isLost = false;
  const timer = setInterval(() => {
    renew(client, 'held_until::text = $1', [isLeased]).then(
      (until) => {
        if (until === undefined) isLost = true;
        else isLeased = until;
      },
      () => {
        isLost = true;
      },
    );
  }, renewEveryMs);
  try {
    return await work(() => {
      if (isLost) throw new Error('The connection to the database broke during the backup. Start the backup again.');
    });
  } finally {
    clearInterval(timer);
    await client
      .query(`update backup_lease set held_until = '-infinity' where held_until::text = $1`, [isLeased])
      .catch(() => undefined);
  }
}

/** Renews the lease if `condition` holds. Returns the new end of the lease, or undefined when it was not renewed. */
async function renew(client: pg.Client, condition: string, values: unknown[]): Promise<string | undefined> {
  const { rows } = await client.query<{ until: string }>(
    `update backup_lease set held_until = now() + interval '${leaseSeconds} seconds'
     where id = 1 and ${condition} returning held_until::text as until`,
    values,
  );
  return rows[0]?.until;
}
