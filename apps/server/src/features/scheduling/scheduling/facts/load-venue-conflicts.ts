import type { Conflict } from '@doselore/contract/scheduling';
import type { Queries } from '../../../../platform/db/index.ts';
import { conflictsOfVenue } from '../evaluation/venue-conflicts.ts';
import type { CoursePlan, Facts } from './load-facts.ts';
import { listVenueTimes } from './taken-times.repository.ts';

const day = 86_400_000;

/** Reads the other sessions in the venue, and returns the conflicts. */
export async function loadVenueConflicts(db: Queries, plan: CoursePlan, facts: Facts): Promise<Conflict[]> {
  const { sessions, is_virtual: isVirtual } = facts.course;
  const [first] = sessions;
  if (plan.venueId === null || isVirtual || first === undefined) return [];
  const rows = await listVenueTimes(db, {
    venueId: plan.venueId,
    virtualGroupId: plan.virtualGroupId,
    from: new Date(first.start - day),
    to: new Date((sessions.at(-1) ?? first).end + day),
  });
  const taken = rows.map((row) => ({ start: row.starts_at.getTime(), end: row.ends_at.getTime(), title: row.title }));
  return conflictsOfVenue(taken, facts);
}
