import type { PersonalData } from '../../../platform/personal-data/index.ts';

export const personalData = {
  // The contact at the venue, by name, phone and email address.
  venues: { class: 'places', erase: 'specially' },
  venue_excluded_groups: { actors: ['set_by'] },
} as const satisfies Partial<PersonalData>;
