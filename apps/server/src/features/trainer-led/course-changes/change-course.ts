import type { Actor, CheckedPlace, Scope, VirtualGroupId } from '../../../platform/access/index.ts';
import { inTransaction, type Tx } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { getCourse, openCourse, type VirtualGroupData } from '../virtual-groups/index.ts';
import { type Change, type CourseNow, differenceOf, type Intent, leadersOf, type Outcome } from './course-change.ts';
import { readFacts } from './course-facts.repository.ts';
import { followersInOrder } from './followers.ts';
import { listWaitingPeople } from './queue.repository.ts';
import type { OwnStep, Step } from './step.ts';

/** Course that a command changes. With a place, it has to belong to it. */
type Opening = { scope: Scope; virtualGroupId: VirtualGroupId; place?: CheckedPlace };

/** Locks a course that has not ended, until commit. */
export async function openStep(services: Services, tx: Tx, actor: Actor, target: Opening): Promise<OwnStep> {
  const course = await openCourse(tx, target);
  return { services, tx, actor, course, at: services.clock.now() };
}

/** Runs `work` in a transaction that has locked a course that has not ended. */
export const onCourse = <Answer>(
  services: Services,
  actor: Actor,
  target: Opening,
  work: (step: OwnStep) => Promise<Answer>,
): Promise<Answer> => inTransaction(services.db, async (tx) => work(await openStep(services, tx, actor, target)));

/**
 * Changes a locked course: reads it, runs `run`, reads it again, and calls the followers that owe something, in their
 * order and in the same transaction. Returns the result of `run` with the outcome of the followers.
 */
export async function changeCourse<Result, Target extends Step>(
  step: Target,
  run: (step: Target & { before: CourseNow }) => Promise<Result>,
  intent: Intent = {},
): Promise<Outcome & { result: Result }> {
  const { tx } = step;
  const before = await readNow(tx, step.course);
  const result = await run({ ...step, before });
  const course = await getCourse(tx, before.id);
  if (course === undefined) throw new Error(`Virtual group ${before.id} was changed and is gone`);
  const after = await readNow(tx, course);
  return { result, ...(await follow({ ...step, before, after, intent, ...differenceOf(before, after) })) };
}

async function follow(change: Change): Promise<Outcome> {
  let outcome: Outcome = {};
  for (const follower of followersInOrder())
    if (follower.owes(change)) outcome = { ...outcome, ...(await follower.follow(change, againOn(change))) };
  return outcome;
}

const againOn = ({ services, tx, actor, at, after }: Change) => {
  return async (run: (step: Step) => Promise<void>, intent: Intent): Promise<void> => {
    const course = await getCourse(tx, after.id);
    if (course !== undefined) await changeCourse({ services, tx, actor, at, course }, run, intent);
  };
};

async function readNow(tx: Tx, course: VirtualGroupData): Promise<CourseNow> {
  const facts = await readFacts(tx, course.id);
  return {
    ...course,
    ...facts,
    leader_ids: leadersOf(course.trainer_user_id, facts.co_trainer_ids),
    queue: course.waiting === 0 ? [] : await listWaitingPeople(tx, course.id),
  };
}
