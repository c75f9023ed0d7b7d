import { AppError } from '@doselore/contract';
import { canAskToKeep, type Half, requestStateWords } from '@doselore/contract/bookings';
import { londonWallClock } from '@doselore/contract/wall-clock';
import { type Actor, notFound, type ProjectId, type TwoInOneDayId } from '../../../../platform/access/index.ts';
import { recordAudit } from '../../../../platform/audit/index.ts';
import { days } from '../../../../platform/clock/index.ts';
import { inTransaction } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { getBooking } from '../confirming/booking.repository.ts';
import { deadlineAfter } from '../deadlines/deadline-after.ts';
import { mayOrganise } from '../organising/organisers.repository.ts';
import { lockOpenProject } from '../projects/lock-open-project.ts';
import { lockRequest } from '../requests/requests.repository.ts';
import { findBookingSettings } from '../settings.repository.ts';
import { findLeading } from './days.repository.ts';
import { findHalfQuestion, insertHalfQuestion } from './keep-half.repository.ts';
import { notifyOfKeeping } from './notify-of-keeping.ts';

type Asking = { projectId: ProjectId; twoInOneDayId: TwoInOneDayId; keeps: Half };

/** Days after which a start does not bring the deadline forward. */
const farAhead = 365;

/**
 * Asks the organiser of a day whether one session stays when the other one is cancelled. Throws 409 once the day has ended, and
 * while this question is open.
 */
export function askToKeepHalf(
  services: Pick<Services, 'db' | 'clock' | 'mail'>,
  actor: Actor,
  { projectId, twoInOneDayId, keeps }: Asking,
): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const { group_id: groupId } = await lockOpenProject(tx, projectId);
    const id = await findLeading(tx, twoInOneDayId);
    const request = id === undefined ? undefined : await lockRequest(tx, id);
    if (id === undefined || request === undefined) throw notFound();
    if (!canAskToKeep(request.state))
      throw new AppError('conflict', `This day is at “${requestStateWords[request.state]}”. Nobody was asked.`);
    if ((await findHalfQuestion(tx, id)) !== undefined)
      throw new AppError('conflict', 'The organiser has been asked already. Nothing was changed.');
    const booking = await getBooking(tx, id);
    const organiserId = booking.organiser_user_id;
    if (!(await mayOrganise(tx, { userId: organiserId, groupId })))
      throw new AppError(
        'conflict',
        'The organiser may no longer organise for this project. Choose another one first.',
      );
    const at = services.clock.now();
    const { organiser_days: within } = await findBookingSettings(tx);
    const booked = [booking.day?.starts_at, booking.day?.second.starts_at].flatMap((start) => start?.getTime() ?? []);
    const first = booked.length === 0 ? londonWallClock(at).getTime() + days(farAhead) : Math.min(...booked);
    const dueAt = deadlineAfter({ at, days: within, earliestStart: new Date(first) });
    await insertHalfQuestion(tx, { requestId: id, organiserId, keeps, at, dueAt });
    await recordAudit(tx, actor, {
      ...{ action: 'bookings.askToKeep', subject: `project request ${id}`, groupId },
      detail: { userId: organiserId, keeps },
    });
    await notifyOfKeeping(services, tx, { booking, keeps, organiserId, dueAt, at });
  });
}
