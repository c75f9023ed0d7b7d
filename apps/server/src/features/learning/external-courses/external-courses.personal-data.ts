import type { PersonalData } from '../../../platform/personal-data/index.ts';

// biome-ignore format: the lines form a table
export const personalData = {
  external_course_users: { about: 'user_id', class: 'diary',
    erase: { title: 'External course', provider: '', reference: '', evidence_key: null,
      evidence_name: null, evidence_type: null, evidence_bytes: null },
    stays: ['id', 'user_id', 'group_id', 'external_course_id', 'completed_on', 'months', 'expires_on',
      'entered_by', 'created_at', 'updated_at',
      'replaces_id'],
    withheld: ['evidence_key'] },
  external_verdicts: { about: { by: 'entry_id', of: 'external_course_users' }, class: 'diary', erase: { note: '' },
    stays: ['id', 'entry_id', 'group_id', 'verdict', 'evidence_sha256', 'decided_by', 'decided_at'],
    withheld: ['decided_by'] },
  external_course_recognitions: { actors: ['made_by', 'ended_by'] },
  external_courses: 'nothing',
} as const satisfies Partial<PersonalData>;
