import { type Body, fieldError } from '@doselore/contract';
import { type changeTrainerExclusions, excludedDayTexts, excludedVenueTexts } from '@doselore/contract/trainers';
import type { Actor, UserId } from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { inTransaction, type Queries } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { listExcludedDays, listExcludedVenues, listUsableVenues, replaceExclusions } from './exclusions.repository.ts';
import { isUnique, mergeLists, openTrainer } from './merge-lists.ts';

type Change = { userId: UserId; change: Body<typeof changeTrainerExclusions> };

/** Replaces the venues where a trainer does not go, and the days on which they are away. Returns both lists as texts. */
export function saveExclusions({ db, clock }: Services, actor: Actor, { userId, change }: Change) {
  if (!isUnique(change.venues.map(({ venueId }) => venueId))) throw fieldError('venues', 'Choose each venue once');
  return inTransaction(db, async (tx) => {
    await openTrainer(tx, userId);
    const stored = await readExclusions(tx, userId);
    const now = exclusionTexts(stored);
    const submitted = {
      venues: excludedVenueTexts.textOf(change.venues),
      days: excludedDayTexts.textOf(change.days),
    };
    const lists = await mergeLists(tx, actor, {
      ...{ userId, now, submitted, opened: change, printed: printedExclusions(now), traces: { days: 'days_away' } },
    });
    const venues = excludedVenueTexts.rowsOf(lists.venues);
    const days = excludedDayTexts.rowsOf(lists.days);
    const before = stored.venues.map(({ venue_id }) => venue_id);
    const after = venues.map(({ venueId }) => venueId);
    const added = after.filter((venueId) => !before.includes(venueId));
    if ((await listUsableVenues(tx, added)).length !== added.length) throw fieldError('venues', 'Choose venues in use');
    await replaceExclusions(tx, userId, { venues, days, setBy: actor.id, at: clock.now() });
    await recordAudit(tx, actor, {
      action: 'trainers.exclude',
      subject: `user ${userId}`,
      changes: { venues: [before.join(', '), after.join(', ')], days_away: [stored.days.length, days.length] },
    });
    return lists;
  });
}

type Exclusions = Awaited<ReturnType<typeof readExclusions>>;

export async function readExclusions(db: Queries, userId: UserId) {
  return { venues: await listExcludedVenues(db, userId), days: await listExcludedDays(db, userId) };
}

export function exclusionTexts({ venues, days }: Exclusions) {
  const rows = venues.map(({ venue_id, reason }) => ({ venueId: venue_id, reason }));
  return { venues: excludedVenueTexts.textOf(rows), days: excludedDayTexts.textOf(days) };
}

export const printedExclusions = ({ venues, days }: ReturnType<typeof exclusionTexts>) => `[${venues},${days}]`;
