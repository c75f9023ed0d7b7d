import { AppError, fieldError, pickFields, type StoredRecord } from '@doselore/contract';
import { type Equipment, equipment, venueFields, venueTextFields } from '@doselore/contract/venues';
import { londonWallClock } from '@doselore/contract/wall-clock';
import { tracesOf } from '../../../platform/audit/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { placeCommands, refuseHalfPosition } from '../locations/index.ts';
import { checkLocation } from './check-location.ts';
import { deleteExclusions } from './exclusions.repository.ts';
import {
  insertVenue,
  listCoursesAt,
  listOpenGroups,
  lockVenue,
  type StoredVenue,
  updateVenue,
  updateVenueArchived,
} from './venues.repository.ts';

type Fields = StoredRecord<typeof venueFields>;

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

const nameTaken = () =>
  new AppError('conflict', 'Another venue in use has this name and postcode. Change one of them.');

async function checkFields(tx: Tx, fields: Fields, before?: Fields): Promise<void> {
  refuseHalfPosition(fields);
  const { location_id, group_id } = fields;
  if (location_id !== before?.location_id) await checkLocation(tx, location_id);
  if (group_id !== null && group_id !== before?.group_id && (await listOpenGroups(tx, [group_id])).length === 0)
    throw fieldError('group_id', 'Choose an organisation that is not archived');
}

/** Throws 409 that names the courses still to come at a venue. */
function refuseBooked(titles: readonly string[]): void {
  if (titles.length === 0) return;
  const named = titles.slice(0, 3).join(', ');
  const more = titles.length > 3 ? ` and ${titles.length - 3} more` : '';
  throw new AppError('conflict', `Upcoming courses are at this venue: ${named}${more}. Move them first.`);
}

/** Commands of venues. A new owner is no longer excluded. A venue with courses still to come stays in use. */
export const venueCommands = placeCommands<typeof venueFields, Fields>({
  noun: 'venue',
  fields: venueFields,
  traces: tracesOf(venueFields),
  nameKey: 'venues_name_key',
  nameTaken: { saving: nameTaken, restoring: nameTaken },
  check: checkFields,
  insert: (tx, fields, now) => insertVenue(tx, storedOf(fields), now),
  lock: async (tx, venueId) => {
    const row = await lockVenue(tx, venueId);
    return row && { fields: fieldsOf(row.fields), isArchived: row.isArchived };
  },
  update: async (tx, venueId, fields) => {
    await updateVenue(tx, venueId, storedOf(fields));
    if (fields.group_id !== null) await deleteExclusions(tx, { venueId, groupIds: [fields.group_id] });
  },
  refuseInUse: async (tx, venueId, now) => refuseBooked(await listCoursesAt(tx, venueId, londonWallClock(now))),
  updateArchived: updateVenueArchived,
});
