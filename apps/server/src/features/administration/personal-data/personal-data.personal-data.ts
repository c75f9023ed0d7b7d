import type { PersonalData } from '../../../platform/personal-data/index.ts';

export const personalData = {
  erased_files: { class: 'diary', erase: 'specially' },
} as const satisfies Partial<PersonalData>;
