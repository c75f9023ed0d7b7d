import type { PersonalData } from '../../platform/personal-data/index.ts';

// biome-ignore format: the lines form a table
export const personalData = {
  external_course_users: { about: 'user_id', class: 'diary',
    erase: { title: 'External course', provider: '', reference: '', state_note: '', evidence_key: null,
      evidence_name: null, evidence_type: null, evidence_bytes: null },
    stays: ['id', 'user_id', 'group_id', 'external_course_id', 'completed_on', 'months', 'expires_on', 'state',
      'entered_by', 'verified_by', 'created_at', 'updated_at'],
    withheld: ['evidence_key'] },
  external_courses: 'nothing',
} as const satisfies Partial<PersonalData>;
