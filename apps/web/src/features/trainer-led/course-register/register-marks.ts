import { rollUp } from '@doselore/contract/course-register';
import type { Attendance, DelegateRow, VirtualGroupDetail } from '@doselore/contract/virtual-groups';
import type { OfflineMark } from './offline-marks/offline-entry.ts';

export type Mark = Attendance | null;

/** Returns the mark of a delegate at a session: the one that waits on this device, or the stored one. */
export function markAt(
  waiting: readonly OfflineMark[],
  session: number | undefined,
  { user, marks }: DelegateRow,
): Mark {
  const own = waiting.find((mark) => mark.sessionId === session && mark.userId === user.id);
  if (own !== undefined) return own.attendance;
  return marks.find(({ session_id }) => session_id === session)?.attendance ?? null;
}

/** Returns the attendance of a delegate at the whole course, and the number of sessions at which they are marked. */
export function courseOf(detail: VirtualGroupDetail, waiting: readonly OfflineMark[], row: DelegateRow) {
  const marks = detail.registers.map(({ session_id }) => markAt(waiting, session_id, row));
  const isWaiting = waiting.some(({ userId }) => userId === row.user.id);
  return {
    attendance: isWaiting ? rollUp(marks, detail.sessions_required) : row.attendance,
    marked: marks.filter((mark) => mark !== null).length,
  };
}
