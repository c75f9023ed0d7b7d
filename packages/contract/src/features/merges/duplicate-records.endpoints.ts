import { csvOf } from '../../csv.ts';
import { endpoint } from '../../endpoint.ts';
import type { duplicateRecordsSchemas } from './duplicate-records.schemas.ts';

const superAdmin = ['superAdmin'] as const;

/** Lists pairs of one kind from the last search, without pairs that were repaired or found to be distinct. */
export const listDuplicateRecords = endpoint<typeof duplicateRecordsSchemas.listDuplicateRecords>({
  method: 'GET',
  path: 'reports/duplication-overview/:kind',
  levels: superAdmin,
  permission: 'merges.write',
});
export const getDuplicateRecordsCsv = csvOf(listDuplicateRecords);

/** Records that both sides of a pair are right, or undoes that. */
export const setDistinctRecords = endpoint<typeof duplicateRecordsSchemas.setDistinctRecords>({
  method: 'POST',
  path: 'reports/duplication-overview/:kind/distinct',
  levels: superAdmin,
  permission: 'merges.write',
});

export const respellVenue = endpoint<typeof duplicateRecordsSchemas.respellVenue>({
  method: 'POST',
  path: 'reports/duplication-overview/venues/respell',
  levels: superAdmin,
  permission: 'merges.write',
});
