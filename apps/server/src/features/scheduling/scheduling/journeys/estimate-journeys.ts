/** Position in degrees. */
export type Position = { latitude: number; longitude: number };

/** End of a journey. A null `position` is unknown. */
export type Point = { venueId?: number | undefined; district: string; position: Position | null };

/** A journey at a time of the wall clock: its day of the week (1 is Monday) and its hour. */
export type Leg = { from: Point; to: Point; at: { weekday: number; hour: number } };

const earthRadiusKm = 6_371.0088;
const minutesInDistrict = 15;
const roadFactor = 1.3;
const kilometresInDistrict = 3;
const kilometresOfMile = 1.609344;
/** Minutes of every journey for leaving, parking and arriving. */
const fixedMinutes = 10;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns the distance along the great circle, in kilometres. */
export function kilometresBetween(a: Position, b: Position): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const chord =
    half(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude);
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Returns the speed on the road in km/h: slow at the times of commuting, fast at night. */
export function speedAt({ weekday, hour }: Leg['at']): number {
  if (weekday >= 6) return 55;
  if (hour >= 19 || hour <= 6) return 60;
  return hour >= 10 && hour <= 15 ? 50 : 40;
}

/** Returns the minutes of a journey, as estimated without a routing service. Null when one end is unknown. */
export function estimateMinutes({ from, to, at }: Leg): number | null {
  if (from.venueId !== undefined && from.venueId === to.venueId) return 0;
  if (from.district === to.district) return minutesInDistrict;
  if (from.position === null || to.position === null) return null;
  const km = kilometresBetween(from.position, to.position);
  return Math.ceil(((km * roadFactor) / speedAt(at)) * 60 + fixedMinutes);
}

/** Returns the miles on the road of a journey. Null when one end is unknown. */
export function estimateMiles({ from, to }: Pick<Leg, 'from' | 'to'>): number | null {
  if (from.venueId !== undefined && from.venueId === to.venueId) return 0;
  if (from.district === to.district) return kilometresInDistrict / kilometresOfMile;
  if (from.position === null || to.position === null) return null;
  return (kilometresBetween(from.position, to.position) * roadFactor) / kilometresOfMile;
}
