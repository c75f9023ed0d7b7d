import type { Level } from '@doselore/contract';
import type { Attendance } from '@doselore/contract/virtual-groups';

/** What somebody entered at a course and the server has not acknowledged. */
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

/** Mark of a register. It holds ids alone, never a name. */
export type OfflineMark = Entry & { userId: number; sessionId: number; attendance: Attendance | null };

/** Result of an assessment: on paper, or by the items of a checklist that were met. It holds ids alone, too. */
export type OfflineAssessment = Entry & {
  userId: number;
  result: 'passed' | 'failed';
  by: { score: number | null } | { checklistId: number; met: string[] };
};

/** Somebody who came without an invitation to a session. Stored encrypted, because it has a name. */
export type OfflineWalkIn = Entry & {
  sessionId: number;
  person: { email: string; first_name: string; last_name: string };
};

export type OfflineEntry = OfflineMark | OfflineAssessment | OfflineWalkIn;

export const isMark = (entry: OfflineEntry): entry is OfflineMark => 'attendance' in entry;
export const isAssessment = (entry: OfflineEntry): entry is OfflineAssessment => 'result' in entry;
export const isWalkIn = (entry: OfflineEntry): entry is OfflineWalkIn => 'person' in entry;

/**
 * One mark of each delegate and session, and one assessment of each delegate and course: a later one replaces it. People
 * who came have slots without their names.
 */
export function slotOf(entry: OfflineEntry): string {
  const { ownerId, virtualGroupId } = entry;
  if (isWalkIn(entry)) return `${ownerId}:person ${entry.key}`;
  return isMark(entry)
    ? `${ownerId}:${entry.sessionId}:${entry.userId}`
    : `${ownerId}:course ${virtualGroupId}:${entry.userId}`;
}
