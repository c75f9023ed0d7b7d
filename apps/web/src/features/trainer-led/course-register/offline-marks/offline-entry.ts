import type { Level } from '@doselore/contract';
import type { Attendance } from '@doselore/contract/virtual-groups';

/** Fields of every entry that the server has not acknowledged. */
type Entry = {
  /** Person who made it, and the level at which the course was open. */
  ownerId: number;
  level: Level;
  virtualGroupId: number;
  made_at: string;
  key: string;
  /** Why the server refused it for good. */
  refused?: string;
};

/** Mark of a register. It has ids alone, never a name. */
export type OfflineMark = Entry & { userId: number; sessionId: number; attendance: Attendance | null };

/** Result of an assessment: on paper, or by the items of a checklist that were met. It has no name either. */
export type OfflineAssessment = Entry & {
  userId: number;
  result: 'passed' | 'failed';
  by: { score: number | null } | { checklistId: number; met: string[] };
};

/** Person who came to a session without an invitation. The store encrypts it, because it has a name. */
export type OfflineWalkIn = Entry & {
  sessionId: number;
  person: { email: string; first_name: string; last_name: string };
};

export type OfflineEntry = OfflineMark | OfflineAssessment | OfflineWalkIn;

export const isMark = (entry: OfflineEntry): entry is OfflineMark => 'attendance' in entry;
export const isAssessment = (entry: OfflineEntry): entry is OfflineAssessment => 'result' in entry;
export const isWalkIn = (entry: OfflineEntry): entry is OfflineWalkIn => 'person' in entry;

/** Returns the slot of a person who came. It has no part of their name. */
export const walkInSlot = ({ ownerId, key }: Pick<Entry, 'ownerId' | 'key'>) => `${ownerId}:person ${key}`;

/**
 * Returns the slot of an entry, whose later entry replaces it. A delegate has one mark for each session, and one
 * assessment for each course. Each person who came has a slot.
 */
export function slotOf(entry: OfflineEntry): string {
  const { ownerId, virtualGroupId } = entry;
  if (isWalkIn(entry)) return walkInSlot(entry);
  return isMark(entry)
    ? `${ownerId}:${entry.sessionId}:${entry.userId}`
    : `${ownerId}:course ${virtualGroupId}:${entry.userId}`;
}
