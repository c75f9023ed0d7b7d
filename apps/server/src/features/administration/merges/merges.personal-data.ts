import type { PersonalData } from '../../../platform/personal-data/index.ts';

export const personalData = {
  merge_changes: { class: 'merges', erase: 'specially' },
  distinct_people: { class: 'merges', erase: 'specially' },
  duplicate_pairs: { class: 'merges', erase: 'specially' },
  distinct_things: { actors: ['decided_by'] },
  merges: { actors: ['merged_by', 'undone_by'] },
  duplicate_searches: 'nothing',
  duplicate_things: 'nothing',
} as const satisfies Partial<PersonalData>;
