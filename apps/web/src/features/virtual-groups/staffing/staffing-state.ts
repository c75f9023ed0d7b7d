import type { VirtualGroupDetail } from '@doselore/contract/virtual-groups';

/** Tells whether the people who lead a course can still change: it is scheduled, not over and nobody is marked. */
export function canStaffChange({ state, delegate_rows: rows }: VirtualGroupDetail): boolean {
  return state === 'scheduled' && rows.every(({ attendance, marks }) => attendance === null && marks.length === 0);
}
