import type { MonthOfTrainer } from '@doselore/contract/scheduling';
import { pointOf } from '../facts/point.repository.ts';
import { estimateMiles, type Point } from './estimate-journeys.ts';
import type { LedData } from './led-sessions.repository.ts';

const monthOf = ({ day }: LedData): string => day.slice(0, 7);

/** Adds up sessions, which are in the order of trainers and starts, by trainer and month. Miles have one decimal. */
export function addUpMonths(sessions: readonly LedData[]): MonthOfTrainer[] {
  const keyOf = (session: LedData) => `${session.trainer_id} ${monthOf(session)}`;
  return [...Map.groupBy(sessions, keyOf).values()].flatMap((rows) => {
    const [first] = rows;
    return first === undefined ? [] : [monthFrom(first, rows)];
  });
}

function monthFrom(first: LedData, rows: readonly LedData[]): MonthOfTrainer {
  const placed = rows.filter((row) => !row.is_virtual);
  const days = [...Map.groupBy(placed, ({ day }) => day).values()].map(distanceOf);
  return {
    trainer: { id: first.trainer_id, name: first.trainer },
    month: monthOf(first),
    sessions: rows.length,
    face_to_face: placed.length,
    minutes: rows.reduce((sum, { minutes }) => sum + minutes, 0),
    miles: Math.round(days.reduce((sum, { miles }) => sum + miles, 0) * 10) / 10,
    unknown_journeys: days.reduce((sum, { unknown }) => sum + unknown, 0),
  };
}

/**
 * Returns the miles of one day: from home to each place in turn and back. Places to which no journey is known are left
 * out and counted.
 */
function distanceOf(sessions: readonly LedData[]): { miles: number; unknown: number } {
  const home = homeOf(sessions[0]);
  const places = sessions.map((row) => (row.venue_id === null ? null : pointOf(row)));
  const known = places.filter((place): place is Point => place !== null && isReached(home, place));
  const stops = known.length === 0 || home === null ? [] : [home, ...known, home];
  const legs = stops.slice(1).map((to, nth) => estimateMiles({ from: stops[nth] ?? to, to }) ?? 0);
  return { miles: legs.reduce((sum, leg) => sum + leg, 0), unknown: places.length - known.length };
}

const isReached = (home: Point | null, place: Point) =>
  home !== null && estimateMiles({ from: home, to: place }) !== null;

function homeOf(row: LedData | undefined): Point | null {
  if (row === undefined || row.home_district === null) return null;
  const { home_district: district, home_latitude: latitude, home_longitude: longitude } = row;
  return { district, position: latitude === null || longitude === null ? null : { latitude, longitude } };
}
