import type { ProjectRequestId } from '../../../../platform/access/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { getBooking } from '../confirming/booking.repository.ts';
import { endHalfQuestion, findHalfQuestion } from './keep-half.repository.ts';
import { notifyOfAnswer } from './notify-of-keeping.ts';

/** Lets the question whether one session of a locked day stays lapse once it is due. Nothing else changes. */
export async function lapseKeeping(services: Services, tx: Tx, id: ProjectRequestId): Promise<void> {
  const open = await findHalfQuestion(tx, id);
  const at = services.clock.now();
  if (open === undefined || open.due_at > at) return;
  await endHalfQuestion(tx, { ids: [id], state: 'lapsed', at });
  const { keeps, organiser } = open;
  await notifyOfAnswer(services, tx, { booking: await getBooking(tx, id), keeps, at, organiser, outcome: 'lapsed' });
}
