import type { ProjectRequestId } from '../../../../platform/access/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { saveRequestState } from '../asking/asking.repository.ts';
import { endChoices } from './end-choices.ts';
import { findOffer } from './find-offer.ts';

/**
 * Ends the question to the organiser of a locked request once no start can be booked any longer, and notifies them. Returns
 * the state of the request from then on, or undefined while there is something to choose.
 */
export async function settleChoice(
  services: Pick<Services, 'mail'>,
  tx: Tx,
  { id, at, available }: { id: ProjectRequestId; at: Date; available: number },
): Promise<'options_ready' | 'seeking' | undefined> {
  if ((await findOffer(tx, { id, at })).length > 0) return undefined;
  const state = available > 0 ? 'options_ready' : 'seeking';
  await endChoices(services, tx, { ids: [id], state: 'withdrawn', outcome: 'lost', at });
  await saveRequestState(tx, { id, state, at });
  return state;
}
