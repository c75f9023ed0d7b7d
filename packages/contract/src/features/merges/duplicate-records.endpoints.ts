import { csvOf } from '../../csv.ts';
import { endpoint } from '../../endpoint.ts';
import type { duplicateRecordsSchemas } from './duplicate-records.schemas.ts';

const superAdmin = ['superAdmin'] as const;

/** Pairs of one kind as they were last searched for, without those repaired since and those found to be right. */
export const listDuplicateRecords = endpoint<typeof duplicateRecordsSchemas.listDuplicateRecords>({
  method: 'GET',
  path: 'reports/duplication-overview/:kind',
  levels: superAdmin,
  permission: 'merges.write',
});
export const getDuplicateRecordsCsv = csvOf(listDuplicateRecords);

/** Both are right as they are: remembered, until it is taken back. */
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
