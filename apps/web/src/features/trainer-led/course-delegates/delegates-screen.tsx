import { hasAttended, type VirtualGroupDetail } from '@doselore/contract/virtual-groups';
import { Button, Stack } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useArea } from '../../../platform/area/index.ts';
import { usePlace } from '../../../platform/routes/index.ts';
import { Card, Facts } from '../../../ui/layout/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import { AssessmentCard } from '../course-assessments/index.ts';
import { closeFacts, mayReopen, ReopenCourse } from '../course-ending/index.ts';
import { MessagesCard } from '../course-messages/index.ts';
import { RegisterCard } from '../course-register/index.ts';
import { CannotAttend, canStaffChange, ReplaceTrainer, StaffingNotices } from '../course-staffing/index.ts';
import { NeedsCard } from '../delegate-needs/index.ts';
import { CourseFeedback } from '../session-feedback/index.ts';
import { MaterialsCard } from '../session-materials/index.ts';
import { CourseFindings } from '../virtual-group-health/index.ts';
import { SessionFacts, TrainerJoining, useVirtualGroup } from '../virtual-groups/index.ts';
import { DeclinedCard } from './declined-card.tsx';
import c from './delegates-screen.module.css';
import { CourseCertificates } from './parts/course-certificates.tsx';
import { WaitingListCard } from './waiting-list-card.tsx';

/**
 * Returns the place of the pages of a course. The address of a historic course may name no place, even while the course
 * is open. The place then comes from the course, unless the person sees it only because of its delegates.
 */
function usePagesOf({ group, subgroup, by_membership_only }: VirtualGroupDetail) {
  const { has } = useArea();
  const place = usePlace();
  // The pages of trainers name no place either, and have no historic courses.
  const isWithoutPlace = place.groupId === 0 && has('historic-virtual-group-info');
  return {
    at: isWithoutPlace ? { groupId: group.id, subgroupId: subgroup?.id } : {},
    isOwn: isWithoutPlace ? !by_membership_only : !place.isService || subgroup?.id === place.subgroupId,
    hasPages: !isWithoutPlace || (!by_membership_only && subgroup !== null),
  };
}

/** Next actions on a course that has not ended. */
function Actions({ detail }: { detail: VirtualGroupDetail }) {
  const { to, has, can } = useArea();
  const { here, hasHere: isNamed } = usePlace();
  const { at, isOwn, hasPages } = usePagesOf(detail);
  const hasHere = (name: string) => hasPages && isNamed(name);
  const mayEnd = has('close-course') && can('virtualGroups.close');
  const hasMarks = detail.delegate_rows.some(({ attendance, marks }) => attendance !== null || marks.length > 0);
  const isWaiting = detail.delegate_rows.some((row) => row.sessions_present > 0 && row.licence === null);
  if (detail.register === 'ended')
    return can('virtualGroups.reopen') && mayReopen(detail) ? <ReopenCourse detail={detail} /> : null;
  return (
    <>
      {isOwn && hasHere('edit-virtual-group') && can('virtualGroups.write') && (
        <Button variant="default" component={Link} to={here('edit-virtual-group', at)}>
          Edit course
        </Button>
      )}
      {isOwn && hasHere('virtual-group-membership') && can('virtualGroups.invite') && (
        <Button variant="default" component={Link} to={here('virtual-group-membership', at)}>
          Choose delegates
        </Button>
      )}
      {hasHere('course-details') && can('virtualGroups.details') && (
        <Button variant="default" component={Link} to={here('course-details', at)}>
          Details
        </Button>
      )}
      {can('virtualGroups.cannotAttend') && <CannotAttend detail={detail} />}
      {hasHere('edit-virtual-group') && can('virtualGroups.schedule') && canStaffChange(detail) && (
        <ReplaceTrainer detail={detail} />
      )}
      {mayEnd && !hasMarks && (
        <Button variant="default" component={Link} to={to('cancel-course')}>
          Cancel course
        </Button>
      )}
      {mayEnd && hasMarks && (
        <Button variant={isWaiting ? 'default' : 'filled'} component={Link} to={to('close-course')}>
          Close course
        </Button>
      )}
      {isWaiting && can('licences.issue') && (
        <Button component={Link} to={to('issue-after-register')} leftSection={<IconSend size={18} aria-hidden />}>
          Issue licences
        </Button>
      )}
    </>
  );
}

function leadOf({ group, subgroup, by_membership_only }: VirtualGroupDetail): string {
  if (by_membership_only) return 'A course of another service or the organisation. Only your own delegates are shown.';
  return `Delegates of this course for ${subgroup === null ? group.name : subgroup.name}.`;
}

/** Certificates are given when a result is recorded, or when the course is closed. */
const hasCertificates = ({ close_report, delegate_rows }: VirtualGroupDetail) =>
  (close_report?.completed ?? 0) > 0 || delegate_rows.some(({ licence }) => licence?.state === 'completed');

/** Delegates answer from their mark on, so that there is nothing before the first one. */
const hasFeedback = ({ delegate_rows }: VirtualGroupDetail) =>
  delegate_rows.some(({ attendance }) => hasAttended(attendance));

/** One Pharmacist-led Course: its delegates, their attendance and their licences. */
export function DelegatesScreen() {
  const { query, title, names } = useVirtualGroup();
  const { can } = useArea();
  const { groupId, isService, subgroupId } = usePlace();
  const { data } = query;
  const mayInvite = ({ register, subgroup, waiting }: VirtualGroupDetail) =>
    groupId !== 0 &&
    waiting > 0 &&
    register !== 'ended' &&
    (!isService || subgroup?.id === subgroupId) &&
    can('virtualGroups.invite');
  const mayWrite = ({ state, subgroup }: VirtualGroupDetail) =>
    state !== 'draft' && (!isService || subgroup?.id === subgroupId) && can('virtualGroups.message');
  return (
    <Page
      title={title}
      context={data?.group.name}
      names={names}
      lead={data && leadOf(data)}
      actions={data && <Actions detail={data} />}
    >
      <QueryView query={query}>
        {(detail) => (
          <>
            <StaffingNotices detail={detail} />
            <div className={c.facts}>
              <SessionFacts detail={detail} />
            </div>
            {detail.register !== 'ended' && can('virtualGroups.health') && (
              <CourseFindings virtualGroupId={detail.id} />
            )}
            {detail.close_report !== null && (
              <Stack gap="lg" mb="lg">
                <Card title="Closing summary">
                  <Facts facts={closeFacts(detail.close_report)} />
                </Card>
                {hasCertificates(detail) && <CourseCertificates detail={detail} />}
              </Stack>
            )}
            <TrainerJoining detail={detail} />
            <RegisterCard detail={detail} />
            <Stack gap="lg" mt="lg">
              {detail.close_report === null && hasCertificates(detail) && <CourseCertificates detail={detail} />}
              {detail.assessment_type !== 'none' && can('virtualGroups.assessments') && (
                <AssessmentCard detail={detail} />
              )}
              {can('virtualGroups.materials') && <MaterialsCard virtualGroupId={detail.id} />}
              {can('virtualGroups.needs') && <NeedsCard virtualGroupId={detail.id} />}
              <DeclinedCard detail={detail} />
              {mayInvite(detail) && <WaitingListCard />}
              {mayWrite(detail) && <MessagesCard detail={detail} />}
              {hasFeedback(detail) && can('virtualGroups.feedback') && <CourseFeedback virtualGroupId={detail.id} />}
            </Stack>
          </>
        )}
      </QueryView>
    </Page>
  );
}
