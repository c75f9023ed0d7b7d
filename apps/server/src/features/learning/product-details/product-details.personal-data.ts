import type { PersonalData } from '../../../platform/personal-data/index.ts';

export const personalData = {
  product_details: { actors: ['content_owner_id', 'made_by'] },
  product_notices: 'nothing',
} as const satisfies Partial<PersonalData>;
