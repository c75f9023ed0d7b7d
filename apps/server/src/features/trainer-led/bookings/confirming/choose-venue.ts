import { fieldError } from '@doselore/contract';
import { notFound, type ProjectId, type ProjectRequestId } from '../../../../platform/access/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { checkVenue } from '../../../scheduling/venues/index.ts';
import { lockOpenProject } from '../projects/lock-open-project.ts';
import { lockRequest, updateRequest } from '../requests/requests.repository.ts';

type Choosing = { projectId: ProjectId; projectRequestId: ProjectRequestId; venueId: number };

/** Gives a request that names a location alone its venue. Throws 422 for a venue that it cannot have. */
export async function chooseVenue(tx: Tx, { projectId, projectRequestId: id, venueId }: Choosing): Promise<void> {
  const { group_id: groupId } = await lockOpenProject(tx, projectId);
  const request = await lockRequest(tx, id);
  if (request === undefined) throw notFound();
  const { product_id: _product, is_virtual: isVirtual, state: _state, ...fields } = request;
  if (fields.venue_id === venueId) return;
  if (isVirtual || fields.location_id === null || fields.venue_id !== null)
    throw fieldError('venueId', 'This request names its place already. Load the page again');
  await checkVenue(tx, { venueId, groupId, places: fields.delegates });
  await updateRequest(tx, id, { ...fields, venue_id: venueId });
}
