import type { Override } from '../../scheduling/scheduling/index.ts';
import type { VirtualGroupData } from '../virtual-groups/index.ts';
import type { CourseFacts } from './course-facts.repository.ts';
import type { Step } from './step.ts';
import type { Waiting } from './waiting.ts';

/**
 * A course with everything that followers compare. `leader_ids` lists its trainer and its co-trainers, `queue` who waits
 * or has an offer.
 */
export type CourseNow = VirtualGroupData & CourseFacts & { leader_ids: readonly number[]; queue: readonly Waiting[] };

/** What followers have to know of a change and cannot read from the database. */
export type Intent = {
  /** Reason to book in spite of conflicts that may be ignored. Null refuses them. */
  override?: Override | null;
  /**
   * Who adds or removes people: the person themselves, the waiting list, the register of a course under way, or the job
   * that ends offers. Undefined for an admin.
   */
  by?: 'person' | 'list' | 'register' | 'job';
  /** Name of the person who declines a place, and what they say about it. */
  declined?: { name: string; note: string };
  /** Name of the person who declined and takes a place again. */
  returned?: string;
  /** Why an admin cancels or reopens the course. */
  reason?: string;
};

/** What the followers did, for the audit event or the answer of a command. */
export type Outcome = {
  /** Detail of the audit event about conflicts that were ignored. */
  ignored?: { detail: { ignored: string } } | undefined;
  /** Licences that were taken back, and the seats that went back to the general pot. */
  reclaimed?: number;
  returned?: number;
};

/** A change that is in the database, with the course before and after it. */
export type Change = Step & Difference & { before: CourseNow; after: CourseNow; intent: Intent };

/** How a course differs after a change. Lists are ids of people. */
export type Difference = {
  /** A draft was scheduled. */
  isScheduled: boolean;
  /** A scheduled course is a draft again. */
  isUnscheduled: boolean;
  isCancelled: boolean;
  isClosed: boolean;
  isReopened: boolean;
  /** It is a draft again, or cancelled. */
  hasLostDate: boolean;
  /** It is scheduled after the change, and was not reopened to correct its register. */
  isDated: boolean;
  /** Its sessions, their places, its place or its venue have changed. */
  isMoved: boolean;
  /** Starts or ends of its sessions have changed. Delegates have answered for these times. */
  hasNewTimes: boolean;
  hasNewSessions: boolean;
  hasNewMarks: boolean;
  /** Delegates have to attend another number of sessions. */
  requiresOther: boolean;
  hasNewTrainer: boolean;
  hasNewOrganiser: boolean;
  /** Added and removed delegates. */
  added: number[];
  removed: number[];
  /** People who joined the waiting list, and who left it without a place. */
  joined: number[];
  left: number[];
  addedCoTrainers: number[];
  removedCoTrainers: number[];
};

/** Compares a course before and after a change. */
export function differenceOf(before: CourseNow, after: CourseNow): Difference {
  const hasNewSessions = before.sessions !== after.sessions;
  const [waiting, waits] = [idsIn(before.queue), idsIn(after.queue)];
  return {
    ...stateDifference(before, after),
    isMoved: hasNewSessions || before.own_place !== after.own_place || before.venue_id !== after.venue_id,
    hasNewTimes: before.times !== after.times,
    hasNewSessions,
    hasNewMarks: before.marks !== after.marks,
    requiresOther: before.sessions_required !== after.sessions_required,
    hasNewTrainer: before.trainer_user_id !== after.trainer_user_id,
    hasNewOrganiser: before.organiser_user_id !== after.organiser_user_id,
    added: without(after.delegate_ids, before.delegate_ids),
    removed: without(before.delegate_ids, after.delegate_ids),
    joined: without(waits, waiting),
    left: without(waiting, [...waits, ...after.delegate_ids]),
    addedCoTrainers: without(after.co_trainer_ids, before.leader_ids),
    removedCoTrainers: without(before.co_trainer_ids, after.leader_ids),
  };
}

function stateDifference(before: CourseNow, after: CourseNow) {
  const became = (state: CourseNow['state']) => before.state !== state && after.state === state;
  const [isUnscheduled, isCancelled] = [became('draft'), became('cancelled')];
  const isReopened = before.state === 'closed' && after.state === 'scheduled';
  return {
    isScheduled: before.state === 'draft' && after.state === 'scheduled',
    ...{ isUnscheduled, isCancelled, isReopened, isClosed: became('closed') },
    hasLostDate: isUnscheduled || isCancelled,
    isDated: after.state === 'scheduled' && !isReopened,
  };
}

/** Lists who leads a course: its trainer, when it has one, and its co-trainers. */
export const leadersOf = (trainerId: number | null, coTrainerIds: readonly number[]): number[] =>
  trainerId === null ? [...coTrainerIds] : [trainerId, ...coTrainerIds];

const idsIn = (people: readonly Waiting[]): number[] => people.map(({ user_id }) => user_id);

const without = (ids: readonly number[], others: readonly number[]): number[] =>
  ids.filter((id) => !others.includes(id));
