import type { VirtualGroupDetail } from '@doselore/contract/virtual-groups';
import { Button } from '@mantine/core';
import {
  type Icon,
  IconCalendarPlus,
  IconChecklist,
  IconClipboardCheck,
  IconLock,
  IconSend,
  IconUserPlus,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { type CourseStep, nextAction } from '../next-action.ts';
import { type CourseTab, useCoursePages } from '../use-course-pages.ts';

/** Words, page and picture of each step. */
export const stepLinks: Readonly<Record<CourseStep, { label: string; page: string; icon: Icon }>> = {
  schedule: { label: 'Plan and schedule', page: 'edit-virtual-group', icon: IconCalendarPlus },
  invite: { label: 'Choose delegates', page: 'virtual-group-membership', icon: IconUserPlus },
  register: { label: 'Take the register', page: 'delegates', icon: IconChecklist },
  issue: { label: 'Issue licences', page: 'issue-after-register', icon: IconSend },
  assess: { label: 'Assess delegates', page: 'course-assessment', icon: IconClipboardCheck },
  close: { label: 'Close course', page: 'close-course', icon: IconLock },
};

type Props = { detail: VirtualGroupDetail; tab: CourseTab };

/** Returns the next step as a link. Undefined when there is none, or when the open page is the one for it. */
export function useNextLink({ detail, tab }: Props) {
  const { rights, pageOf } = useCoursePages(detail);
  const step = nextAction(detail, rights);
  if (step === undefined || stepLinks[step].page === tab) return undefined;
  const to = pageOf(stepLinks[step].page);
  return to === undefined ? undefined : { step, to, ...stepLinks[step] };
}

/** The one next step of a course. It is quiet on a page whose form has the filled button. */
export function NextButton(props: Props) {
  const next = useNextLink(props);
  if (next === undefined) return null;
  const { to, label, icon: Shown } = next;
  return (
    <Button
      component={Link}
      to={to}
      variant={props.tab === 'edit-virtual-group' ? 'default' : 'filled'}
      leftSection={<Shown size={18} aria-hidden />}
    >
      {label}
    </Button>
  );
}
