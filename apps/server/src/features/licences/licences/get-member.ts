import { type CheckedPlace, notFound, type Scope } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';
import { findMember } from './licences.report.ts';

/** Returns the person for a licence. Throws 404 unless they may get one in this place. */
export async function getMember(
  db: Queries,
  scope: Scope,
  target: CheckedPlace & { virtualGroupId?: number | undefined; userId: number },
): Promise<{ id: number; name: string }> {
  const member = await findMember(db, scope, target);
  if (member === undefined) throw notFound();
  return member;
}
