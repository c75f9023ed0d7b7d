import { AppError, type Body, fieldError } from '@doselore/contract';
import { type changeVenueExclusions, type ExclusionRow, exclusionTexts } from '@doselore/contract/venues';
import { type Actor, notFound } from '../../../platform/access/index.ts';
import { mergeChange, recordAudit } from '../../../platform/audit/index.ts';
import { inTransaction, type Tx } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { deleteExclusions, listExclusionRows, saveExclusion } from './exclusions.repository.ts';
import { listOpenGroups, lockVenue } from './venues.repository.ts';

type Change = Body<typeof changeVenueExclusions>;

/** Replaces the organisations that cannot use a venue, and returns them as their text. */
export function replaceExclusions(
  { db, clock }: Services,
  actor: Actor,
  { venueId, change }: { venueId: number; change: Change },
): Promise<{ exclusions: string }> {
  const submitted = rowsOf(change);
  return inTransaction(db, async (tx) => {
    const venue = await lockVenue(tx, venueId);
    if (venue === undefined) throw notFound();
    if (venue.isArchived) throw new AppError('conflict', 'This venue is archived. Restore it first.');
    const stored = (await listExclusionRows(tx, venueId)).map(({ group_id, reason }) => ({
      groupId: group_id,
      reason,
    }));
    const fields = await merge(tx, actor, { venueId, stored, submitted, change });
    const rows = exclusionTexts.rowsOf(fields.exclusions);
    if (rows.some(({ groupId }) => groupId === venue.fields.group_id))
      throw fieldError('excludedGroupIds', 'The owner of a room cannot be excluded from it');
    await saveRows(tx, { venueId, stored, rows, setBy: actor.id, at: clock.now() });
    await recordAudit(tx, actor, {
      action: 'venues.exclude',
      subject: `venue ${venueId}`,
      changes: { excluded_groups: [idsText(stored), idsText(rows)] },
    });
    return fields;
  });
}

/** Returns the rows that the form sent, each organisation with its reason. Throws 422 when they do not match. */
function rowsOf({ excludedGroupIds: groupIds, reasons }: Change): ExclusionRow[] {
  if (reasons.length !== groupIds.length) throw fieldError('reasons', 'Enter a reason for each organisation');
  if (new Set(groupIds).size !== groupIds.length) throw fieldError('excludedGroupIds', 'Choose each organisation once');
  return groupIds.map((groupId, place) => ({ groupId, reason: reasons[place] ?? '' }));
}

type Merge = { venueId: number; stored: readonly ExclusionRow[]; submitted: readonly ExclusionRow[]; change: Change };

function merge(tx: Tx, actor: Actor, { venueId, stored, submitted, change }: Merge) {
  const now = { exclusions: exclusionTexts.textOf(stored) };
  if (change.baseValues === undefined && !sameIds(stored, change.baseGroupIds ?? []))
    throw new AppError('conflict', 'Someone else changed the exclusions after you opened them. Reload the page.');
  return mergeChange<{ exclusions: string }>(tx, actor, {
    ...{ subject: `venue ${venueId}`, now, submitted: { exclusions: exclusionTexts.textOf(submitted) } },
    ...{ baseValues: change.baseValues ?? now, traces: { exclusions: 'excluded_groups' } },
  });
}

/** Compares with the organisations that a page of the release before was opened with. */
const sameIds = (stored: readonly ExclusionRow[], groupIds: readonly number[]) =>
  stored.length === groupIds.length && stored.every(({ groupId }) => groupIds.includes(groupId));

type Rows = {
  venueId: number;
  stored: readonly ExclusionRow[];
  rows: readonly ExclusionRow[];
  setBy: number;
  at: Date;
};

async function saveRows(tx: Tx, { venueId, stored, rows, setBy, at }: Rows): Promise<void> {
  const [before, after] = [stored, rows].map((list) => new Set(list.map(({ groupId }) => groupId)));
  const added = rows.map(({ groupId }) => groupId).filter((groupId) => !before?.has(groupId));
  const removed = stored.map(({ groupId }) => groupId).filter((groupId) => !after?.has(groupId));
  if ((await listOpenGroups(tx, added)).length !== added.length)
    throw fieldError('excludedGroupIds', 'Choose organisations that are not archived');
  await deleteExclusions(tx, { venueId, groupIds: removed });
  for (const { groupId, reason } of rows) await saveExclusion(tx, { venueId, groupId, reason, setBy, at });
}

const idsText = (rows: readonly ExclusionRow[]) =>
  rows
    .map(({ groupId }) => groupId)
    .toSorted((a, b) => a - b)
    .join(', ');
