import type { PersonalData } from '../../../platform/personal-data/index.ts';

export const personalData = {
  product_links: { actors: ['made_by', 'ended_by'] },
} as const satisfies Partial<PersonalData>;
