import type { PersonalData } from '../../../platform/personal-data/index.ts';

export const personalData = {
  register_evidence: { class: 'sheets', erase: 'specially' },
} as const satisfies Partial<PersonalData>;
