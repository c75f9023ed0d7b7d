import type { PersonalData } from '../../../platform/personal-data/index.ts';

export const personalData = {
  licence_requests: { actors: ['requested_by', 'decided_by'] },
} as const satisfies Partial<PersonalData>;
