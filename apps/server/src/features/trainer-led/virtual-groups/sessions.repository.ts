import type { PlannedSession } from '@doselore/contract/course-planning';
import type { VirtualGroupId } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';

/** Lists the sessions of a course by their starts. Times are wall clock, written as UTC. */
export async function listSessions(db: Queries, virtualGroupId: VirtualGroupId): Promise<PlannedSession[]> {
  const rows = await db
    .selectFrom('virtual_group_sessions')
    .select(['training_start', 'training_end', 'place'])
    .where('virtual_group_id', '=', virtualGroupId)
    .orderBy('ordinal')
    .execute();
  return rows.map(({ training_start, training_end, place }) => ({
    training_start: training_start.toISOString(),
    training_end: training_end.toISOString(),
    place,
  }));
}
