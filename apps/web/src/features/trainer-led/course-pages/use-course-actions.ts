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
import { type CourseStep, hasMarks, isStepDue } from './next-action.ts';
import { stepLinks, useNextLink } from './parts/next-button.tsx';
import { type CourseTab, useCoursePages } from './use-course-pages.ts';

/** Dialogues that the menu of a course opens. */
export type CourseDialogue = 'duplicate' | 'replace' | 'cannot-attend' | 'reopen';

export type CourseAction = { label: string; icon: Icon; isGrave?: boolean } & (
  | { to: string }
  | { opens: CourseDialogue }
  | { run: () => Promise<void> }
);

type Target = { detail: VirtualGroupDetail; tab: CourseTab };

/** Returns what the reader may do with a course besides its next step, in the order of the menu: grave actions last. */
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
  const isDraft = detail.state === 'draft';
  const offered: Partial<Record<CourseStep, boolean>> = {
    invite: rights.invite,
    issue: rights.issue && isStepDue(detail, 'issue'),
    close: rights.close && isMarked,
  };
  const [cancelPage, messagesPage] = [pageOf('cancel-course'), pageOf('course-history')];
  const mayTell = mayMessage && detail.delegates > 0 && messagesPage !== undefined && tab !== 'course-history';
  const mayCancel = can('virtualGroups.close') && !isMarked && cancelPage !== undefined;
  const mayCopy = mayWrite && can(isService ? 'virtualGroups.create' : 'virtualGroups.schedule');
  const mayDelete = mayWrite && isDraft && detail.delegates === 0 && can('virtualGroups.create');
  const links = (['invite', 'issue', 'close'] as const).flatMap((step) => {
    const { label, page, icon } = stepLinks[step];
    const to = pageOf(page);
    return offered[step] === true && step !== next && to !== undefined ? [{ label, icon, to }] : [];
  });
  const when = (isOffered: boolean, action: CourseAction): CourseAction[] => (isOffered ? [action] : []);
  return [
    ...links,
    ...when(mayTell, { label: 'Write to delegates', icon: IconMail, to: messagesPage ?? '' }),
    ...when(mayCopy, { label: 'Duplicate or repeat', icon: IconCopy, opens: 'duplicate' }),
    ...when(rights.schedule && canStaffChange(detail), {
      label: 'Replace trainer',
      icon: IconUserEdit,
      opens: 'replace',
    }),
    ...when(mayDropOut, { label: 'Cannot attend', icon: IconUserOff, opens: 'cannot-attend' }),
    ...when(rights.schedule && detail.state === 'scheduled' && !isMarked, {
      label: 'Back to draft',
      icon: IconArrowBackUp,
      run: back.unpublish,
    }),
    ...when(mayCancel, { label: 'Cancel course', icon: IconBan, isGrave: true, to: cancelPage ?? '' }),
    ...when(mayDelete, { label: 'Delete draft', icon: IconTrash, isGrave: true, run: back.deleteDraft }),
  ];
}
