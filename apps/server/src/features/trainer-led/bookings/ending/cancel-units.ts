import type { ProjectId } from '../../../../platform/access/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { cancelAllDays } from '../multi-day/cancel-days.ts';
import { cancelRequests } from './cancel-requests.ts';

/** Cancels everything of a locked project that has not ended. Returns the numbers of requests and courses of several days. */
export async function cancelUnits(
  services: Pick<Services, 'mail'>,
  tx: Tx,
  ending: { projectId: ProjectId; at: Date },
): Promise<{ requests: number; multiDays: number }> {
  return { requests: await cancelRequests(services, tx, ending), multiDays: await cancelAllDays(services, tx, ending) };
}
