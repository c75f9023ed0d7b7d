import { sql } from 'kysely';
import type { VirtualGroupId } from '../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../platform/db/index.ts';

/** Returns whether a product has a live course with modules that learners take on their own. */
export async function hasOnlineCourse(db: Queries, productId: number): Promise<boolean> {
  const { rows } = await sql`select from online_courses() c where c.product_id = ${productId} limit 1`.execute(db);
  return rows.length > 0;
}

/** Locks the licences of the delegates who are assessed online, so that no other call ends these licences now. */
export async function lockAssessed(tx: Tx, virtualGroupId: VirtualGroupId): Promise<void> {
  await sql`select l.id from licences l where l.state in ('issued', 'in_progress')
    and l.id in (select o.licence_id from online_assessments() o where o.virtual_group_id = ${virtualGroupId})
    order by l.id for update of l`.execute(tx);
}
