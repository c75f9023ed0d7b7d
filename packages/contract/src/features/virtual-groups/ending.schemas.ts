import { z } from 'zod';
import { day, placeShown } from '../../common.schemas.ts';
import { closeReport } from './close-report.schemas.ts';

export const closePreview = z.object({
  /** True when the last session has ended. */
  is_over: z.boolean(),
  unmarked: z.array(placeShown),
  /** People who attended and have neither a licence nor a waiver. */
  without_licence: z.array(placeShown),
  /** People without a result, and the last day for one. Before it has passed, closing needs `force` and a reason. */
  unassessed: z.array(placeShown),
  deadline: day.nullable(),
  is_window_over: z.boolean(),
  report: closeReport,
});
export type ClosePreview = z.output<typeof closePreview>;

export const cancelPreview = z.object({
  /** Recorded marks of attendance. A course with any mark cannot be cancelled. */
  marked: z.number().int(),
  /** Delegates, and people who wait, who get a message. Those of a draft get none before they know of it. */
  told: z.number().int(),
  told_waiting: z.number().int(),
  reclaimed: z.number().int(),
  returned: z.number().int(),
});
