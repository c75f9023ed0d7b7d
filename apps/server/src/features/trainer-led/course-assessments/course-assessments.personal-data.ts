import type { PersonalData } from '../../../platform/personal-data/index.ts';

// biome-ignore format: the lines form a table
export const personalData = {
  observations: { about: 'user_id', class: 'record', erase: {}, stays: ['virtual_group_id', 'user_id', 'checklist_id', 'results',
    'assessor_id', 'at'] },
  assessment_corrections: { about: 'user_id', class: 'record', erase: { reason: '' }, stays: ['id', 'virtual_group_id', 'user_id',
    'result', 'score', 'observed', 'corrected_by', 'corrected_at'], withheld: ['corrected_by'] },
} as const satisfies Partial<PersonalData>;
