import { csvOf } from '../../csv.ts';
import { endpoint } from '../../endpoint.ts';
import type { duplicatesSchemas } from './duplicates.schemas.ts';

const superAdmin = ['superAdmin'] as const;

/** Pairs of accounts that are probably one person's, the likeliest first, as they were last searched for: every few minutes. */
export const listDuplicates = endpoint<typeof duplicatesSchemas.listDuplicates>({
  method: 'GET',
  path: 'reports/duplication-overview',
  levels: superAdmin,
  permission: 'merges.write',
});
export const getDuplicatesCsv = csvOf(listDuplicates);

/** Looks through everybody at once. */
export const searchDuplicatesNow = endpoint<typeof duplicatesSchemas.searchDuplicatesNow>({
  method: 'POST',
  path: 'reports/duplication-overview/search',
  levels: superAdmin,
  permission: 'merges.write',
});

/** Remembered, until it is taken back. */
export const setDistinct = endpoint<typeof duplicatesSchemas.setDistinct>({
  method: 'POST',
  path: 'reports/duplication-overview/distinct',
  levels: superAdmin,
  permission: 'merges.write',
});
