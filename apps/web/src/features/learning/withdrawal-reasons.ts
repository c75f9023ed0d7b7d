import { terms } from '@doselore/contract';
import type { Withdrawal } from '@doselore/contract/learning';

/** Reasons why a course is withdrawn, and what each means for the course. */
export const withdrawalReasons: Record<Withdrawal, { title: string; next: string }> = {
  licence: {
    title: 'Your licence for this course has been taken back',
    next: 'The course cannot be completed with this licence. Ask your organisation about it.',
  },
  membership: {
    title: `You are no longer a member of this ${terms.group.one.toLowerCase()}`,
    next: 'The course belonged to it and ends here.',
  },
};
