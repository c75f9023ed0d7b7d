import { type AssessmentRow, type Assessments, assessmentDeadline } from '@doselore/contract/course-assessments';
import { isHistoric } from '@doselore/contract/virtual-groups';
import type { Scope, VirtualGroupId } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';
import { checklistOf } from '../../learning/courses/index.ts';
import { type DelegateData, findCourse, showDelegates, type VirtualGroupData } from '../virtual-groups/index.ts';
import { type AssessmentData, listResults } from './assessments.repository.ts';
import { type CorrectionData, listCorrections } from './corrections.repository.ts';

/** Returns the assessment of a course inside the scope, with every delegate by name. */
export async function showAssessments(
  db: Queries,
  { scope, virtualGroupId }: { scope: Scope; virtualGroupId: VirtualGroupId },
): Promise<Assessments> {
  const course = await findCourse(db, { scope, virtualGroupId });
  const delegates = await showDelegates(db, virtualGroupId);
  const results = new Map((await listResults(db, virtualGroupId)).map((row) => [row.user_id, row]));
  const corrections = await listCorrections(db, virtualGroupId);
  const { assessment_type: type, training_end: end, post_training_days_allowed: days } = course;
  return {
    assessment_type: type,
    deadline: end === null ? null : assessmentDeadline(end, days),
    checklist: type === 'observed' ? ((await checklistOf(db, { productId: course.product_id })) ?? null) : null,
    rows: delegates.map((one) =>
      presentRow(course, one, {
        result: results.get(one.user_id),
        corrected: corrections.filter(({ user_id }) => user_id === one.user_id),
      }),
    ),
  };
}

type Found = { result: AssessmentData | undefined; corrected: readonly CorrectionData[] };

function presentRow(course: VirtualGroupData, one: DelegateData, { result, corrected }: Found): AssessmentRow {
  const { checklist = null, met = null } = result ?? {};
  return {
    user: { id: one.user_id, name: one.name },
    attendance: one.attendance,
    assessment: one.assessment,
    assessed_at: result?.assessed_at?.toISOString() ?? null,
    assessor: result?.assessor ?? null,
    score: result?.score ?? null,
    blocked: blockedBy(course, one),
    blocked_if_attended: blockedBy(course, { ...one, attendance: 'attended' }),
    observation: checklist === null ? null : { checklist, met: met ?? [] },
    is_correctable: result?.assessor != null,
    corrected: corrected.map(({ result: before, score, met: metBefore, reason, by, on }) => ({
      ...{ result: before, score, met: metBefore, reason, by, on },
    })),
  };
}

/** Returns why no result of a delegate can be entered now, in words that follow their name. Null when one can. */
export function blockedBy({ state, assessment_type: type }: VirtualGroupData, one: DelegateData): string | null {
  if (isHistoric(state)) return `can no longer be assessed, because the course is ${state}`;
  if (type === 'none') return 'needs no assessment on this course';
  if (one.attendance === null) return 'has no complete register yet';
  if (one.attendance !== 'attended') return 'did not attend enough to be assessed';
  if (one.assessment === 'passed') return 'has passed';
  if (one.licence_id === null) return 'has no licence yet. Issue one first';
  if (type === 'online') return onlineStep(one);
  if (one.is_online) return 'takes the online course with this licence';
  if (one.licence_state === 'issued' || one.licence_state === 'in_progress') return null;
  return one.assessment === 'failed'
    ? 'has failed. After a free retry of the licence another result can be entered'
    : 'has a licence that has already ended';
}

/**
 * Returns the progress of a delegate in an online assessment. The online course gives the result, so nobody enters it.
 */
function onlineStep({ assessment, licence_state: state, is_online: hasBegun }: DelegateData): string {
  if (assessment === 'failed' && state === 'failed')
    return 'has failed. After a free retry of the licence they can take the online course again';
  return hasBegun ? 'has begun the online course' : 'has not begun the online course yet';
}
