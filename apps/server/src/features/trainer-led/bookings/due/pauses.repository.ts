import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/index.ts';

/** Notes from now on that the organisations of open projects are archived. Takes no scope: a job looks at the whole site. */
export async function savePauses(tx: Tx, now: Date): Promise<void> {
  await sql`update projects p set paused_since = ${now} from groups g
    where g.id = p.group_id and g.archived_at is not null and p.state = 'open' and p.paused_since is null`.execute(tx);
}

/** Lists paused projects whose organisation is in use again. Takes no scope: a job looks at the whole site. */
export async function listRestored(tx: Tx): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select p.id from projects p join groups g on g.id = p.group_id
    where p.paused_since is not null and g.archived_at is null order by p.id`.execute(tx);
  return rows.map(({ id }) => id);
}

/**
 * Locks a paused project whose organisation is in use again until commit, and returns since when it is paused. Takes no
 * scope: only the task of the job asks.
 */
export async function lockPaused(tx: Tx, id: number): Promise<Date | undefined> {
  const { rows } = await sql<{ paused_since: Date }>`select p.paused_since from projects p
    join groups g on g.id = p.group_id and g.archived_at is null
    where p.id = ${id} and p.paused_since is not null for update of p`.execute(tx);
  return rows[0]?.paused_since;
}

/** Ends the pause of a locked project. */
export async function endPause(tx: Tx, id: number): Promise<void> {
  await tx.updateTable('projects').set({ paused_since: null }).where('id', '=', id).execute();
}
