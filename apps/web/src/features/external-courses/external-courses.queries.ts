import type { Body } from '@doselore/contract';
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

const level = 'member';
export type EntryDraft = Body<typeof addExternalEntry>;

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

/** Creates an entry, or with an id changes it. Returns the id of the entry. */
export async function saveEntry(externalCourseUserId: number | null, body: EntryDraft): Promise<number> {
  if (externalCourseUserId === null) return (await callEndpoint(addExternalEntry, { level, body })).id;
  await callEndpoint(changeExternalEntry, { level, params: { externalCourseUserId }, body });
  return externalCourseUserId;
}

export function sendEvidence(externalCourseUserId: number, file: File) {
  return uploadFile(addEvidence, { level, params: { externalCourseUserId }, file });
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
