import { AppError, type Body, fieldError, pickFields } from '@doselore/contract';
import { halfPosition, type PlaceList } from '@doselore/contract/locations';
import {
  type changeVenue,
  type createVenue as createEndpoint,
  type Equipment,
  equipment,
  venueFields,
  venueTextFields,
} from '@doselore/contract/venues';
import { londonWallClock } from '@doselore/contract/wall-clock';
import { type Actor, notFound } from '../../../platform/access/index.ts';
import { mergeChange, newRecord, recordAudit, recordChanges, tracesOf } from '../../../platform/audit/index.ts';
import { inTransaction, type Tx, violatedConstraint } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { deleteExclusions } from './exclusions.repository.ts';
import {
  insertVenue,
  isLocationOpen,
  listCoursesAt,
  listOpenGroups,
  lockVenue,
  type StoredVenue,
  updateVenue,
  updateVenueList,
} from './venues.repository.ts';

type Fields = Body<typeof createEndpoint>;

const subjectOf = (venueId: number) => `venue ${venueId}`;

/** Returns the fields of the form, with a field for each piece of equipment. */
function fieldsOf({ equipment: pieces, ...rest }: StoredVenue): Fields {
  const flags = Object.fromEntries(equipment.map((piece) => [piece, pieces.includes(piece)]));
  return { ...rest, ...(flags as Record<Equipment, boolean>) };
}

function storedOf(fields: Fields): StoredVenue {
  const { location_id, group_id } = fields;
  const pieces = equipment.filter((piece) => fields[piece]);
  return { ...pickFields(venueTextFields, fields), location_id, group_id, equipment: pieces };
}

/** Runs a command and translates its violation of the unique name and postcode into an error. */
async function withFreeName<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (violatedConstraint(error) !== 'venues_name_key') throw error;
    throw new AppError('conflict', 'Another venue in use has this name and postcode. Change one of them.');
  }
}

async function checkFields(tx: Tx, fields: Fields, before?: StoredVenue): Promise<void> {
  if ((fields.latitude === null) !== (fields.longitude === null))
    throw fieldError(fields.latitude === null ? 'latitude' : 'longitude', halfPosition);
  const { location_id, group_id } = fields;
  if (location_id !== null && location_id !== before?.location_id && !(await isLocationOpen(tx, location_id)))
    throw fieldError('location_id', 'Choose a location in use');
  if (group_id !== null && group_id !== before?.group_id && (await listOpenGroups(tx, [group_id])).length === 0)
    throw fieldError('group_id', 'Choose an organisation that is not archived');
}

export function createVenue({ db, clock }: Services, actor: Actor, fields: Fields): Promise<number> {
  return withFreeName(() =>
    inTransaction(db, async (tx) => {
      await checkFields(tx, fields);
      const venueId = await insertVenue(tx, { ...storedOf(fields), now: clock.now() });
      await recordAudit(tx, actor, {
        action: 'venues.create',
        subject: subjectOf(venueId),
        changes: newRecord(venueFields, fields),
      });
      return venueId;
    }),
  );
}

/** Changes a venue and returns its fields. A new owner is no longer excluded. An archived venue is restored first. */
export function changeVenueFields(
  { db }: Services,
  actor: Actor,
  { venueId, change }: { venueId: number; change: Body<typeof changeVenue> },
): Promise<Fields> {
  const { baseValues, ...submitted } = change;
  const subject = subjectOf(venueId);
  return withFreeName(() =>
    inTransaction(db, async (tx) => {
      const row = await lockVenue(tx, venueId);
      if (row === undefined) throw notFound();
      const { is_archived: isArchived, ...before } = row;
      if (isArchived) throw new AppError('conflict', 'This venue is archived. Restore it first.');
      const now = fieldsOf(before);
      const fields = await mergeChange<Fields>(tx, actor, {
        subject,
        now,
        submitted,
        baseValues,
        traces: tracesOf(venueFields),
      });
      await checkFields(tx, fields, before);
      await updateVenue(tx, venueId, storedOf(fields));
      if (fields.group_id !== null) await deleteExclusions(tx, { venueId, groupIds: [fields.group_id] });
      await recordAudit(tx, actor, {
        action: 'venues.change',
        subject,
        ...recordChanges(venueFields, now, fields),
      });
      return fields;
    }),
  );
}

/** Throws 409 that names the courses still to come at a venue. */
function refuseBooked(titles: readonly string[]): void {
  if (titles.length === 0) return;
  const named = titles.slice(0, 3).join(', ');
  const more = titles.length > 3 ? ` and ${titles.length - 3} more` : '';
  throw new AppError('conflict', `Upcoming courses are at this venue: ${named}${more}. Move them first.`);
}

/**
 * Archives or restores a venue. One with courses still to come stays in use.
 * Moving it to its present list changes nothing.
 */
export async function moveVenueTo(
  { db, clock }: Services,
  actor: Actor,
  { venueId, list }: { venueId: number; list: PlaceList },
): Promise<void> {
  await withFreeName(() =>
    inTransaction(db, async (tx) => {
      const before = await lockVenue(tx, venueId);
      if (before === undefined) throw notFound();
      if (before.is_archived === (list === 'archived')) return;
      if (list === 'archived') refuseBooked(await listCoursesAt(tx, venueId, londonWallClock(clock.now())));
      await updateVenueList(tx, { venueId, list, now: clock.now() });
      await recordAudit(tx, actor, {
        action: list === 'archived' ? 'venues.archive' : 'venues.restore',
        subject: subjectOf(venueId),
      });
    }),
  );
}
