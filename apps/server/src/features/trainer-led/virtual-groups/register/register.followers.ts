import { startAttended } from '../../../licences/licences/index.ts';
import { hasNewMarks, requiresOther } from '../changing/course-change.ts';
import type { Follower } from '../changing/follower.ts';
import { personBehind } from '../changing/step.ts';
import { saveRollUp } from './register.repository.ts';

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
