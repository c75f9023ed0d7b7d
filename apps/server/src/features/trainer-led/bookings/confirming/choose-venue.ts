import { fieldError } from '@doselore/contract';
import { type GroupId, notFound, type ProjectId, type ProjectRequestId } from '../../../../platform/access/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { checkVenue } from '../../../scheduling/venues/index.ts';
import { lockOpenProject } from '../projects/lock-open-project.ts';
import { lockRequest } from '../requests/requests.repository.ts';
import type { WantedData } from '../wanted/wanted.repository.ts';
import { getBooking, saveVenue } from './booking.repository.ts';

type Choosing = {
  projectId: ProjectId;
  projectRequestId: ProjectRequestId;
  venueId: number | null;
  secondVenueId: number | null;
};

/**
 * Gives a request that names a location alone its venue, and the second session of the day that it leads. Null leaves one as it
 * is. Throws 422 for a venue that it cannot have.
 */
export async function chooseVenues(tx: Tx, { projectId, projectRequestId: id, venueId, secondVenueId }: Choosing) {
  if (venueId === null && secondVenueId === null) return;
  const { group_id: groupId } = await lockOpenProject(tx, projectId);
  if ((await lockRequest(tx, id)) === undefined) throw notFound();
  const booking = await getBooking(tx, id);
  if (venueId !== null) await giveVenue(tx, { wish: booking, venueId, groupId, field: 'venueId' });
  if (secondVenueId === null) return;
  if (booking.day === null) throw fieldError('secondVenueId', 'This request is for one session. Leave this empty');
  await giveVenue(tx, { wish: booking.day.second, venueId: secondVenueId, groupId, field: 'secondVenueId' });
}

type Giving = {
  wish: WantedData & { id: ProjectRequestId };
  venueId: number;
  groupId: GroupId;
  field: 'venueId' | 'secondVenueId';
};

async function giveVenue(tx: Tx, { wish, venueId, groupId, field }: Giving): Promise<void> {
  if (wish.venue_id === venueId) return;
  if (wish.deliverable_id === 3 || wish.location_id === null || wish.venue_id !== null)
    throw fieldError(field, 'This request names its place already. Load the page again');
  await checkVenue(tx, { venueId, groupId, places: wish.delegates });
  await saveVenue(tx, { id: wish.id, venueId });
}
