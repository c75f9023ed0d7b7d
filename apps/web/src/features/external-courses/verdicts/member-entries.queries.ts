import { endpointAt, type Level, type Place } from '@doselore/contract';
import {
  decideEntry,
  getMemberEvidence,
  listMemberEntries,
  type MemberEntry,
  type Verdict,
} from '@doselore/contract/external-courses';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callEndpoint, endpointUrl } from '../../../platform/api/index.ts';

/** Member at a place, as an admin of this level sees them. */
export type OfMember = { level: Level; place: Place; userId: number };

export function memberEntriesQuery({ level, place, userId }: OfMember) {
  return queryOptions({
    queryKey: ['external-courses', 'member', level, place, userId],
    queryFn: ({ signal }) =>
      callEndpoint(endpointAt(listMemberEntries, place), { level, params: { ...place, userId }, signal }),
  });
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
