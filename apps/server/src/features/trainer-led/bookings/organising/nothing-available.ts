import { AppError } from '@doselore/contract';
import { canSayNothing } from '@doselore/contract/bookings';
import { type Actor, notFound, type ProjectId, type ProjectRequestId } from '../../../../platform/access/index.ts';
import { recordAudit } from '../../../../platform/audit/index.ts';
import { inTransaction } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { saveRequestState } from '../asking/asking.repository.ts';
import { withdrawEnquiries } from '../asking/withdraw-enquiries.ts';
import { getBooking } from '../confirming/booking.repository.ts';
import { lockOpenProject } from '../projects/lock-open-project.ts';
import { lockRequest } from '../requests/requests.repository.ts';
import { notifyOfNothing } from './notify-organiser.ts';
import { endChoice, insertNothing, saveNoDates } from './organising.repository.ts';

type Target = { projectId: ProjectId; projectRequestId: ProjectRequestId; text: string };

/**
 * Ends the search on the dates of a request: withdraws what trainers and the organiser were asked, and notifies the
 * organiser in the words of the caller. Other dates begin a new search.
 */
export function sayNothingAvailable(
  services: Pick<Services, 'db' | 'clock' | 'mail'>,
  actor: Actor,
  { projectId, projectRequestId: id, text: note }: Target,
): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    await lockOpenProject(tx, projectId);
    const request = await lockRequest(tx, id);
    if (request === undefined) throw notFound();
    if (!canSayNothing(request.state))
      throw new AppError('conflict', 'This request is no longer looking for a date. Load the page again.');
    const at = services.clock.now();
    const booking = await getBooking(tx, id);
    await withdrawEnquiries(services, tx, { requestIds: [id], at });
    await saveNoDates(tx, id);
    const answered = { requestId: id, at, by: actor.id, note };
    const askedId = await endChoice(tx, { ...answered, state: 'nothing_available' });
    const organiserId = askedId ?? booking.organiser_user_id;
    if (askedId === undefined) await insertNothing(tx, { ...answered, organiserId });
    await saveRequestState(tx, { id, state: 'no_availability', at });
    await recordAudit(tx, actor, {
      ...{ action: 'bookings.nothingAvailable', subject: `project request ${id}`, groupId: booking.group_id },
      detail: { userId: organiserId },
    });
    await notifyOfNothing(services, tx, { booking, organiserId, note, at });
  });
}
