import type { UserId, VirtualGroupId } from '../../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../../platform/db/index.ts';
import { clearAnswers, findInvitation } from './invitations.repository.ts';

/** Takes back acceptances of a date that has changed, so that delegates are asked again. Returns whose they were. */
export const endAcceptances = (tx: Tx, virtualGroupId: VirtualGroupId): Promise<number[]> =>
  clearAnswers(tx, virtualGroupId);

/** Returns whether a current member has a place at a course. */
export async function hasPlace(
  db: Queries,
  params: { virtualGroupId: VirtualGroupId; userId: UserId },
): Promise<boolean> {
  return (await findInvitation(db, params)) !== undefined;
}
