import { hasAttended, type VirtualGroupDetail } from '@doselore/contract/virtual-groups';
import { useArea } from '../../../platform/area/index.ts';
import { usePlace } from '../../../platform/routes/index.ts';
import type { CourseRights } from './next-action.ts';

/** Labels of the tabs of a course, by the names of their routes. */
export const courseTabs = {
  'course-details': 'Overview',
  delegates: 'Delegates',
  'edit-virtual-group': 'Schedule',
  'course-assessment': 'Assessment',
  'course-materials': 'Materials',
  'course-history': 'History',
} as const;
export type CourseTab = keyof typeof courseTabs;

/** Returns whether a course can have feedback. Delegates can answer once they are marked as attended. */
const hasFeedback = ({ delegate_rows }: VirtualGroupDetail) =>
  delegate_rows.some(({ attendance }) => hasAttended(attendance));

/**
 * Returns the pages of a course that the reader may open, and the rights of the reader there. The address of a historic
 * course may name no place, even while the course is open. The course then gives the place. A course that the reader
 * sees only because of its delegates has no other pages there.
 */
export function useCoursePages(detail: VirtualGroupDetail) {
  const { has, can } = useArea();
  const place = usePlace();
  const { group, subgroup, by_membership_only, register } = detail;
  // Addresses of trainers also name no place. Only their area has no page for historic courses.
  const isWithoutPlace = place.groupId === 0 && has('historic-virtual-group-info');
  const at = isWithoutPlace ? { groupId: group.id, subgroupId: subgroup?.id } : {};
  const isOwn = isWithoutPlace ? !by_membership_only : !place.isService || subgroup?.id === place.subgroupId;
  const hasPages = !isWithoutPlace || (!by_membership_only && subgroup !== null);
  const pageOf = (name: string) => (hasPages && place.hasHere(name) ? place.here(name, at) : undefined);
  const isPage = (name: string) => pageOf(name) !== undefined;
  const isOpen = register !== 'ended';
  const mayWrite = isOwn && isOpen && can('virtualGroups.write') && isPage('edit-virtual-group');
  const mayMessage = isOwn && detail.state !== 'draft' && can('virtualGroups.message');
  const seesFeedback = hasFeedback(detail) && can('virtualGroups.feedback');
  const seesAssessment = detail.assessment_type !== 'none' && can('virtualGroups.assessments');
  const rights: CourseRights = {
    schedule: mayWrite && can('virtualGroups.schedule'),
    register: can('virtualGroups.register'),
    issue: can('licences.issue') && isPage('issue-after-register'),
    assess: seesAssessment && can('virtualGroups.assess'),
    close: can('virtualGroups.close') && isPage('close-course'),
    invite: isOwn && isOpen && can('virtualGroups.invite') && isPage('virtual-group-membership'),
  };
  const seen: Record<CourseTab, boolean> = {
    'course-details': true,
    delegates: true,
    'edit-virtual-group': mayWrite,
    'course-assessment': seesAssessment,
    'course-materials': can('virtualGroups.materials'),
    'course-history': mayMessage || seesFeedback || detail.declined.length > 0 || can('audits.read'),
  };
  return { isOwn, isWithoutPlace, pageOf, rights, seen, mayWrite, mayMessage, seesFeedback };
}

export type CoursePages = ReturnType<typeof useCoursePages>;
