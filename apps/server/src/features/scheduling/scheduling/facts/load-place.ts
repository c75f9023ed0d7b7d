import type { Conflict } from '@doselore/contract/scheduling';
import type { Queries } from '../../../../platform/db/index.ts';
import { conflictsOfAccount } from '../evaluation/account-conflicts.ts';
import type { CourseFacts, Settings } from '../evaluation/facts.ts';
import { conflictsOfVenue } from '../evaluation/venue-conflicts.ts';
import { findAccount } from './account.repository.ts';
import type { Demand } from './demand.ts';
import { loadTimesOf } from './load-times.ts';

/**
 * Reads when the venue and an exclusive account are taken around the sessions of a demand, and returns the conflicts of one
 * session or several.
 */
export async function loadPlace(
  db: Queries,
  demand: Demand,
): Promise<(course: CourseFacts, settings: Settings) => Conflict[]> {
  const { venueId, video_account_id: accountId, isVirtual } = demand;
  const account = accountId === null || !isVirtual ? undefined : await findAccount(db, accountId);
  const isHere = venueId !== null && !isVirtual;
  const inVenue = isHere ? await loadTimesOf(db, demand, { column: 'venue_id', id: venueId }) : [];
  const inAccount =
    accountId !== null && account?.is_exclusive === true
      ? await loadTimesOf(db, demand, { column: 'video_account_id', id: accountId })
      : [];
  return (course, settings) => [
    ...(isHere ? conflictsOfVenue(inVenue, { course, settings }) : []),
    ...conflictsOfAccount(account?.name ?? '', inAccount, course),
  ];
}
