import { endpointAt, type Level, type Place } from '@doselore/contract';
import {
  addMemberEntry,
  addMemberEvidence,
  changeMemberEntry,
  decideEntry,
  getMemberEntry,
  getMemberEvidence,
  listMemberEntries,
  type MemberEntry,
  type Verdict,
} from '@doselore/contract/external-courses';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callEndpoint, endpointUrl, uploadFile } from '../../../platform/api/index.ts';
import type { EntrySender } from '../parts/entry-form.tsx';

/** Member at a place, as an admin of this level sees them. */
export type OfMember = { level: Level; place: Place; userId: number };

export function memberEntriesQuery({ level, place, userId }: OfMember) {
  return queryOptions({
    queryKey: ['external-courses', 'member', level, place, userId],
    queryFn: ({ signal }) =>
      callEndpoint(endpointAt(listMemberEntries, place), { level, params: { ...place, userId }, signal }),
  });
}

export function memberEntryQuery({ level, place, userId }: OfMember, externalCourseUserId: number) {
  return queryOptions({
    queryKey: ['external-courses', 'member', level, place, userId, externalCourseUserId],
    queryFn: ({ signal }) =>
      callEndpoint(endpointAt(getMemberEntry, place), {
        level,
        params: { ...place, userId, externalCourseUserId },
        signal,
      }),
  });
}

/** Returns the calls by which an admin stores entries of a member. `replacesId` is a decided entry that a new one corrects. */
export function memberEntrySender({ level, place, userId }: OfMember, replacesId: number | null = null): EntrySender {
  const params = { ...place, userId };
  return {
    add: (entry, idempotencyKey) =>
      callEndpoint(endpointAt(addMemberEntry, place), {
        level,
        params,
        body: { ...entry, replaces_id: replacesId, idempotencyKey },
      }),
    change: (externalCourseUserId, entry, baseValues) =>
      callEndpoint(endpointAt(changeMemberEntry, place), {
        level,
        params: { ...params, externalCourseUserId },
        body: { ...entry, baseValues },
      }),
    evidence: (externalCourseUserId, file) =>
      uploadFile(endpointAt(addMemberEvidence, place), { level, params: { ...params, externalCourseUserId }, file }),
  };
}

/** Returns the address that opens the evidence in a new tab. */
export function memberEvidenceAddress({ level, place, userId }: OfMember, entryId: number): string {
  const params = { ...place, userId, externalCourseUserId: entryId };
  return endpointUrl(endpointAt(getMemberEvidence, place), { level, params });
}

type Decision = { entry: MemberEntry; verdict: Verdict; note: string | null };

export function sendVerdict({ level, place, userId }: OfMember, { entry, verdict, note }: Decision) {
  return callEndpoint(endpointAt(decideEntry, place), {
    level,
    params: { ...place, userId, externalCourseUserId: entry.id },
    body: { verdict, note, seenAt: entry.updated_at, seenVerdictId: entry.verdict?.id ?? null },
  });
}

export const refreshMemberEntries = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: ['external-courses', 'member'] });
