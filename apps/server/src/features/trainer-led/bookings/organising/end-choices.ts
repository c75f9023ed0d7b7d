import type { OrganiserState } from '@doselore/contract/bookings';
import type { Actor, ProjectRequestId } from '../../../../platform/access/index.ts';
import { recordAudit } from '../../../../platform/audit/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { getBooking } from '../confirming/booking.repository.ts';
import { type ChoiceEnding, notifyOfEnd } from './notify-organiser.ts';
import { endChoice, type Organised } from './organising.repository.ts';

type Ending = {
  ids: readonly ProjectRequestId[];
  state: Exclude<OrganiserState, 'asked' | 'booked'>;
  outcome: ChoiceEnding;
  at: Date;
  actor?: Actor;
  /** Requests of this project without an open question, whose organisers are notified with the others. */
  also?: readonly Organised[];
};

/**
 * Ends the open questions to the organiser of locked requests of one project, and notifies each organiser once for all of
 * them. Returns these requests.
 */
export async function endChoices(
  services: Pick<Services, 'mail'>,
  tx: Tx,
  { ids, state, outcome, at, actor, also = [] }: Ending,
): Promise<ProjectRequestId[]> {
  const ended: Organised[] = [];
  for (const id of ids) {
    const organiserId = await endChoice(tx, { requestId: id, state, at });
    if (organiserId !== undefined) ended.push({ id, organiserId });
  }
  for (const [organiserId, all] of Map.groupBy([...ended, ...also], (one) => one.organiserId)) {
    const bookings = [];
    for (const { id } of all) bookings.push(await getBooking(tx, id));
    await notifyOfEnd(services, tx, { bookings, organiserId, outcome, at });
  }
  for (const { id } of ended) {
    const subject = `project request ${id}` as const;
    const { group_id: groupId } = await getBooking(tx, id);
    await recordAudit(tx, actor, { action: 'bookings.endChoice', subject, groupId, detail: { outcome } });
  }
  return ended.map(({ id }) => id);
}
