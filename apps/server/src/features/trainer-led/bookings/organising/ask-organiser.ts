import { AppError } from '@doselore/contract';
import { canAskOrganiser, organisingLimits } from '@doselore/contract/bookings';
import { type Actor, notFound, type ProjectId, type ProjectRequestId } from '../../../../platform/access/index.ts';
import { recordAudit } from '../../../../platform/audit/index.ts';
import { hours } from '../../../../platform/clock/index.ts';
import { inTransaction, type Tx } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { saveRequestState } from '../asking/asking.repository.ts';
import { type BookingData, getBooking } from '../confirming/booking.repository.ts';
import { checkPlacesKnown } from '../confirming/check-start.ts';
import { chooseVenues } from '../confirming/choose-venue.ts';
import { deadlineAfter } from '../deadlines/deadline-after.ts';
import { lockOpenProject } from '../projects/lock-open-project.ts';
import { lockRequest } from '../requests/requests.repository.ts';
import { findBookingSettings } from '../settings.repository.ts';
import { findOffer } from './find-offer.ts';
import { notifyOfChoice, remindOfChoice } from './notify-organiser.ts';
import { mayOrganise } from './organisers.repository.ts';
import { findOpenChoice, insertChoice, saveChoiceReminded } from './organising.repository.ts';

type Room = Pick<Services, 'db' | 'clock' | 'mail'>;
type Ids = { projectId: ProjectId; projectRequestId: ProjectRequestId };
type Asking = { booking: BookingData; at: Date; actor: Actor | undefined };

/**
 * Asks the organiser of a locked request to choose a date, if a start can be booked now. Returns why nobody was asked, or
 * undefined.
 */
export async function askNow(
  services: Pick<Services, 'mail'>,
  tx: Tx,
  { booking, at, actor }: Asking,
): Promise<string | undefined> {
  const organiserId = booking.organiser_user_id;
  if (!(await mayOrganise(tx, { userId: organiserId, groupId: booking.group_id })))
    return 'The organiser of this project may no longer organise for it. Choose another one first.';
  const offer = await findOffer(tx, { id: booking.id, at });
  const first = Math.min(...offer.flatMap(({ starts }) => starts));
  if (offer.length === 0)
    return 'No start can be booked now: no trainer who said yes is free with the place. Nobody was asked.';
  const { organiser_days: days } = await findBookingSettings(tx);
  const dueAt = deadlineAfter({ at, days, earliestStart: new Date(first) });
  await insertChoice(tx, { requestId: booking.id, organiserId, at, dueAt });
  await saveRequestState(tx, { id: booking.id, state: 'awaiting_organiser', at });
  await recordAudit(tx, actor, {
    ...{ action: 'bookings.askOrganiser', subject: `project request ${booking.id}`, groupId: booking.group_id },
    detail: { userId: organiserId, dates: offer.length },
  });
  await notifyOfChoice(services, tx, { booking, organiserId, at, dueAt, offer });
  return undefined;
}

/** Asks the organiser to choose a date. Throws 409 while no start can be booked. */
export function askOrganiser(
  services: Room,
  actor: Actor,
  { venueId, secondVenueId, ...ids }: Ids & { venueId: number | null; secondVenueId: number | null },
): Promise<void> {
  const { projectId, projectRequestId: id } = ids;
  return inTransaction(services.db, async (tx) => {
    await lockOpenProject(tx, projectId);
    const request = await lockRequest(tx, id);
    if (request === undefined) throw notFound();
    if (!canAskOrganiser(request.state))
      throw new AppError(
        'conflict',
        request.state === 'awaiting_organiser'
          ? 'The organiser has been asked already. Nothing was changed.'
          : 'The organiser can be asked when a date has a trainer. Load the page again.',
      );
    await chooseVenues(tx, { ...ids, venueId, secondVenueId });
    const booking = await getBooking(tx, id);
    checkPlacesKnown(booking);
    const refusal = await askNow(services, tx, { booking, at: services.clock.now(), actor });
    if (refusal !== undefined) throw new AppError('conflict', refusal);
  });
}

/** Reminds the organiser who was asked. Throws 409 within a day of the last reminder, and when nobody is asked. */
export function remindOrganiser(services: Room, actor: Actor, { projectId, projectRequestId: id }: Ids): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    await lockOpenProject(tx, projectId);
    await lockRequest(tx, id);
    const open = await findOpenChoice(tx, id);
    if (open === undefined) throw new AppError('conflict', 'No question to the organiser is open. Nothing was sent.');
    const at = services.clock.now();
    const last = open.reminded_at.at(-1);
    if (last !== undefined && at.getTime() - last.getTime() < hours(organisingLimits.remindEvery))
      throw new AppError('conflict', 'The organiser was reminded within the last day. Nothing was sent.');
    const booking = await getBooking(tx, id);
    await saveChoiceReminded(tx, id, at);
    const { organiser_user_id: organiserId, due_at: dueAt } = open;
    await remindOfChoice(services, tx, { booking, organiserId, dueAt, isByHand: true, at });
    await recordAudit(tx, actor, {
      ...{ action: 'bookings.remindOrganiser', subject: `project request ${id}`, groupId: booking.group_id },
      detail: { userId: organiserId },
    });
  });
}
