import { commandOf, endpointAt, type Level, type Place } from '@doselore/contract';
import {
  addMemberEntry,
  addMemberEvidence,
  changeMemberEntry,
  getMemberEvidence,
} from '@doselore/contract/external-courses';
import type { QueryClient } from '@tanstack/react-query';
import { callEndpoint, endpointUrl, uploadFile } from '../../../../platform/api/index.ts';
import { refreshQueries, roomQueries } from '../../../../platform/query-client/index.ts';
import type { EntrySender } from '../parts/entry-form.tsx';

export const member = roomQueries('external-courses', 'member');

/** Member at a place, as an admin of this level sees them. */
export type MemberRef = { level: Level; place: Place; userId: number };

/** Returns the calls by which an admin stores entries of a member. `replacesId` is a decided entry that a new one corrects. */
export function memberEntrySender({ level, place, userId }: MemberRef, replacesId: number | null = null): EntrySender {
  const params = { ...place, userId };
  return {
    add: (entry, idempotencyKey) =>
      callEndpoint(addMemberEntry, {
        level,
        params,
        body: commandOf({ ...entry, replaces_id: replacesId, idempotencyKey }),
      }),
    change: (externalCourseUserId, entry, baseValues) =>
      callEndpoint(changeMemberEntry, {
        level,
        params: { ...params, externalCourseUserId },
        body: commandOf({ ...entry, baseValues }),
      }),
    evidence: (externalCourseUserId, file) =>
      uploadFile(addMemberEvidence, { level, params: { ...params, externalCourseUserId }, file }),
  };
}

/** Returns the address that opens the evidence in a new tab. */
export function memberEvidenceAddress({ level, place, userId }: MemberRef, entryId: number): string {
  const params = { ...place, userId, externalCourseUserId: entryId };
  return endpointUrl(endpointAt(getMemberEvidence, place), { level, params });
}

export const refreshMemberEntries = (client: QueryClient) => refreshQueries(client, member.key());
