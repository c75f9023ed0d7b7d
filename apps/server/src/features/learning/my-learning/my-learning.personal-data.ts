import type { PersonalData } from '../../../platform/personal-data/index.ts';

// biome-ignore format: the lines form a table
export const personalData = {
  session_feedback: { about: 'user_id', class: 'feedback', erase: { comment: '', answers: {} },
    stays: ['id', 'user_id', 'virtual_group_id', 'trainer_rating', 'content_rating', 'venue_rating', 'would_recommend', 'form_id', 'created_at'] },
} as const satisfies Partial<PersonalData>;
