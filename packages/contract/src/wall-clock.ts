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
