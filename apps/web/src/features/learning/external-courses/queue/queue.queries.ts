import type { Body } from '@doselore/contract';
import { listEntryQueue, type QueuedEntry, type verifyEntries } from '@doselore/contract/external-courses';
import { roomLists } from '../../../../platform/query-client/index.ts';

const member = roomLists('external-courses', 'member');

export const queueQuery = member.sheet(listEntryQueue, 'Training records');

/** Identifies an entry in one organisation, as it was shown. */
export const keyOf = ({ group, id }: QueuedEntry): string => `${group.id}/${id}`;

type Target = Body<typeof verifyEntries>['entries'][number];

/** Returns the fields of a verdict that identify the entry as it was shown. */
export const chosenKeysOf = ({ group, id, updated_at, verdict }: QueuedEntry): Target => ({
  groupId: group.id,
  externalCourseUserId: id,
  seenAt: updated_at,
  seenVerdictId: verdict?.id ?? null,
});
