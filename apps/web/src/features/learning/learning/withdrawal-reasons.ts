import type { Withdrawal } from '@doselore/contract/learning';

/** Reasons why a course is withdrawn, and what each means for the course. */
export const withdrawalReasons: Record<Withdrawal, { title: string; next: string }> = {
  licence: {
    title: 'Your licence for this course has been taken back',
    next: 'You cannot complete the course with this licence. Ask your organisation about it.',
  },
  membership: {
    title: 'You are no longer a member of this organisation',
    next: 'You cannot continue the course, because it came from this organisation.',
  },
};
