import type { PersonalData } from '../../../platform/personal-data/index.ts';

export const personalData = {
  import_rows: { class: 'lists', erase: 'specially' },
  import_files: { class: 'lists', erase: 'specially' },
  import_words: { actors: ['updated_by'] },
  imports: { actors: ['created_by'] },
} as const satisfies Partial<PersonalData>;
