import { plural } from '@doselore/contract';
import type { WaitingListMode } from '@doselore/contract/course-delegates';

export const people = (count: number) => `${count} ${plural(count, 'person', 'people')}`;

type Course = { free: number; waiting_list: WaitingListMode };

/** Returns the question before more people are invited than places are left. Undefined when there is none to ask. */
export function overflowQuestion({ free, waiting_list }: Course, invited: number) {
  if (invited <= free || waiting_list === 'off') return undefined;
  const title = free === 0 ? 'No place is left' : `${free} ${plural(free, 'place is', 'places are')} left`;
  const others = invited - free;
  return {
    title,
    message:
      free === 0
        ? `Put ${people(invited)} on the waiting list?`
        : `Invite the first ${people(free)}, and put the other ${others} on the waiting list?`,
    confirmLabel: free === 0 ? 'Put on waiting list' : 'Invite and put on waiting list',
  };
}

type Invited = { added: number; waiting: number; isDraft: boolean };

/**
 * Says what became of invited people: "2 people invited, 3 people put on the waiting list". Delegates of a draft are
 * added, and hear of it later.
 */
export function invitedText({ added, waiting, isDraft }: Invited): string {
  const parts = [
    ...(added > 0 || waiting === 0 ? [`${people(added)} ${isDraft ? 'added' : 'invited'}`] : []),
    ...(waiting > 0 ? [`${people(waiting)} put on the waiting list`] : []),
  ];
  return `${parts.join(', ')}${isDraft ? '. We email them when the course is scheduled' : ''}`;
}
