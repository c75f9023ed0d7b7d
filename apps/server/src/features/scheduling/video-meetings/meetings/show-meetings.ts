import type { Plan } from '@doselore/contract/course-planning';
import type { VirtualGroupId } from '../../../../platform/access/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';
import { listMeetings } from './meetings.repository.ts';

/** Returns the state of the meeting of each session of a course. */
export async function showMeetings(db: Queries, virtualGroupId: VirtualGroupId): Promise<Plan['meetings']> {
  const rows = await listMeetings(db, virtualGroupId);
  return rows.map(({ session_id, state, last_error }) => ({ session_id, state, error: last_error }));
}
