import { currentTerms } from '@doselore/contract/terms';
import type { Queries } from '../../../platform/db/index.ts';

/** Inserts the acceptance of the current terms. Returns false when it is there already. */
export async function insertAcceptance(db: Queries, params: { userId: number; at: Date }): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('terms_acceptances')
    .values({ user_id: params.userId, version: currentTerms.version, accepted_at: params.at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
