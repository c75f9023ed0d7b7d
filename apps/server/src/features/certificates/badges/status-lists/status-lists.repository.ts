import { sql } from 'kysely';
import type { Queries } from '../../../../platform/db/index.ts';

type Count = { badges: number; withdrawn: number[] };

/**
 * Finds the places of withdrawn certificates in a list, and how many badges the list has. The list is public and
 * contains no ids. A replaced certificate is still true, so only withdrawals count.
 * Takes no scope: answers bits at random places, which everybody may read.
 */
export async function findWithdrawnPlaces(db: Queries, listNumber: number): Promise<Count> {
  const { rows } = await sql<Count>`select count(*)::int as badges,
    coalesce(array_agg(b.list_index) filter (where c.state = 'revoked'), '{}') as withdrawn
    from badges b join certificates c on c.id = b.certificate_id where b.list_number = ${listNumber}`.execute(db);
  return rows[0] ?? { badges: 0, withdrawn: [] };
}
