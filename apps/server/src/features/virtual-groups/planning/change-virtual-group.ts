import { type Body, fieldError, plural } from '@doselore/contract';
import type { CourseFields, changeVirtualGroup as endpoint } from '@doselore/contract/virtual-groups';
import type { Actor } from '../../../platform/access/index.ts';
import { changesOf, mergeChange, recordAudit } from '../../../platform/audit/index.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { checkRoom } from '../../venues/index.ts';
import { wantMeetings } from '../../video-meetings/index.ts';
import { saveDue } from '../assessing/assessments.repository.ts';
import { checkAssessment, checkAssessmentChange } from '../assessing/check-assessment.ts';
import { queueInvitations } from '../calendar/send-invitations.ts';
import { type InPlace, openVirtualGroupAt } from '../open-virtual-group.ts';
import { saveRollUp } from '../register/register.repository.ts';
import { fillPlaces } from '../waiting-list/fill-places.ts';
import { checkOrganiser, checkPlaces, checkRequired } from './check-plan.ts';
import { courseFieldsOf, getPlanData, saveCourseFields } from './planning.repository.ts';
import { listSessions } from './sessions.repository.ts';

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

/** Changes title, places, organiser, waiting list and notes. More places go to people who wait. Returns the stored values. */
export function changeVirtualGroup(services: Services, actor: Actor, { change, ...of }: Change): Promise<CourseFields> {
  const { baseValues, ...wanted } = change;
  return inTransaction(services.db, async (tx) => {
    const course = await openVirtualGroupAt(tx, of);
    const { id: virtualGroupId, group_id: groupId } = course;
    const subject = `virtual group ${virtualGroupId}`;
    const data = await getPlanData(tx, virtualGroupId);
    const now = courseFieldsOf(data);
    const fields = await mergeChange<CourseFields>(tx, actor, { subject, groupId, now, wanted, baseValues });
    const { delegatePlacesAllowed: places, minimum_delegates: minimum, organiserUserId } = fields;
    const { offers } = course;
    // More people than places may have come. They do not keep anybody from changing another field.
    const delegates = places === now.delegatePlacesAllowed ? 0 : course.delegates;
    checkPlaces({ places, minimum, delegates, offers });
    if (fields.waiting_list === 'off' && course.waiting > 0)
      throw fieldError(
        'waiting_list',
        `${course.waiting} ${plural(course.waiting, 'person waits', 'people wait')}. Remove them from the waiting list first`,
      );
    if (places > now.delegatePlacesAllowed) await checkRoom(tx, { venueId: data.venue_id, places });
    if (organiserUserId !== now.organiserUserId) await checkOrganiser(tx, { organiserUserId, groupId });
    if (fields.sessions_required !== now.sessions_required)
      checkRequired(fields.sessions_required, (await listSessions(tx, virtualGroupId)).length);
    checkAssessmentChange(actor, { course, now, fields });
    if (fields.assessment_type !== now.assessment_type)
      await checkAssessment(tx, { type: fields.assessment_type, productId: course.product_id });
    await saveCourseFields(tx, virtualGroupId, fields);
    const at = services.clock.now();
    if (course.state === 'scheduled' && fields.title !== now.title)
      await wantMeetings(tx, { virtualGroupId, accountId: data.video_account_id, now: at });
    if (fields.sessions_required !== now.sessions_required) await saveRollUp(tx, virtualGroupId);
    await saveDue(tx, virtualGroupId);
    await recordAudit(tx, actor, {
      action: 'virtualGroups.change',
      subject,
      groupId,
      changes: changesOf(now, fields, auditedFields),
    });
    if (course.state !== 'draft') await queueInvitations(tx, services.clock, virtualGroupId);
    await fillPlaces({ services, tx, actor, course, at });
    return fields;
  });
}
