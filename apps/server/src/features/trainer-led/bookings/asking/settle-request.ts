import type { ProjectRequestId } from '../../../../platform/access/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { countDates, settleDates } from './answers.repository.ts';
import { saveRequestState } from './asking.repository.ts';
import { notifyOfOutcome } from './notify-site-admins.ts';

/**
 * Brings a locked request and its dates in line with the answers of trainers, after one of them has changed. Notifies the
 * site admins of the first date with a trainer, and when no trainer is left. A request that waits for its organiser, and one
 * with a held start, keep their state.
 */
export async function settleRequest(
  services: Pick<Services, 'mail'>,
  tx: Tx,
  { id, at }: { id: ProjectRequestId; at: Date },
): Promise<void> {
  await settleDates(tx, id);
  const { state, available, open } = await countDates(tx, id);
  if (state !== 'seeking' && state !== 'options_ready') return;
  await saveRequestState(tx, { id, state: available > 0 ? 'options_ready' : 'seeking', at });
  if (state === 'seeking' && available > 0) await notifyOfOutcome(services, tx, { id, at, outcome: 'option' });
  if (available === 0 && open === 0) await notifyOfOutcome(services, tx, { id, at, outcome: 'none_left' });
}
