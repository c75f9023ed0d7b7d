import { AppError, type Body } from '@doselore/contract';
import type { saveAssessments, saveObservation } from '@doselore/contract/course-assessments';
import { type Actor, notFound, type Scope, type UserId, type VirtualGroupId } from '../../../platform/access/index.ts';
import { once } from '../../../platform/idempotency/index.ts';
import type { Services } from '../../../platform/services.ts';
import { checklistOf } from '../../learning/courses/index.ts';
import { type DelegateData, openCourse, showDelegates, type VirtualGroupData } from '../virtual-groups/index.ts';
import { type Result, saveObserved } from './assessments.repository.ts';
import { observedResult } from './observed-result.ts';
import { recordResults } from './record-results.ts';
import { blockedBy } from './show-assessments.ts';

type Core = Pick<Services, 'db' | 'clock'>;
type Place = { scope: Scope; virtualGroupId: VirtualGroupId };
type Typed = Omit<Result, 'licenceId'>;

/** Saves results of a paper assessment, all of them or none. A result that is already stored changes nothing. */
export async function assessOnPaper(
  { db, clock }: Core,
  actor: Actor,
  target: Place & Body<typeof saveAssessments>,
): Promise<void> {
  const command = `assess ${target.virtualGroupId} ${JSON.stringify(target.results)}`;
  await once(db, { actorId: actor.id, key: target.idempotencyKey, command }, async (tx) => {
    const course = await openCourse(tx, target);
    refuseOtherKind(course, 'paper');
    const delegates = await showDelegates(tx, course.id);
    const results = target.results.flatMap((typed) => resultOf(course, delegates, typed));
    await recordResults(tx, { clock, actor }, { course, results, at: clock.now() });
    return course.id;
  });
}

/** Saves the checklist of one delegate, and its result: a pass when every critical item was met. */
export async function observe(
  { db, clock }: Core,
  actor: Actor,
  target: Place & Body<typeof saveObservation> & { userId: UserId },
): Promise<void> {
  const command = `observe ${target.virtualGroupId}/${target.userId} ${target.checklistId} ${target.met.join()}`;
  await once(db, { actorId: actor.id, key: target.idempotencyKey, command }, async (tx) => {
    const course = await openCourse(tx, target);
    refuseOtherKind(course, 'observed');
    const delegates = await showDelegates(tx, course.id);
    const checklist = await checklistOf(tx, { productId: course.product_id, checklistId: target.checklistId });
    if (checklist === undefined || target.met.some((key) => checklist.items.every((item) => item.key !== key)))
      throw notFound();
    const { result, observed, met } = observedResult(checklist.items, target.met);
    const typed: Typed = { userId: target.userId, result, score: null };
    const results = resultOf(course, delegates, typed);
    if (results.length === 0) return course.id;
    const at = clock.now();
    await saveObserved(tx, {
      virtualGroupId: course.id,
      userId: target.userId,
      checklistId: checklist.id,
      results: observed,
      assessorId: actor.id,
      at,
    });
    const detail = { version: checklist.version, met, items: checklist.items.length };
    await recordResults(tx, { clock, actor }, { course, results, at, detail });
    return course.id;
  });
}

const notAssessed = {
  paper: 'This course is not assessed on paper.',
  observed: 'This course is not assessed by a checklist.',
};

function refuseOtherKind({ assessment_type: type }: VirtualGroupData, kind: 'paper' | 'observed'): void {
  if (type !== kind) throw new AppError('conflict', `${notAssessed[kind]} Nothing was changed.`);
}

/** Adds the licence to a result. Returns nothing for one that is already stored, and throws for one that cannot be. */
function resultOf(course: VirtualGroupData, delegates: readonly DelegateData[], typed: Typed): Result[] {
  const one = delegates.find(({ user_id }) => user_id === typed.userId);
  if (one === undefined) throw notFound();
  const blocked = blockedBy(course, one);
  if (blocked !== null && one.assessment === typed.result) return [];
  if (blocked !== null || one.licence_id === null)
    throw new AppError('conflict', `${one.name} ${blocked ?? 'has no licence yet'}. Nothing was changed.`);
  return [{ ...typed, licenceId: one.licence_id }];
}
