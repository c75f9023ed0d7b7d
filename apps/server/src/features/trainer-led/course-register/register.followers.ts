import { startAttended } from '../../licences/licences/index.ts';
import { hasNewMarks, requiresOther } from '../course-changes/course-change.ts';
import type { Follower } from '../course-changes/follower.ts';
import { personBehind } from '../course-changes/step.ts';
import { saveRollUp } from '../virtual-groups/register.repository.ts';

/** Rolls the marks of the sessions up into attendance of the whole course. */
export const attendance: Follower = {
  owes: (change) => hasNewMarks(change) || requiresOther(change),
  follow: ({ tx, after }) => saveRollUp(tx, after.id),
};

/** Starts the licences of those who attended. */
export const startedLicences: Follower = {
  owes: hasNewMarks,
  async follow(change) {
    const { tx, at, after } = change;
    await startAttended(tx, { virtualGroupId: after.id, actorId: personBehind(change).id, at });
  },
};
