import type { Job } from '../../../platform/jobs/index.ts';
import type { Services } from '../../../platform/services.ts';
import { checkingLedger } from './check-ledger.ts';
import { notifyLowStock } from './notify-low-stock.ts';
import { recheckingLevels } from './recheck-levels.ts';

/** Returns the daily jobs of the room. */
export function ledgerJobs(services: Services): Job[] {
  return [recheckingLevels(services.clock), notifyLowStock(services), checkingLedger(services.clock)];
}
