import { AppError, type Body, mayUnder } from '@doselore/contract';
import { type bookRequest as endpoint, statesToBook } from '@doselore/contract/bookings';
import type { Actor, ProjectId, ProjectRequestId } from '../../../../platform/access/index.ts';
import { once } from '../../../../platform/idempotency/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { overrideOf } from '../../../scheduling/scheduling/index.ts';
import { endChoice } from '../organising/organising.repository.ts';
import { startsOf } from '../two-in-one/second-start.ts';
import { confirmAtOnce } from './answer-confirmation.ts';
import { bookDate } from './book-date.ts';
import { chooseVenues } from './choose-venue.ts';
import { notifyOfBooking } from './notify-of-confirmation.ts';

type Target = { projectId: ProjectId; projectRequestId: ProjectRequestId; body: Body<typeof endpoint> };

/** Books a start for an organisation, and notifies its organiser, who was not asked to choose. */
export async function bookRequest(services: Services, actor: Actor, { body, ...ids }: Target): Promise<void> {
  const { timesOfInterestId, startTimeDate, trainerUserId, idempotencyKey: key } = body;
  const override = overrideOf(body, actor);
  if (override !== null && !mayUnder(actor.level, 'bookings.ignoreConflicts'))
    throw new AppError('forbidden', 'You cannot book in spite of conflicts.');
  const command = `book ${ids.projectRequestId}/${timesOfInterestId}/${startTimeDate}/${body.secondStartTimeDate}`;
  await once(services.db, { actorId: actor.id, key, command }, async (tx) => {
    const starts = startsOf(body);
    const { startsAt } = starts;
    await chooseVenues(tx, { ...ids, ...body });
    const booked = await bookDate(services, tx, actor, {
      ...ids,
      timesOfInterestId,
      ...starts,
      trainerUserId,
      override,
      from: statesToBook,
      ...{ showsReasons: true, isAsOffered: false },
    });
    await endChoice(tx, { requestId: ids.projectRequestId, state: 'withdrawn', at: services.clock.now() });
    if (booked.isFirm) await confirmAtOnce(services, tx, booked.confirmationId);
    else await notifyOfBooking(services, tx, { ...booked, startsAt, at: services.clock.now() });
    return ids.projectRequestId;
  });
}
