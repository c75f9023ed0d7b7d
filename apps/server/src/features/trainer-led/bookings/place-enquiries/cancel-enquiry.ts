import type { Body } from '@doselore/contract';
import type { cancelEnquiry as endpoint } from '@doselore/contract/bookings';
import type { Actor, ProjectRequestId } from '../../../../platform/access/index.ts';
import { recordAudit } from '../../../../platform/audit/index.ts';
import { once } from '../../../../platform/idempotency/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { endRequest } from '../ending/cancel-requests.ts';
import { endProject, isEnquiryAtEnd } from '../projects/projects.repository.ts';
import { notifyOfCancelledEnquiry } from './notify-of-enquiries.ts';
import { lockChangeable } from './suggest-times.ts';

type Cancelling = { projectRequestId: ProjectRequestId; body: Body<typeof endpoint> };

/**
 * Cancels a request for its organisation, before a start is booked. A project that the organisation opened itself ends with
 * its last request.
 */
export async function cancelEnquiry(
  { db, clock, mail }: Pick<Services, 'db' | 'clock' | 'mail'>,
  actor: Actor,
  { projectRequestId: id, body: { reason, idempotencyKey: key } }: Cancelling,
): Promise<void> {
  await once(db, { actorId: actor.id, key, command: `cancel enquiry ${id}` }, async (tx) => {
    const { projectId, groupId } = await lockChangeable(tx, id);
    const at = clock.now();
    await notifyOfCancelledEnquiry({ mail }, tx, { id, at, by: actor.id, reason });
    await endRequest({ mail }, tx, { actor, projectId, groupId, id, reason, at });
    if (await isEnquiryAtEnd(tx, projectId)) {
      await endProject(tx, { projectId, reason, at });
      await recordAudit(tx, actor, { action: 'bookings.cancel', subject: `project ${projectId}`, groupId });
    }
    return id;
  });
}
