import type { PersonalData } from '../../../platform/personal-data/index.ts';

// biome-ignore format: the lines form a table
export const personalData = {
  course_messages: { about: 'sent_by', class: 'record', erase: { body: '' },
    stays: ['id', 'virtual_group_id', 'sent_by', 'recipients', 'sent_at'] },
} as const satisfies Partial<PersonalData>;
