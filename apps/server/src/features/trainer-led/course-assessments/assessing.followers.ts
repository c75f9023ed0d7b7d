import type { Follower } from '../course-changes/index.ts';
import { saveDue } from './assessments.repository.ts';

/** Makes results due for those who attended enough. */
export const results: Follower = {
  owes: (change) =>
    change.hasNewMarks || change.requiresOther || change.before.assessment_type !== change.after.assessment_type,
  follow: ({ tx, after }) => saveDue(tx, after.id),
};
