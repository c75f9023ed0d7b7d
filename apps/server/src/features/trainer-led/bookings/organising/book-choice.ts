import type { Body } from '@doselore/contract';
import type { bookOwnTwoInOneDay as dayEndpoint, bookOwn as endpoint } from '@doselore/contract/bookings';
import { type Actor, notFound, type ProjectRequestId } from '../../../../platform/access/index.ts';
import { once } from '../../../../platform/idempotency/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { confirmChosen } from '../confirming/answer-confirmation.ts';
import { bookDate } from '../confirming/book-date.ts';
import { notifyOfBooking, notifyOfQuestion } from '../confirming/notify-of-confirmation.ts';
import { findProjectOf } from '../due/due.repository.ts';
import { startsOf } from '../two-in-one/second-start.ts';
import { findName } from './bookings.repository.ts';
import { notifyOfChosen } from './notify-organiser.ts';
import { endChoice } from './organising.repository.ts';

type Target = { projectRequestId: ProjectRequestId; body: Chosen };

/** Start that was chosen, and of two sessions on one day their order and the other start. */
type Chosen = Body<typeof endpoint> & Partial<Pick<Body<typeof dayEndpoint>, 'order' | 'secondStartTimeDate'>>;

/**
 * Books the start that an organiser, or an admin of the place, chose. With a firm yes of the trainer the course is scheduled
 * at once; otherwise the trainer is asked to confirm, and the site admins are notified.
 */
export async function bookChoice(
  services: Services,
  actor: Actor,
  { projectRequestId: id, body }: Target,
): Promise<void> {
  const { timesOfInterestId, startTimeDate, idempotencyKey: key } = body;
  const project = await findProjectOf(services.db, id);
  if (project === undefined) throw notFound();
  const { order = null, secondStartTimeDate = null } = body;
  const starts = startsOf({ startTimeDate, order, secondStartTimeDate });
  const command = `choose ${id}/${timesOfInterestId}/${startTimeDate}/${secondStartTimeDate}`;
  await once(services.db, { actorId: actor.id, key, command }, async (tx) => {
    const { startsAt } = starts;
    const booked = await bookDate(services, tx, actor, {
      ...{ projectId: project.project_id, projectRequestId: id, timesOfInterestId, ...starts },
      ...{ trainerUserId: null, override: null, from: ['awaiting_organiser'], showsReasons: false },
      isAsOffered: true,
    });
    const { booking, dueAt, confirmationId, trainerUserId, isFirm } = booked;
    const at = services.clock.now();
    const organiserId = await endChoice(tx, { requestId: id, state: 'booked', at, by: actor.id });
    const blocked = isFirm ? await confirmChosen(services, tx, confirmationId) : undefined;
    if (isFirm && blocked === undefined) return id;
    const about = { booking, at, startsAt, dueAt };
    // The yes was firm, but a site admin has to fix something before the trainer confirms.
    if (blocked !== undefined) await notifyOfQuestion(services, tx, { ...about, trainerUserId });
    await notifyOfChosen(services, tx, { ...about, by: await findName(tx, actor.id) });
    if (organiserId !== actor.id) await notifyOfBooking(services, tx, about);
    return id;
  });
}
