import { fieldError, mayUnder } from '@doselore/contract';
import type { AssessmentType } from '@doselore/contract/course-assessments';
import type { CourseFields } from '@doselore/contract/course-planning';
import type { Actor } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';
import { checklistOf } from '../../learning/courses/index.ts';
import type { VirtualGroupData } from '../virtual-groups/index.ts';
import { hasOnlineCourse } from './online-assessments.repository.ts';

/** Throws at the field when the product has no checklist or no online course, which this kind of assessment needs. */
export async function checkAssessment(db: Queries, target: { type: AssessmentType; productId: number }): Promise<void> {
  if (target.type === 'online' && !(await hasOnlineCourse(db, target.productId)))
    throw fieldError('assessment_type', 'This course of the catalogue has no online course. Choose another assessment');
  if (target.type !== 'observed' || (await checklistOf(db, target)) !== undefined) return;
  throw fieldError('assessment_type', 'This course of the catalogue has no checklist. Ask a site admin to add one');
}

type Change = { course: VirtualGroupData; now: CourseFields; fields: CourseFields };

/**
 * Throws at the field when the caller may not change the assessment now. Site admins change it, and admins of the
 * organisation while the course is a draft. Its kind is fixed after the first mark (V15).
 */
export function checkAssessmentChange(actor: Actor, { course, now, fields }: Change): void {
  const hasNewType = fields.assessment_type !== now.assessment_type;
  const hasNewDays = fields.postTrainingDaysAllowed !== now.postTrainingDaysAllowed;
  if (!hasNewType && !hasNewDays) return;
  const field = hasNewType ? 'assessment_type' : 'postTrainingDaysAllowed';
  const isOwnDraft = course.state === 'draft' && mayUnder(actor.level, 'virtualGroups.create');
  if (!isOwnDraft && !mayUnder(actor.level, 'virtualGroups.schedule'))
    throw fieldError(field, 'Ask a site admin to change this. The organisation changes it while the course is a draft');
  if (hasNewType && course.marked > 0)
    throw fieldError('assessment_type', 'Attendance has been recorded, so the kind of assessment is fixed');
}
