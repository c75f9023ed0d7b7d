import { commandOf } from '@doselore/contract';
import {
  addEvidence,
  addExternalEntry,
  changeExternalEntry,
  getEvidence,
  getExternalEntry,
  listExternalCourses,
} from '@doselore/contract/external-courses';
import { callEndpoint, endpointUrl, uploadFile } from '../../../platform/api/index.ts';
import { refreshOf, roomQueries } from '../../../platform/query-client/index.ts';
import type { EntrySender } from './parts/entry-form.tsx';

const externalCourses = roomQueries('external-courses');

export const catalogueQuery = externalCourses.one(listExternalCourses);
export const entryQuery = (externalCourseUserId: number) =>
  externalCourses.one(getExternalEntry, { params: { externalCourseUserId } });

/** Returns the calls by which people store their own entries. `replacesId` is a decided entry that a new one corrects. */
export const ownEntrySender = (replacesId: number | null = null): EntrySender => ({
  add: (entry) => callEndpoint(addExternalEntry, { body: commandOf({ ...entry, replaces_id: replacesId }) }),
  change: (externalCourseUserId, body) =>
    callEndpoint(changeExternalEntry, { params: { externalCourseUserId }, body: commandOf(body) }),
  evidence: (externalCourseUserId, file) => uploadFile(addEvidence, { params: { externalCourseUserId }, file }),
});

/** Returns the address that opens the evidence in a new tab. */
export const evidenceAddress = (externalCourseUserId: number) =>
  endpointUrl(getEvidence, { params: { externalCourseUserId } });

export const refreshEntries = refreshOf('external-courses', 'my-learning');
