import { sql } from 'kysely';
import type { VirtualGroupId } from '../../../../platform/access/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';

type Account = { name: string; is_exclusive: boolean };

export async function findAccount(db: Queries, accountId: number): Promise<Account | undefined> {
  const { rows } = await sql<Account>`select name, is_exclusive from video_accounts where id = ${accountId}`.execute(
    db,
  );
  return rows[0];
}

type AccountTime = { starts_at: Date; ends_at: Date; title: string };
type Taken = { accountId: number; virtualGroupId: VirtualGroupId; from: Date; to: Date };

/** Lists the meetings of an account between two times of the wall clock, without those of the course itself. */
export async function listAccountTimes(db: Queries, params: Taken): Promise<AccountTime[]> {
  const { rows } = await sql<AccountTime>`
    select lower(c.during) as starts_at, upper(c.during) as ends_at, v.title
    from time_claims c join virtual_group_sessions s on s.id = c.virtual_group_session_id
    join virtual_groups v on v.id = s.virtual_group_id
    where c.video_account_id = ${params.accountId} and s.virtual_group_id <> ${params.virtualGroupId}
      and lower(c.during) < ${params.to} and upper(c.during) > ${params.from}
    order by lower(c.during)`.execute(db);
  return rows;
}
