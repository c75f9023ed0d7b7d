import type { PersonalData } from '../../../platform/personal-data/index.ts';

export const personalData = {
  // Also ends exports of other people that contain a certificate of the person.
  exports: {
    about: 'requested_by',
    class: 'exports',
    erase: 'specially',
    withheld: ['params', 'storage_key'],
    ends: { days: 365, after: 'requested_at' },
  },
} as const satisfies Partial<PersonalData>;
