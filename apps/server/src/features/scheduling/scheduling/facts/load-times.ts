import type { Queries } from '../../../../platform/db/index.ts';
import type { Span } from '../evaluation/facts.ts';
import type { Demand } from './demand.ts';
import { listTimesOf } from './taken-times.repository.ts';

const day = 86_400_000;

/** Reads the times of a venue or of a meeting account from the day before what is asked for to the day after. */
export async function loadTimesOf(
  db: Queries,
  { claimant, sessions, at }: Demand,
  subject: { column: 'venue_id' | 'video_account_id'; id: number },
): Promise<(Span & { title: string })[]> {
  const from = new Date((sessions[0]?.start ?? 0) - day);
  const to = new Date((sessions.at(-1)?.end ?? 0) + day);
  const rows = await listTimesOf(db, { ...subject, claimant, at, from, to });
  return rows.map((row) => ({ start: row.starts_at.getTime(), end: row.ends_at.getTime(), title: row.title }));
}
