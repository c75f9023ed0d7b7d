import { AppError } from '@doselore/contract';
import { type Actor, notFound, type TwoInOneDayId } from '../../../../platform/access/index.ts';
import { recordAudit } from '../../../../platform/audit/index.ts';
import { once } from '../../../../platform/idempotency/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { getBooking } from '../confirming/booking.repository.ts';
import { findProjectOf } from '../due/due.repository.ts';
import { endRequest } from '../ending/cancel-requests.ts';
import { lockOpenProject } from '../projects/lock-open-project.ts';
import { lockRequest } from '../requests/requests.repository.ts';
import { findLeading } from './days.repository.ts';
import { dissolveDay } from './dissolve-day.ts';
import { endHalfQuestion, findHalfQuestion } from './keep-half.repository.ts';
import { coursesOf, notifyOfAnswer } from './notify-of-keeping.ts';

type Answering = { twoInOneDayId: TwoInOneDayId; body: { agrees: boolean; idempotencyKey: string } };

/**
 * Answers whether one session of a day stays. With a yes it goes on alone with the dates of the day and what was answered about
 * them; otherwise both sessions are cancelled. Throws 409 when this question is not open.
 */
export async function answerHalf(
  services: Services,
  actor: Actor,
  { twoInOneDayId, body: { agrees, idempotencyKey: key } }: Answering,
): Promise<void> {
  const { db, clock } = services;
  await once(db, { actorId: actor.id, key, command: `keep half of ${twoInOneDayId}/${agrees}` }, async (tx) => {
    const id = await findLeading(tx, twoInOneDayId);
    const found = id === undefined ? undefined : await findProjectOf(tx, id);
    if (id === undefined || found === undefined) throw notFound();
    const { group_id: groupId } = await lockOpenProject(tx, found.project_id);
    if ((await lockRequest(tx, id)) === undefined || (await findLeading(tx, twoInOneDayId)) === undefined)
      throw notFound();
    const open = await findHalfQuestion(tx, id);
    if (open === undefined)
      throw new AppError('conflict', 'Nobody asks any longer whether one session stays. Load the page again.');
    const at = clock.now();
    const booking = await getBooking(tx, id);
    const { keeps, organiser } = open;
    const about = { booking, keeps, at };
    await endHalfQuestion(tx, { ids: [id], state: agrees ? 'agreed' : 'refused', at, by: actor.id });
    const { stays, ends } = coursesOf(about);
    if (agrees) {
      await dissolveDay(services, tx, { ...about, reason: `${stays} takes place alone` });
      await recordAudit(tx, actor, {
        ...{ action: 'bookings.answerHalf', subject: `project request ${id}`, groupId, detail: { keeps } },
      });
    } else {
      const reason = `${stays} does not take place without ${ends}`;
      await endRequest(services, tx, { actor, projectId: found.project_id, groupId, id, reason, at });
    }
    await notifyOfAnswer(services, tx, { ...about, organiser, outcome: agrees ? 'agreed' : 'refused' });
    return id;
  });
}
