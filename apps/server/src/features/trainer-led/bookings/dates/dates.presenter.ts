import type { TimeOfInterest } from '@doselore/contract/bookings';
import type { DateData } from './dates.repository.ts';

export const presentDate = (row: DateData): TimeOfInterest => ({
  ...row,
  window_start: row.window_start.toISOString(),
  window_end: row.window_end.toISOString(),
});
