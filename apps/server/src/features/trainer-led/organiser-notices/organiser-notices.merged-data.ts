import type { MergedData } from '../../../platform/merged-data/index.ts';

export const mergedData = {
  organiser_notices: {
    record: 'Pharmacist-led Course',
    whenGone: 'skip',
    key: ['virtual_group_id'],
    person: ['user_id', 'trainer_user_id'],
  },
} as const satisfies MergedData;
