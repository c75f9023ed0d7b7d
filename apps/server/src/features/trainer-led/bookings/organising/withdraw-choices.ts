import type { Actor, ProjectId, ProjectRequestId } from '../../../../platform/access/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { saveRequestState } from '../asking/asking.repository.ts';
import { getBooking } from '../confirming/booking.repository.ts';
import { lockOpenRequests } from '../requests/requests.repository.ts';
import { endHalfQuestion } from '../two-in-one/keep-half.repository.ts';
import { askNow } from './ask-organiser.ts';
import { endChoices } from './end-choices.ts';
import { listBooked } from './organising.repository.ts';

type Room = Pick<Services, 'mail'>;

/**
 * Withdraws the questions to the organiser of locked requests of one project that are cancelled. Sends one email for all of
 * those that waited for a choice or had a booked date.
 */
export async function withdrawChoices(
  services: Room,
  tx: Tx,
  { ids, at }: { ids: readonly ProjectRequestId[]; at: Date },
): Promise<void> {
  const also = await listBooked(tx, ids);
  await endHalfQuestion(tx, { ids, state: 'withdrawn', at });
  await endChoices(services, tx, { ids, state: 'withdrawn', outcome: 'cancelled', at, also });
}

/** Gives the open questions of a locked project to its new organiser, with deadlines of their own. */
export async function passOnChoices(
  services: Room,
  tx: Tx,
  { projectId, at, actor }: { projectId: ProjectId; at: Date; actor: Actor },
): Promise<void> {
  const ids = await lockOpenRequests(tx, projectId);
  await endHalfQuestion(tx, { ids, state: 'withdrawn', at });
  const ended = await endChoices(services, tx, { ids, state: 'withdrawn', outcome: 'passed_on', at, actor });
  for (const id of ended) {
    const refusal = await askNow(services, tx, { booking: await getBooking(tx, id), at, actor });
    if (refusal !== undefined) await saveRequestState(tx, { id, state: 'options_ready', at });
  }
}
