import type { PersonalData } from './map/map-types.ts';

export const personalData = {
  erased_files: { class: 'diary', erase: 'specially' },
} as const satisfies Partial<PersonalData>;
