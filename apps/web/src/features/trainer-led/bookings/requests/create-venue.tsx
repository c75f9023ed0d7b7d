import type { ProjectRequest } from '@doselore/contract/bookings';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { venueSearch } from '../../../scheduling/venues/index.ts';

/** Link from a draft at premises of the organisation to the form of a venue for them. */
export function CreateVenue({ request }: { request: ProjectRequest }) {
  const { to } = useArea();
  const { id, project, group, place, place_postcode: postcode, delegates, state } = request;
  if (state !== 'draft' || postcode === null) return null;
  const back = to('project-request', { projectId: project.id, projectRequestId: id });
  const search = venueSearch({ name: place ?? '', postcode, groupId: group.id, capacity: delegates, back });
  return (
    <Button component={Link} variant="default" to={`${to('new-venue')}${search}`}>
      Create venue
    </Button>
  );
}
