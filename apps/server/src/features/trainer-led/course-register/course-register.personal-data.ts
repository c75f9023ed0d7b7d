import type { PersonalData } from '../../../platform/personal-data/index.ts';

// biome-ignore format: the lines form a table
export const personalData = {
  session_attendances: { about: 'user_id', class: 'record', erase: {}, stays: ['virtual_group_session_id', 'user_id', 'attendance',
    'marked_by', 'marked_at', 'made_at', 'mark_key', 'earlier_keys'] },
} as const satisfies Partial<PersonalData>;
