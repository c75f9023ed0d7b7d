import type { MergedData } from '../../platform/merged-data/index.ts';

export const mergedData = {
  // Feedback moves with its delegate, by a statement of the merge.
  session_feedback: { record: 'feedback', whenGone: 'skip' },
  paper_results: {
    record: 'paper result',
    whenGone: 'refuse',
    organisation: 'group_id',
    person: 'user_id',
    stays: ['recorded_by'],
  },
} as const satisfies MergedData;
