import type { PersonalData } from '../../../platform/personal-data/index.ts';

// biome-ignore format: the lines form a table
export const personalData = {
  document_reads: { about: 'user_id', class: 'record', erase: {},
    stays: ['id', 'document_id', 'version', 'user_id', 'opened_at', 'acknowledged_at', 'statement'] },
} as const satisfies Partial<PersonalData>;
