import type { PersonalData } from '../../../platform/personal-data/index.ts';

export const personalData = {
  licence_orders: { actors: ['ordered_by'] },
} as const satisfies Partial<PersonalData>;
