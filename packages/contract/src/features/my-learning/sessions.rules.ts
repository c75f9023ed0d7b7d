export const attendances = ['attended', 'partial', 'absent', 'excused'] as const;

/** The joining link shows from so many minutes before the start until the end. */
export const joiningOpensMinutes = 30;

const london = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/**
 * What the clock on the wall shows in the United Kingdom at a moment, written as UTC: the way the times of sessions are
 * stored. 09:00Z on 1 July is `10:00Z` here.
 */
export function londonWallClock(at: Date): Date {
  const [day = '', month = '', year = '', hour = '', minute = '', second = ''] = london.format(at).match(/\d+/gu) ?? [];
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

export type JoiningState = 'early' | 'open' | 'over';

/** All three are wall clock. */
export function joiningState(times: { start: Date; end: Date }, wall: Date): JoiningState {
  if (wall > times.end) return 'over';
  return wall < joiningOpensAt(times.start) ? 'early' : 'open';
}

export function joiningOpensAt(start: Date): Date {
  return new Date(start.getTime() - joiningOpensMinutes * 60_000);
}
