import type { Leader, Managers } from '@doselore/contract/course-staffing';
import type { VirtualGroupDetail } from '@doselore/contract/virtual-groups';

/** Returns whether the people who lead a course can still change: it is scheduled, not over and nobody is marked. */
export function canStaffChange({ state, delegate_rows: rows }: VirtualGroupDetail): boolean {
  return state === 'scheduled' && rows.every(({ attendance, marks }) => attendance === null && marks.length === 0);
}

/** Everybody who leads a course, its trainer first. */
export function leadersOf(managers: Managers | undefined): Leader[] {
  if (managers === undefined) return [];
  const { lead, co_trainers } = managers;
  return lead === null ? co_trainers : [lead, ...co_trainers];
}
