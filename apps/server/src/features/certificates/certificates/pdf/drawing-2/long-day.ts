import dayjs from 'dayjs';
import advancedFormat from 'dayjs/plugin/advancedFormat.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(advancedFormat);

/** Returns a day as `Mon 6th Oct 2025`. */
export const longDay = (day: string): string => dayjs.utc(day).format('ddd Do MMM YYYY');
