import type { PersonalData } from '../../platform/personal-data/index.ts';

export const personalData = {
  import_rows: { class: 'lists', erase: 'specially' },
  imports: { actors: ['created_by'] },
} as const satisfies Partial<PersonalData>;
