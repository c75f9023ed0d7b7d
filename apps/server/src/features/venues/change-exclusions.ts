import { AppError, type Body, fieldError } from '@doselore/contract';
import type { changeVenueExclusions } from '@doselore/contract/venues';
import { type Actor, notFound } from '../../platform/access/index.ts';
import { recordAudit } from '../../platform/audit/index.ts';
import { inTransaction } from '../../platform/db/index.ts';
import type { Services } from '../../platform/services.ts';
import { deleteExclusions, listExclusionRows, saveExclusion } from './exclusions.repository.ts';
import { listOpenGroups, lockVenue } from './venues.repository.ts';

const sameIds = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((groupId) => b.includes(groupId));

/** Replaces the organisations that cannot use a venue. Throws `conflict` when the form showed others. */
export async function replaceExclusions(
  { db, clock }: Services,
  actor: Actor,
  { venueId, change }: { venueId: number; change: Body<typeof changeVenueExclusions> },
): Promise<void> {
  const { excludedGroupIds: groupIds, reasons, baseGroupIds } = change;
  if (reasons.length !== groupIds.length) throw fieldError('reasons', 'Enter a reason for each organisation');
  if (new Set(groupIds).size !== groupIds.length) throw fieldError('excludedGroupIds', 'Choose each organisation once');
  await inTransaction(db, async (tx) => {
    const venue = await lockVenue(tx, venueId);
    if (venue === undefined) throw notFound();
    if (venue.is_archived) throw new AppError('conflict', 'This venue is archived. Restore it first.');
    const held = (await listExclusionRows(tx, venueId)).map(({ group_id }) => group_id);
    if (!sameIds(held, baseGroupIds))
      throw new AppError('conflict', 'Someone else changed the exclusions after you opened them. Reload the page.');
    if (venue.group_id !== null && groupIds.includes(venue.group_id))
      throw fieldError('excludedGroupIds', 'The owner of a room cannot be excluded from it');
    const added = groupIds.filter((groupId) => !held.includes(groupId));
    const removed = held.filter((groupId) => !groupIds.includes(groupId));
    if ((await listOpenGroups(tx, added)).length !== added.length)
      throw fieldError('excludedGroupIds', 'Choose organisations that are not archived');
    await deleteExclusions(tx, { venueId, groupIds: removed });
    const at = clock.now();
    for (const [place, groupId] of groupIds.entries())
      await saveExclusion(tx, { venueId, groupId, reason: reasons[place] ?? '', setBy: actor.id, at });
    await recordAudit(tx, actor, {
      action: 'venues.exclude',
      subject: `venue ${venueId}`,
      changes: { excluded_groups: [held.join(', '), groupIds.toSorted((a, b) => a - b).join(', ')] },
    });
  });
}
