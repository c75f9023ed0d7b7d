import type { VirtualGroupDetail } from '@doselore/contract/virtual-groups';
import {
  type Icon,
  IconArrowBackUp,
  IconBan,
  IconCopy,
  IconLockOpen,
  IconMail,
  IconTrash,
  IconUserEdit,
  IconUserOff,
} from '@tabler/icons-react';
import { useArea } from '../../../platform/area/index.ts';
import { usePlace } from '../../../platform/routes/index.ts';
import { mayReopen } from '../course-ending/index.ts';
import { useStepsBack } from '../course-planning/index.ts';
import { canStaffChange, useMayDropOut } from '../course-staffing/index.ts';
import { hasMarks } from '../virtual-groups/index.ts';
import { type CourseStep, isStepDue } from './next-action.ts';
import { type CourseTab, useCoursePages } from './use-course-pages.ts';
import { stepLinks, useNextLink } from './use-next-link.ts';

/** Dialogues that the menu of a course opens. */
export type CourseDialogue = 'duplicate' | 'replace' | 'cannot-attend' | 'reopen';

type Look = { label: string; icon: Icon; isGrave?: boolean };
export type CourseAction = Look & ({ to: string } | { opens: CourseDialogue } | { run: () => Promise<void> });

type Target = { detail: VirtualGroupDetail; tab: CourseTab };

/**
 * Returns the actions that the reader may take on a course besides its next step, in the order of the menu. Grave
 * actions are last.
 */
export function useCourseActions({ detail, tab }: Target): CourseAction[] {
  const { can } = useArea();
  const { isService } = usePlace();
  const mayDropOut = useMayDropOut(detail);
  const back = useStepsBack(detail);
  const { pageOf, rights, mayWrite, mayMessage } = useCoursePages(detail);
  const next = useNextLink({ detail, tab })?.step;
  if (detail.register === 'ended')
    return can('virtualGroups.reopen') && mayReopen(detail)
      ? [{ label: 'Reopen course', icon: IconLockOpen, opens: 'reopen' }]
      : [];
  const isMarked = hasMarks(detail);
  const mayMove = rights.schedule && canStaffChange(detail);
  const mayCopy = mayWrite && can(isService ? 'virtualGroups.create' : 'virtualGroups.schedule');
  const mayDelete = mayWrite && detail.state === 'draft' && detail.delegates === 0 && can('virtualGroups.create');
  const when = (isOffered: boolean, action: CourseAction): CourseAction[] => (isOffered ? [action] : []);
  const link = (isOffered: boolean, { page, ...look }: Look & { page: string }): CourseAction[] => {
    const to = pageOf(page);
    return to === undefined ? [] : when(isOffered, { ...look, to });
  };
  const stepLink = (step: CourseStep, isOffered: boolean) => link(isOffered && step !== next, stepLinks[step]);
  return [
    ...stepLink('invite', rights.invite),
    ...stepLink('issue', rights.issue && isStepDue(detail, 'issue')),
    ...stepLink('close', rights.close && isMarked),
    ...link(mayMessage && detail.delegates > 0 && tab !== 'course-history', {
      label: 'Write to delegates',
      icon: IconMail,
      page: 'course-history',
    }),
    ...when(mayCopy, { label: 'Duplicate or repeat', icon: IconCopy, opens: 'duplicate' }),
    ...when(mayMove, { label: 'Replace trainer', icon: IconUserEdit, opens: 'replace' }),
    ...when(mayDropOut, { label: 'Cannot attend', icon: IconUserOff, opens: 'cannot-attend' }),
    ...when(mayMove, { label: 'Back to draft', icon: IconArrowBackUp, run: back.unpublish }),
    ...link(can('virtualGroups.close') && !isMarked, {
      label: 'Cancel course',
      icon: IconBan,
      isGrave: true,
      page: 'cancel-course',
    }),
    ...when(mayDelete, { label: 'Delete draft', icon: IconTrash, isGrave: true, run: back.deleteDraft }),
  ];
}
