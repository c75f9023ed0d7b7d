import type { Conflict } from '@doselore/contract/scheduling';
import type { Tx } from '../../../../platform/db/index.ts';
import type { Demand } from '../facts/demand.ts';
import { loadAccountConflicts } from '../facts/load-account-conflicts.ts';
import { loadVenueConflicts } from '../facts/load-venue-conflicts.ts';
import { insertClaims, type Source } from './claims.repository.ts';
import { evaluateTrainers, ignoredIn, refuseConflicts } from './evaluate-trainers.ts';
import type { Override } from './override.ts';

type Claiming = {
  source: Source;
  demand: Demand;
  trainerIds: readonly number[];
  /** Reason to book in spite of conflicts that may be ignored, and whose it is. Null refuses them. */
  override: Override | null;
};

export type Ignored = { detail: { ignored: string } } | undefined;

/**
 * Claims the time of a source for trainers, and for the venue and the exclusive account that are asked for. Asks the rules
 * under the locks of the caller, and throws 409 with the conflicts when they refuse. Returns the detail of the audit event
 * about conflicts that were ignored.
 */
export async function claimFor(tx: Tx, { source, demand, trainerIds, override }: Claiming): Promise<Ignored> {
  const { venueId, video_account_id: accountId, at } = demand;
  const { facts, trainers } = await evaluateTrainers(tx, { demand, trainerIds });
  const ofVenue = await loadVenueConflicts(tx, demand, facts);
  const { isExclusive, conflicts: ofAccount } = await loadAccountConflicts(tx, demand, facts);
  refuseConflicts({ trainers, ofOthers: [...ofVenue, ...ofAccount], mayIgnore: override !== null });
  const overrideFor = (conflicts: readonly Conflict[]) => (conflicts.length === 0 ? null : override);
  for (const { id, conflicts } of trainers)
    await insertClaims(tx, {
      ...{ source, at, override: overrideFor(conflicts) },
      subject: { column: 'trainer_user_id', id },
    });
  if (venueId !== null)
    await insertClaims(tx, {
      ...{ source, at, override: overrideFor(ofVenue) },
      subject: { column: 'venue_id', id: venueId },
    });
  if (accountId !== null && isExclusive)
    await insertClaims(tx, {
      ...{ source, at, override: overrideFor(ofAccount) },
      subject: { column: 'video_account_id', id: accountId },
    });
  return ignoredIn([...trainers.flatMap(({ conflicts }) => conflicts), ...ofVenue, ...ofAccount]);
}
