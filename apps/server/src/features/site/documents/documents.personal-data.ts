import type { PersonalData } from '../../../platform/personal-data/index.ts';

export const personalData = {
  documents: { actors: ['owner_id', 'created_by'] },
  document_versions: { actors: ['uploaded_by'] },
  document_audience: 'nothing',
  document_reminders: { about: 'user_id', class: 'notices', erase: 'rows', withheld: ['sent_by'] },
  document_reminder_rounds: { actors: ['asked_by'] },
  document_notices: { about: 'user_id', class: 'notices', erase: 'rows' },
  document_notice_days: 'nothing',
  document_review_notices: 'nothing',
} as const satisfies Partial<PersonalData>;
