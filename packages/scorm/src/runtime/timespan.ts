const HUNDREDTHS_PER_HOUR = 360_000;
const TIMESPAN = /^(\d{2,4}):(\d{2}):(\d{2})(?:\.(\d{1,2}))?$/;

/** Largest CMITimespan that can be written. A total stops there. */
const LARGEST = '9999:99:99.99';
const ZERO = '0000:00:00.00';

/**
 * Parses a CMITimespan HHHH:MM:SS.SS to hundredths of a second. Hours have 2 to 4 digits, minutes and seconds are 00 to
 * 99. Returns null for any other text.
 */
export function parseTimespan(text: string): number | null {
  const match = TIMESPAN.exec(text);
  if (!match) return null;
  const [, hours, minutes, seconds, fraction = '0'] = match;
  return (
    Number(hours) * HUNDREDTHS_PER_HOUR +
    Number(minutes) * 6000 +
    Number(seconds) * 100 +
    Number(fraction.padEnd(2, '0'))
  );
}

/**
 * Formats hundredths of a second as HHHH:MM:SS.SS. Negative and NaN become zero. 10,000 hours and more become the
 * largest.
 */
export function formatTimespan(hundredths: number): string {
  if (!(hundredths > 0)) return ZERO;
  const whole = Math.round(hundredths);
  if (whole >= 10_000 * HUNDREDTHS_PER_HOUR) return LARGEST;
  const hours = Math.floor(whole / HUNDREDTHS_PER_HOUR);
  const minutes = Math.floor(whole / 6000) % 60;
  const seconds = Math.floor(whole / 100) % 60;
  return `${pad(hours, 4)}:${pad(minutes, 2)}:${pad(seconds, 2)}.${pad(whole % 100, 2)}`;
}

/** Adds a session to a stored total. An unreadable part counts as zero, so that a damaged record still opens. */
export function addTimespan(total: string, session: string): string {
  return formatTimespan((parseTimespan(total) ?? 0) + (parseTimespan(session) ?? 0));
}

function pad(value: number, width: number): string {
  return String(value).padStart(width, '0');
}
