import type { Leader, Managers } from '@doselore/contract/course-staffing';
import type { VirtualGroupDetail } from '@doselore/contract/virtual-groups';
import { hasMarks } from '../virtual-groups/index.ts';

/** Returns whether the trainers of a course can still change. It is scheduled, not over, and no delegate has a mark. */
export const canStaffChange = (detail: VirtualGroupDetail): boolean =>
  detail.state === 'scheduled' && !hasMarks(detail);

/** Returns the trainer and the co-trainers of a course, the trainer first. */
export function leadersOf(managers: Managers | undefined): Leader[] {
  if (managers === undefined) return [];
  const { lead, co_trainers } = managers;
  return lead === null ? co_trainers : [lead, ...co_trainers];
}
