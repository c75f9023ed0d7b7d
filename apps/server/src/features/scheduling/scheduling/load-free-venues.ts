import type { Queries } from '../../../platform/db/index.ts';
import type { Span } from './evaluation/facts.ts';
import { sessionsIn } from './evaluation/find-starts.ts';
import { isTooClose } from './evaluation/venue-conflicts.ts';
import type { Claimant } from './facts/demand.ts';
import { findSettings } from './facts/settings.repository.ts';
import { listTimesOfVenues } from './facts/taken-times.repository.ts';

const day = 86_400_000;

type Loading = { claimant: Claimant; at: Date; windows: readonly Span[] };

/** Session of this length that begins in a window, which lies on one day. */
type Wish = { window: Span; minutes: number };

/** Reads when venues are taken around these windows, and returns whether a venue is free at some start of one of them. */
export async function loadFreeVenues(
  db: Queries,
  { claimant, at, windows }: Loading,
): Promise<(venueId: number, wish: Wish) => boolean> {
  const from = new Date(Math.min(...windows.map(({ start }) => start)) - day);
  const to = new Date(Math.max(...windows.map(({ end }) => end)) + 2 * day);
  const { venue_buffer_minutes: buffer } = await findSettings(db);
  const times = (await listTimesOfVenues(db, { claimant, at, from, to })).map((row) => ({
    ...{ venueId: row.venue_id, start: row.starts_at.getTime(), end: row.ends_at.getTime() },
  }));
  const takenIn = Map.groupBy(times, ({ venueId }) => venueId);
  return (venueId, { window, minutes }) =>
    [...sessionsIn(window, minutes)].some(
      (session) => !(takenIn.get(venueId) ?? []).some((taken) => isTooClose(taken, session, buffer)),
    );
}
