import type { Journey } from '@doselore/contract/scheduling';
import { notFound } from '../../../../platform/access/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';
import { hourOfWeek } from '../evaluation/wall.ts';
import { pointOf } from '../facts/point.repository.ts';
import { estimateMiles, estimateMinutes } from './estimate-journeys.ts';
import { findJourney } from './journey.repository.ts';

type Target = { trainerUserId: number; to: string; at: string };

/** Estimates the journey of a trainer from home to a postcode. `at` is the time of the wall clock, written as UTC. */
export async function showJourney(db: Queries, { trainerUserId, to: postcode, at }: Target): Promise<Journey> {
  const district = postcode.split(' ')[0] ?? '';
  const found = await findJourney(db, { trainerUserId, district });
  if (found === undefined) throw notFound();
  const { to_latitude: latitude, to_longitude: longitude, max_journey_minutes: most } = found;
  const from = pointOf(found);
  const to = { district, position: latitude === null || longitude === null ? null : { latitude, longitude } };
  const miles = from && estimateMiles({ from, to });
  return {
    from: found.district,
    to: district,
    minutes: from && estimateMinutes({ from, to, at: hourOfWeek(Date.parse(at)) }),
    miles: miles === null ? null : Math.round(miles * 10) / 10,
    most,
  };
}
