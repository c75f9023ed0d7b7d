import { type Body, fieldError, plural } from '@doselore/contract';
import type { CourseFields, changeVirtualGroup as endpoint } from '@doselore/contract/course-planning';
import type { Actor } from '../../../platform/access/index.ts';
import { changesOf, mergeChange, recordAudit } from '../../../platform/audit/index.ts';
import type { Services } from '../../../platform/services.ts';
import { checkRoom } from '../../scheduling/venues/index.ts';
import { checkAssessment, checkAssessmentChange } from '../course-assessments/index.ts';
import { changeCourse, type OwnStep, onCourse } from '../course-changes/index.ts';
import { type InPlace, showSessions } from '../virtual-groups/index.ts';
import { checkOrganiser, checkPlaces, checkRequired } from './check-plan.ts';
import { courseFieldsOf, getPlanData, saveCourseFields } from './planning.repository.ts';

const auditedFields = [
  'title',
  'delegatePlacesAllowed',
  'minimum_delegates',
  'organiserUserId',
  'what_to_bring',
  'sessions_required',
  'waiting_list',
  'assessment_type',
  'postTrainingDaysAllowed',
] as const;

type Change = InPlace & { change: Body<typeof endpoint.group> };

/** Changes title, places, organiser, waiting list and notes. Returns the stored values. */
export function changeVirtualGroup(
  services: Services,
  actor: Actor,
  { change, ...target }: Change,
): Promise<CourseFields> {
  const { baseValues, ...submitted } = change;
  return onCourse(services, actor, target, async (step) => {
    const { tx, course } = step;
    const { id: virtualGroupId, group_id: groupId } = course;
    const subject = `virtual group ${virtualGroupId}`;
    const data = await getPlanData(tx, virtualGroupId);
    const now = courseFieldsOf(data);
    const fields = await mergeChange<CourseFields>(tx, actor, { subject, groupId, now, submitted, baseValues });
    await changeCourse(step, async () => {
      await checkFields(step, { now, fields, venueId: data.venue_id });
      await saveCourseFields(tx, virtualGroupId, fields);
    });
    const changes = changesOf(now, fields, auditedFields);
    await recordAudit(tx, actor, { action: 'virtualGroups.change', subject, groupId, changes });
    return fields;
  });
}

type Checked = { now: CourseFields; fields: CourseFields; venueId: number | null };

/** Throws for new values that the course cannot have. Values that have not changed are not checked. */
async function checkFields({ tx, actor, course }: OwnStep, { now, fields, venueId }: Checked): Promise<void> {
  const { delegatePlacesAllowed: places, minimum_delegates: minimum, organiserUserId } = fields;
  const { offers, waiting, group_id: groupId } = course;
  // More people than places may have come.
  const delegates = places === now.delegatePlacesAllowed ? 0 : course.delegates;
  checkPlaces({ places, minimum, delegates, offers });
  if (fields.waiting_list === 'off' && waiting > 0)
    throw fieldError(
      'waiting_list',
      `${waiting} ${plural(waiting, 'person waits', 'people wait')}. Remove them from the waiting list first`,
    );
  if (places > now.delegatePlacesAllowed) await checkRoom(tx, { venueId, places });
  if (organiserUserId !== now.organiserUserId) await checkOrganiser(tx, { organiserUserId, groupId });
  if (fields.sessions_required !== now.sessions_required)
    checkRequired(fields.sessions_required, (await showSessions(tx, course.id)).length);
  checkAssessmentChange(actor, { course, now, fields });
  if (fields.assessment_type !== now.assessment_type)
    await checkAssessment(tx, { type: fields.assessment_type, productId: course.product_id });
}
