import type { MergedData } from '../../../platform/merged-data/index.ts';

export const mergedData = {
  course_messages: { stays: ['sent_by'] },
} as const satisfies MergedData;
