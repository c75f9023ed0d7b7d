import type { Plan } from '@doselore/contract/course-planning';
import { IconAlertTriangle, IconCalendarCheck, IconCalendarQuestion } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { Notice } from '../../../../ui/layout/index.ts';

/**
 * Notices about missing parts of a plan before it can be scheduled, and about a conflict that the course was booked
 * over.
 */
export function PlanNotices({ plan }: { plan: Plan }) {
  const { can, to } = useArea();
  const maySchedule = can('virtualGroups.schedule');
  return (
    <>
      {plan.state === 'draft' && plan.missing.length > 0 && (
        <Notice icon={IconCalendarQuestion} label="Not scheduled yet">
          {maySchedule
            ? `Missing before this course can be scheduled: ${plan.missing.join(', ')}.`
            : 'A site admin adds date, place and trainer, and schedules this course.'}
        </Notice>
      )}
      {plan.booking !== null && (
        <Notice
          icon={IconCalendarCheck}
          label="Booking"
          action={
            can('bookings.list') && <Link to={to('project', { projectId: plan.booking.project_id })}>Open project</Link>
          }
        >
          Booked in the project {plan.booking.project}.
        </Notice>
      )}
      {plan.conflict_override !== null && (
        <Notice icon={IconAlertTriangle} label="Booked in spite of a conflict">
          Booked in spite of a conflict{plan.conflict_override.by && ` by ${plan.conflict_override.by}`}:{' '}
          {plan.conflict_override.reason}
        </Notice>
      )}
    </>
  );
}
