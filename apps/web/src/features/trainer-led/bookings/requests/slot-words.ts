import type { TrainingSlot } from '@doselore/contract/course-planning';

/** Words for the times of day at which a session can be asked for. */
export const slotWords: Record<TrainingSlot, string> = {
  am: 'Morning',
  pm: 'Afternoon',
  full: 'Whole day',
  evening: 'Evening',
};
