import type { Plan } from '@doselore/contract/course-planning';
import type { VirtualGroupId } from '../../../../platform/access/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';
import { findOverride } from './claims.repository.ts';

/** Returns why and by whom a course was booked in spite of a conflict, or null. */
export async function showOverride(db: Queries, id: VirtualGroupId): Promise<Plan['conflict_override']> {
  return (await findOverride(db, id)) ?? null;
}
