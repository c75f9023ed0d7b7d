import { hasNewMarks, requiresOther } from '../course-changes/course-change.ts';
import type { Follower } from '../course-changes/follower.ts';
import { saveDue } from './assessments.repository.ts';

/** Makes results due for those who attended enough. */
export const results: Follower = {
  owes: (change) =>
    hasNewMarks(change) || requiresOther(change) || change.before.assessment_type !== change.after.assessment_type,
  follow: ({ tx, after }) => saveDue(tx, after.id),
};
