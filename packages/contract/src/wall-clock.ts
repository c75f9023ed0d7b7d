const london = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/**
 * Returns the wall-clock time in the United Kingdom, written as UTC, as session times are stored. 09:00Z on 1 July is
 * `10:00Z` here.
 */
export function londonWallClock(at: Date): Date {
  const [day = '', month = '', year = '', hour = '', minute = '', second = ''] = london.format(at).match(/\d+/gu) ?? [];
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/**
 * Returns the moment at which a clock in the United Kingdom shows this time. An hour that comes twice means the first
 * one. A time that the clock leaves out in March is moved forward by an hour.
 */
export function momentOfWallClock(localTime: Date): Date {
  const inSummer = new Date(localTime.getTime() - 3_600_000);
  return londonWallClock(inSummer).getTime() === localTime.getTime() ? inSummer : localTime;
}
