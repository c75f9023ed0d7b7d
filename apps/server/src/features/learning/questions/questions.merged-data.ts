import type { MergedData } from '../../../platform/merged-data/index.ts';

export const mergedData = {
  pharmacist_questions: { record: 'question', whenGone: 'skip', person: 'user_id' },
} as const satisfies MergedData;
