import { startAttended } from '../../licences/licences/index.ts';
import { type Follower, personBehind } from '../course-changes/index.ts';
import { saveRollUp } from './marks.repository.ts';

/** Rolls the marks of the sessions up into attendance of the whole course. */
export const attendance: Follower = {
  owes: ({ hasNewMarks, requiresOther }) => hasNewMarks || requiresOther,
  follow: ({ tx, after }) => saveRollUp(tx, after.id),
};

/** Starts the licences of those who attended. */
export const startedLicences: Follower = {
  owes: ({ hasNewMarks }) => hasNewMarks,
  async follow(change) {
    const { tx, at, after } = change;
    await startAttended(tx, { virtualGroupId: after.id, actorId: personBehind(change).id, at });
  },
};
