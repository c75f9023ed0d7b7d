import { terms } from '@doselore/contract';
import type { Actor } from '../../../../../platform/access/index.ts';
import { reclaimUnstarted, startAttended } from '../../../../licences/licences/index.ts';
import { deleteNeeds } from '../../../delegate-needs/index.ts';
import { saveDue } from '../../assessing/assessments.repository.ts';
import { listDelegates } from '../../delegates/delegates.repository.ts';
import { attendedOf } from '../../ending/close-report.ts';
import { giveBackSeats } from '../../ending/give-back-seats.ts';
import { saveRollUp } from '../../register/register.repository.ts';
import type { Change } from '../course-change.ts';
import type { Follower } from './follower.ts';

const hasNewMarks = ({ before, after }: Change): boolean => before.marks !== after.marks;
const requiresOther = ({ before, after }: Change): boolean => before.sessions_required !== after.sessions_required;

/** Rolls the marks of the sessions up into attendance of the whole course. */
export const attendance: Follower = {
  owes: (change) => hasNewMarks(change) || requiresOther(change),
  follow: ({ tx, after }) => saveRollUp(tx, after.id),
};

/** Makes results due for those who attended enough. */
export const results: Follower = {
  owes: (change) =>
    hasNewMarks(change) || requiresOther(change) || change.before.assessment_type !== change.after.assessment_type,
  follow: ({ tx, after }) => saveDue(tx, after.id),
};

/** Starts the licences of those who attended. */
export const startedLicences: Follower = {
  owes: hasNewMarks,
  async follow(change) {
    const { tx, at, after } = change;
    await startAttended(tx, { virtualGroupId: after.id, actorId: actorOf(change).id, at });
  },
};

/** Takes back the unstarted licences of removed delegates (V18), and deletes the needs that they entered. */
export const removedLicences: Follower = {
  owes: ({ removed }) => removed.length > 0,
  async follow(change) {
    const { tx, at, after, removed } = change;
    const { id: virtualGroupId, group_id: groupId } = after;
    await deleteNeeds(tx, { virtualGroupId, userIds: removed });
    const { reclaimed } = await reclaimUnstarted(tx, actorOf(change), {
      ...{ groupId, virtualGroupId, keepUserIds: removed, onlyUserIds: removed },
      ...{ reason: 'no_longer_delegate', at },
    });
    return { reclaimed };
  },
};

/** Returns the seats of a course that has ended. People who attended keep their licences. */
export const returnedSeats: Follower = {
  owes: ({ isCancelled, isClosed }) => isCancelled || isClosed,
  async follow(change) {
    const { tx, at, before, isClosed } = change;
    const keepUserIds = isClosed ? attendedOf(await listDelegates(tx, before.id)) : [];
    return giveBackSeats(tx, actorOf(change), {
      ...{ course: before, keepUserIds, at, reason: isClosed ? 'absent' : 'course_cancelled' },
      note: `The ${terms.virtualGroup.one} was ${isClosed ? 'closed' : 'cancelled'}.`,
    });
  },
};

function actorOf({ actor }: Change): Actor {
  if (actor === undefined) throw new Error('A job takes no register and removes no delegates');
  return actor;
}
