import {
  addEvidence,
  addExternalEntry,
  changeExternalEntry,
  deleteExternalEntry,
  getEvidence,
  getExternalEntry,
  listExternalCourses,
} from '@doselore/contract/external-courses';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callEndpoint, endpointUrl, uploadFile } from '../../platform/api/index.ts';
import type { EntrySender } from './parts/entry-form.tsx';

const level = 'member';

export const catalogueQuery = queryOptions({
  queryKey: ['external-courses', 'catalogue'],
  queryFn: ({ signal }) => callEndpoint(listExternalCourses, { level, signal }),
});

export function entryQuery(externalCourseUserId: number) {
  return queryOptions({
    queryKey: ['external-courses', 'entry', externalCourseUserId],
    queryFn: ({ signal }) => callEndpoint(getExternalEntry, { level, params: { externalCourseUserId }, signal }),
  });
}

/** Returns the calls by which people store their own entries. `replacesId` is a decided entry that a new one corrects. */
export function ownEntrySender(replacesId: number | null = null): EntrySender {
  return {
    add: (entry) => callEndpoint(addExternalEntry, { level, body: { ...entry, replaces_id: replacesId } }),
    change: (externalCourseUserId, body) =>
      callEndpoint(changeExternalEntry, { level, params: { externalCourseUserId }, body }),
    evidence: (externalCourseUserId, file) =>
      uploadFile(addEvidence, { level, params: { externalCourseUserId }, file }),
  };
}

export function removeEntry(externalCourseUserId: number) {
  return callEndpoint(deleteExternalEntry, { level, params: { externalCourseUserId } });
}

/** Returns the address that opens the evidence in a new tab. */
export function evidenceAddress(externalCourseUserId: number): string {
  return endpointUrl(getEvidence, { level, params: { externalCourseUserId } });
}

export async function refreshEntries(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: ['external-courses'] });
  await client.invalidateQueries({ queryKey: ['my-learning'] });
}
