import type { Level } from '@doselore/contract';
import type { Attendance } from '@doselore/contract/virtual-groups';

/** Mark or assessment that the server has not acknowledged. It holds ids alone, never a name. */
type Entry = {
  /** Person who made it, and the level at which the course was open. */
  ownerId: number;
  level: Level;
  virtualGroupId: number;
  userId: number;
  made_at: string;
  key: string;
  /** Why the server refused it for good. */
  refused?: string;
};

/** Mark of a register. */
export type OfflineMark = Entry & { sessionId: number; attendance: Attendance | null };

/** Result of an assessment: on paper, or by the items of a checklist that were met. */
export type OfflineAssessment = Entry & {
  result: 'passed' | 'failed';
  by: { score: number | null } | { checklistId: number; met: string[] };
};

export type OfflineEntry = OfflineMark | OfflineAssessment;

export const isMark = (entry: OfflineEntry): entry is OfflineMark => 'sessionId' in entry;
export const isAssessment = (entry: OfflineEntry): entry is OfflineAssessment => !isMark(entry);

/** One mark of each delegate and session, and one assessment of each delegate and course: a later one replaces it. */
export function slotOf(entry: OfflineEntry): string {
  const { ownerId, userId, virtualGroupId } = entry;
  return isMark(entry) ? `${ownerId}:${entry.sessionId}:${userId}` : `${ownerId}:course ${virtualGroupId}:${userId}`;
}
