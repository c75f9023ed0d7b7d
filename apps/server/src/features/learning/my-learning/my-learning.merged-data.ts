import type { MergedData } from '../../../platform/merged-data/index.ts';

export const mergedData = {
  // Feedback moves with its delegate, by a statement of the merge.
  session_feedback: { record: 'feedback', whenGone: 'skip' },
} as const satisfies MergedData;
