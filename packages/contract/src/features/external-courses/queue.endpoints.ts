import { csvOf } from '../../csv.ts';
import { endpoint } from '../../endpoint.ts';
import type { queueSchemas } from './queue.schemas.ts';

const levels = ['superAdmin', 'groupingAdmin', 'subgroupAdmin'] as const;

/** Lists external courses of people in every place of the caller, each once for each organisation of its person. */
export const listEntryQueue = endpoint<typeof queueSchemas.listEntryQueue>({
  method: 'GET',
  path: 'external-entries',
  levels,
  permission: 'externalCourses.read',
});
export const getEntryQueueCsv = csvOf(listEntryQueue);

/**
 * Verifies entries that have evidence, each for its organisation. Decides about each entry separately. Returns the
 * reason for each entry that changed after it was shown, or that the caller may not verify.
 */
export const verifyEntries = endpoint<typeof queueSchemas.verifyEntries>({
  method: 'POST',
  path: 'external-entries/verdicts',
  levels,
  permission: 'externalCourses.verify',
});
