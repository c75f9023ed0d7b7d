import { isAhead } from '../course-notices/index.ts';
import type { Change, Intent, Outcome } from './course-change.ts';
import type { Step } from './step.ts';

/** Changes the same course again, in the same transaction, with everything that follows. */
export type Again = (run: (step: Step) => Promise<void>, intent: Intent) => Promise<void>;

/**
 * Something that has to happen after some changes of a course, in the same transaction. `owes` says after which.
 * Commands do not call followers: `changeCourse` calls those that owe something.
 */
export type Follower = {
  owes: (change: Change) => boolean;
  follow: (change: Change, again: Again) => Promise<Outcome> | Promise<void>;
};

/** Returns whether delegates get emails about the change. People whom the register adds are in the room already. */
export const hearsByEmail = ({ intent, before, at }: Change): boolean =>
  intent.by !== 'register' && isAhead(before, at);
