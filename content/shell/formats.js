const two = (number) => String(number).padStart(2, '0');

/** CMITimespan of SCORM 1.2: HHHH:MM:SS.SS */
export function timespan(milliseconds) {
  const hundredths = Math.max(0, Math.round(milliseconds / 10));
  const seconds = Math.floor(hundredths / 100);
  const hours = Math.min(9999, Math.floor(seconds / 3600));
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}.${two(hundredths % 100)}`;
  return `${String(hours).padStart(4, '0')}:${rest}`;
}

/** CMITime: the local time of day, HH:MM:SS */
export function clockTime(date) {
  return `${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`;
}
