import type { VirtualGroupDetail } from '@doselore/contract/virtual-groups';
import {
  type Icon,
  IconCalendarPlus,
  IconChecklist,
  IconClipboardCheck,
  IconLock,
  IconSend,
  IconUserPlus,
} from '@tabler/icons-react';
import { type CourseStep, nextAction } from './next-action.ts';
import { type CourseTab, useCoursePages } from './use-course-pages.ts';

/** Label, page and icon of each step. `page` is the name of a route. */
export const stepLinks: Readonly<Record<CourseStep, { label: string; page: string; icon: Icon }>> = {
  schedule: { label: 'Plan and schedule', page: 'edit-virtual-group', icon: IconCalendarPlus },
  invite: { label: 'Choose delegates', page: 'virtual-group-membership', icon: IconUserPlus },
  register: { label: 'Take the register', page: 'delegates', icon: IconChecklist },
  issue: { label: 'Issue licences', page: 'issue-after-register', icon: IconSend },
  assess: { label: 'Assess delegates', page: 'course-assessment', icon: IconClipboardCheck },
  close: { label: 'Close course', page: 'close-course', icon: IconLock },
};

type Target = { detail: VirtualGroupDetail; tab: CourseTab };

/** Returns the next step as a link. Undefined without a next step, and on the page of the step itself. */
export function useNextLink({ detail, tab }: Target) {
  const { rights, pageOf } = useCoursePages(detail);
  const step = nextAction(detail, rights);
  if (step === undefined || stepLinks[step].page === tab) return undefined;
  const to = pageOf(stepLinks[step].page);
  return to === undefined ? undefined : { step, to, ...stepLinks[step] };
}
