import { type Attendance, hasAttended } from '../virtual-groups/virtual-groups.rules.ts';

/** Mark of one delegate in the register of one session. Null takes a mark back. `made_at` is an ISO moment. */
export type DatedMark = { attendance: Attendance | null; made_at: string; key: string };

/** Returns whether a mark replaces another one: it was made later, or at the same time with the larger key. */
export function isLaterMark(mark: Pick<DatedMark, 'made_at' | 'key'>, other: Pick<DatedMark, 'made_at' | 'key'>) {
  const later = Date.parse(mark.made_at) - Date.parse(other.made_at);
  return later === 0 ? mark.key > other.key : later > 0;
}

/**
 * Returns the attendance at a course from the marks of all its sessions. Null while one is not marked. `required` is the
 * number of sessions to attend in full, or null for all. The database function attendance_of_course is the same rule.
 */
export function rollUp(marks: readonly (Attendance | null)[], required: number | null): Attendance | null {
  if (marks.length === 0 || marks.includes(null)) return null;
  const attended = marks.filter((mark) => mark === 'attended').length;
  if (attended >= Math.min(required ?? marks.length, marks.length)) return 'attended';
  if (marks.some(hasAttended)) return 'partial';
  return marks.includes('absent') ? 'absent' : 'excused';
}
