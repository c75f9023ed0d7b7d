import type { MergedData } from '../../../platform/merged-data/index.ts';

export const mergedData = {
  virtual_groups: {
    record: 'Pharmacist-led Course',
    whenGone: 'skip',
    organisation: 'group_id',
    person: ['trainer_user_id', 'organiser_user_id'],
    stays: ['created_by'],
  },
} as const satisfies MergedData;
