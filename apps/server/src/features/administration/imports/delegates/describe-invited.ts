import type { InvitedPeople } from '../../../trainer-led/course-delegates/inviting-lists/index.ts';
import type { Problem, RowVerdict } from '../declaring/index.ts';

type Outcome = Pick<RowVerdict, 'status' | 'problems'>;

/** Says what a person of a list of delegates has now, and what an email said to them. */
export function describeInvited(
  { isDraft, people }: InvitedPeople,
  target: { userId: number; isNew: boolean },
): Outcome {
  const { place, informed } = people.get(target.userId) ?? { place: 'none', informed: false };
  const account = target.isNew ? [say('Was emailed a link to set up the account')] : [];
  if (place === 'none')
    return { status: 'failed', problems: [say('Is a member, but could not be invited'), ...account] };
  return { status: 'done', problems: [say(`${has[place]}. ${emailOf({ place, informed, isDraft })}`), ...account] };
}

const say = (message: string): Problem => ({ field: null, message });

const has = {
  taken: 'Has a place',
  offered: 'Has the offer of a place',
  awaited: 'Waits for a free place',
};

type Email = { place: keyof typeof has; informed: boolean; isDraft: boolean };

function emailOf({ place, informed, isDraft }: Email): string {
  if (isDraft) return 'Is emailed when the course is scheduled, and was told nothing yet';
  if (!informed) return 'Was told nothing, because the course is over or the account is disabled';
  if (place === 'taken') return 'Was emailed the date';
  return place === 'offered' ? 'Was emailed until when to accept it' : 'Was emailed the position on the waiting list';
}
