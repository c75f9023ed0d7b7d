import { type Body, fieldError } from '@doselore/contract';
import type {
  changeCompatibilities as compatibilitiesEndpoint,
  changeTrainerExclusions as exclusionsEndpoint,
  changeSuitabilities as suitabilitiesEndpoint,
} from '@doselore/contract/trainers';
import { type Actor, notFound, type UserId } from '../../platform/access/index.ts';
import { recordAudit } from '../../platform/audit/index.ts';
import { inTransaction, type Queries, type Tx } from '../../platform/db/index.ts';
import type { Services } from '../../platform/services.ts';
import {
  deleteCompatibilities,
  listCompatibilityRows,
  listOpenGroups,
  saveCompatibility,
} from './compatibility.repository.ts';
import { listExcludedDays, listExcludedVenues, listUsableVenues, replaceExclusions } from './exclusions.repository.ts';
import { refuseChanged } from './fingerprint.ts';
import { listSuitabilityRows, saveSuitability } from './suitability.repository.ts';
import { lockTrainer } from './trainers.repository.ts';

type Of<Change> = { userId: UserId; change: Change };

/** Locks the trainer, so that of two people who save at once the second is refused. */
async function openTrainer(tx: Tx, userId: UserId): Promise<void> {
  if ((await lockTrainer(tx, userId)) === undefined) throw notFound();
}

const isUnique = (ids: readonly number[]) => new Set(ids).size === ids.length;

/** Replaces how well a trainer teaches the courses. Courses that are not sent stay as they are. */
export function saveSuitabilities(
  { db, clock }: Services,
  actor: Actor,
  { userId, change }: Of<Body<typeof suitabilitiesEndpoint>>,
): Promise<void> {
  if (!isUnique(change.rows.map(({ productId }) => productId))) throw fieldError('rows', 'Name each course once');
  return inTransaction(db, async (tx) => {
    await openTrainer(tx, userId);
    const held = await listSuitabilityRows(tx, userId);
    refuseChanged(taughtOf(held), change.fingerprint);
    const known = new Set(held.map(({ product_id }) => product_id));
    if (change.rows.some(({ productId }) => !known.has(productId)))
      throw fieldError('rows', 'Choose courses that are taught virtually or face to face');
    for (const row of change.rows) await saveSuitability(tx, userId, { ...row, setBy: actor.id, at: clock.now() });
    const after = await listSuitabilityRows(tx, userId);
    await recordAudit(tx, actor, {
      action: 'trainers.teach',
      subject: `user ${userId}`,
      changes: { courses: [levelsText(held), levelsText(after)] },
    });
  });
}

type Held = Awaited<ReturnType<typeof listSuitabilityRows>>;

/** Returns the rows that a fingerprint covers: courses that the trainer teaches, without titles. */
export function taughtOf(rows: Held) {
  return rows
    .filter(({ level }) => level > 0)
    .map(({ product_id, level, valid_until, note }) => [product_id, level, valid_until, note])
    .sort(([a], [b]) => Number(a) - Number(b));
}

const levelsText = (rows: Held) =>
  rows
    .filter(({ level }) => level > 0)
    .map(({ product_id, level }) => `${product_id}: ${level}`)
    .join(', ');

/** Replaces the organisations that a trainer prefers, avoids or never works for. */
export function saveCompatibilities(
  { db, clock }: Services,
  actor: Actor,
  { userId, change }: Of<Body<typeof compatibilitiesEndpoint>>,
): Promise<void> {
  const groupIds = change.rows.map(({ groupId }) => groupId);
  if (!isUnique(groupIds)) throw fieldError('rows', 'Choose each organisation once');
  return inTransaction(db, async (tx) => {
    await openTrainer(tx, userId);
    const held = await listCompatibilityRows(tx, userId);
    refuseChanged(compatibleOf(held), change.fingerprint);
    const before = held.map(({ group_id }) => group_id);
    const added = groupIds.filter((groupId) => !before.includes(groupId));
    if ((await listOpenGroups(tx, added)).length !== added.length)
      throw fieldError('rows', 'Choose organisations that are not archived');
    const removed = before.filter((groupId) => !groupIds.includes(groupId));
    await deleteCompatibilities(tx, userId, removed);
    for (const row of change.rows) await saveCompatibility(tx, userId, { ...row, setBy: actor.id, at: clock.now() });
    const kinds = (rows: readonly (readonly [number, string])[]) => rows.map((row) => row.join(': ')).join(', ');
    await recordAudit(tx, actor, {
      action: 'trainers.match',
      subject: `user ${userId}`,
      changes: {
        organisations: [
          kinds(held.map(({ group_id, kind }) => [group_id, kind])),
          kinds(change.rows.map(({ groupId, kind }) => [groupId, kind])),
        ],
      },
    });
  });
}

/** Returns the rows that a fingerprint covers, without the names of organisations. */
export function compatibleOf(rows: Awaited<ReturnType<typeof listCompatibilityRows>>) {
  return rows.map(({ group_id, kind, reason }) => [group_id, kind, reason]).sort(([a], [b]) => Number(a) - Number(b));
}

/** Replaces the venues where a trainer does not go, and the days on which they are away. */
export function saveExclusions(
  { db, clock }: Services,
  actor: Actor,
  { userId, change }: Of<Body<typeof exclusionsEndpoint>>,
): Promise<void> {
  const venueIds = change.venues.map(({ venueId }) => venueId);
  if (!isUnique(venueIds)) throw fieldError('venues', 'Choose each venue once');
  return inTransaction(db, async (tx) => {
    await openTrainer(tx, userId);
    const held = await readExclusions(tx, userId);
    refuseChanged(excludedOf(held), change.fingerprint);
    const before = held.venues.map(({ venue_id }) => venue_id);
    const added = venueIds.filter((venueId) => !before.includes(venueId));
    if ((await listUsableVenues(tx, added)).length !== added.length) throw fieldError('venues', 'Choose venues in use');
    await replaceExclusions(tx, userId, { ...change, setBy: actor.id, at: clock.now() });
    await recordAudit(tx, actor, {
      action: 'trainers.exclude',
      subject: `user ${userId}`,
      changes: {
        venues: [before.join(', '), venueIds.toSorted((a, b) => a - b).join(', ')],
        days_away: [held.days.length, change.days.length],
      },
    });
  });
}

export async function readExclusions(db: Queries, userId: UserId) {
  return { venues: await listExcludedVenues(db, userId), days: await listExcludedDays(db, userId) };
}

/** Returns the rows that a fingerprint covers, without the names of venues. */
export function excludedOf({ venues, days }: Awaited<ReturnType<typeof readExclusions>>) {
  return [
    venues.map(({ venue_id, reason }) => [venue_id, reason]).sort(([a], [b]) => Number(a) - Number(b)),
    days.map(({ from_day, to_day, reason }) => [from_day, to_day, reason]),
  ];
}
