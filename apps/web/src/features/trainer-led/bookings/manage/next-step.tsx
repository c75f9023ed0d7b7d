import { hasRequestEnded, type ProjectRequest } from '@doselore/contract/bookings';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { formatDay } from '../../../../ui/formats/index.ts';
import { unitPages } from '../pairs.ts';

/** Returns what happens next with a request, in a sentence. */
export function nextInWords({ state, dates, state_since: since, end_reason: reason, other }: ProjectRequest): string {
  const words: Record<ProjectRequest['state'], string> = {
    draft: dates === 0 ? 'Enter the dates that suit the organisation.' : 'Compare the trainers, then ask them.',
    seeking: 'Trainers have been asked. When one is available on a date, you can book it.',
    options_ready: 'At least one date has a trainer. Ask the organiser to choose, or book a date.',
    awaiting_organiser: 'The organiser chooses one of the dates.',
    organiser_booked: 'The date is held until the trainer confirms.',
    completed: other === null ? 'The course is scheduled.' : 'Both courses are scheduled.',
    no_availability: 'No trainer was available. Enter other dates.',
    lapsed: 'The organiser did not choose in time. Ask again, book a date, or ask other trainers.',
    cancelled: reason === null ? 'Cancelled with its project.' : `Cancelled: ${reason}`,
  };
  return `${words[state]} Since ${formatDay(since)}.`;
}

/** The one next action for a request, unless somebody else has to act, and the way to its form. */
export function NextAction({ request }: { request: ProjectRequest }) {
  const { to } = useArea();
  const needsDates = (request.state === 'draft' && request.dates === 0) || request.state === 'no_availability';
  const ids = { projectId: request.project.id, projectRequestId: request.id };
  return (
    <>
      {request.other === null && !hasRequestEnded(request.state) && (
        <Button component={Link} variant="default" to={to('project-request', ids)}>
          Edit request
        </Button>
      )}
      {needsDates && (
        <Button component={Link} to={unitPages(to, request.project.id, request).dates}>
          Enter dates
        </Button>
      )}
    </>
  );
}
