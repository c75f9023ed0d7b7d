import { csvOf } from '../../csv.ts';
import { endpoint } from '../../endpoint.ts';
import type { duplicatesSchemas } from './duplicates.schemas.ts';

const superAdmin = ['superAdmin'] as const;

/**
 * Lists pairs of accounts that probably belong to one person, the likeliest first. The search runs every few minutes.
 */
export const listDuplicates = endpoint<typeof duplicatesSchemas.listDuplicates>({
  method: 'GET',
  path: 'reports/duplication-overview',
  levels: superAdmin,
  permission: 'merges.write',
});
export const getDuplicatesCsv = csvOf(listDuplicates);

/** Searches all accounts now. */
export const searchDuplicatesNow = endpoint<typeof duplicatesSchemas.searchDuplicatesNow>({
  method: 'POST',
  path: 'reports/duplication-overview/search',
  levels: superAdmin,
  permission: 'merges.write',
});

/** Records that two accounts belong to different people, or undoes that. */
export const setDistinct = endpoint<typeof duplicatesSchemas.setDistinct>({
  method: 'POST',
  path: 'reports/duplication-overview/distinct',
  levels: superAdmin,
  permission: 'merges.write',
});
