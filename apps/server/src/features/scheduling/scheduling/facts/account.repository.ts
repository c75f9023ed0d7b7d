import { sql } from 'kysely';
import type { Queries } from '../../../../platform/db/index.ts';

type Account = { name: string; is_exclusive: boolean };

export async function findAccount(db: Queries, accountId: number): Promise<Account | undefined> {
  const { rows } = await sql<Account>`select name, is_exclusive from video_accounts where id = ${accountId}`.execute(
    db,
  );
  return rows[0];
}
