import type { PersonalData } from '../../../platform/personal-data/index.ts';

export const personalData = {
  projects: { actors: ['organiser_user_id', 'handled_by', 'created_by'] },
  project_requests: 'nothing',
  times_of_interest: { actors: ['suggested_by'] },
} as const satisfies Partial<PersonalData>;
