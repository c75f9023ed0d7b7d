import type { ListQuery, StoredRecord } from '@doselore/contract';
import type { PlaceList } from '@doselore/contract/locations';
import { type Equipment, venueFields, venueTextFields } from '@doselore/contract/venues';
import { sql } from 'kysely';
import type { GroupId } from '../../../platform/access/index.ts';
import {
  columnsOf,
  districtOf,
  hasNameLike,
  hasPosition,
  isInList,
  limitTo,
  orderBy,
  type Queries,
  type Tx,
} from '../../../platform/db/index.ts';

const { location_id, group_id } = venueFields;
const columns = { ...venueTextFields, location_id, group_id };
/** A venue as its table stores it, without its key and times. */
export type StoredVenue = StoredRecord<typeof columns> & { equipment: Equipment[] };

export type VenueData = StoredVenue & {
  id: number;
  location: string | null;
  group_name: string | null;
  is_archived: boolean;
  has_position: boolean;
  excluded: number;
  total: number;
};

const stored = sql`${columnsOf(columns, 'v')}, v.equipment`;
const sortable = { name: sql`lower(v.name)`, town: sql`lower(v.town)`, capacity: sql`v.capacity` };

export type VenueFilter = ListQuery & {
  list: PlaceList | 'any';
  capacity: number;
  equipment: Equipment | '';
  venueId?: number;
};

/**
 * Lists the venues for site admins, who see those of all organisations.
 * Takes no scope: venues belong to no place, and listVenuesFor takes a checked organisation.
 */
export async function listVenueRows(db: Queries, filter: VenueFilter): Promise<VenueData[]> {
  const { rows } = await sql<VenueData>`
    select v.id, ${stored}, l.name as location, g.name as group_name, v.archived_at is not null as is_archived,
      ${hasPosition({ latitude: 'v.latitude', district: 'v.district' })} as has_position,
      (select count(*)::int from venue_excluded_groups x where x.venue_id = v.id) as excluded,
      count(*) over ()::int as total
    from venues v left join locations l on l.id = v.location_id left join groups g on g.id = v.group_id
    where ${isInList('v', filter.list)}
      and v.capacity >= ${filter.capacity}
      and (${filter.equipment} = '' or v.equipment @> array[${filter.equipment}]::text[])
      and (${filter.venueId ?? null}::bigint is null or v.id = ${filter.venueId ?? null})
      and ${hasNameLike('v', filter.q)}
    order by ${orderBy(filter, sortable)}, v.id ${limitTo(filter)}`.execute(db);
  return rows;
}

/** Takes no scope: venues belong to no place, and listVenuesFor takes a checked organisation. */
export async function findVenueRow(db: Queries, venueId: number): Promise<VenueData | undefined> {
  const page = { q: '', page: 1, per_page: 1, sort: '' };
  const [row] = await listVenueRows(db, { ...page, list: 'any', capacity: 0, equipment: '', venueId });
  return row;
}

const { contact_name: _name, contact_phone: _phone, contact_email: _email, ...choiceColumns } = venueTextFields;
export type ChoiceData = StoredRecord<typeof choiceColumns> & {
  id: number;
  equipment: Equipment[];
  is_own: boolean;
  total: number;
};

/**
 * Lists the venues in use that an organisation can use: its own rooms, and those of nobody that do not exclude it.
 */
export async function listVenuesFor(
  db: Queries,
  groupId: GroupId,
  filter: ListQuery & { capacity: number },
): Promise<ChoiceData[]> {
  const { rows } = await sql<ChoiceData>`
    select v.id, ${columnsOf(choiceColumns, 'v')}, v.equipment, v.group_id is not null as is_own, count(*) over ()::int as total
    from venues v
    where v.archived_at is null and v.capacity >= ${filter.capacity}
      and (v.group_id is null or v.group_id = ${groupId})
      and not exists (select from venue_excluded_groups x where x.venue_id = v.id and x.group_id = ${groupId})
      and ${hasNameLike('v', filter.q)}
    order by ${orderBy(filter, sortable)}, v.id ${limitTo(filter)}`.execute(db);
  return rows;
}

/**
 * Returns the capacity of a venue that an organisation can use, undefined for any other. Holds the venue until commit,
 * so that nobody archives it or excludes the organisation meanwhile.
 */
export async function lockUsableVenue(
  tx: Tx,
  { venueId, groupId }: { venueId: number; groupId: GroupId },
): Promise<number | undefined> {
  const { rows } = await sql<{ capacity: number }>`select v.capacity from venues v
    where v.id = ${venueId} and v.archived_at is null and (v.group_id is null or v.group_id = ${groupId})
      and not exists (select from venue_excluded_groups x where x.venue_id = v.id and x.group_id = ${groupId})
    for share of v`.execute(tx);
  return rows[0]?.capacity;
}

/** Returns for how many people a venue has room. */
export async function findCapacity(db: Queries, venueId: number): Promise<number | undefined> {
  const row = await db.selectFrom('venues').select('capacity').where('id', '=', venueId).executeTakeFirst();
  return row?.capacity;
}

/**
 * Lists the titles of courses at a venue that have not ended, the next first. `londonNow` is what a clock in London
 * shows now. Takes no scope: venues belong to no place, and listVenuesFor takes a checked organisation.
 */
export async function listCoursesAt(db: Queries, venueId: number, londonNow: Date): Promise<string[]> {
  const { rows } = await sql<{ title: string }>`select title from virtual_groups
    where venue_id = ${venueId} and state not in ('closed', 'cancelled') and coalesce(training_end > ${londonNow}, true)
    order by training_start, id`.execute(db);
  return rows.map(({ title }) => title);
}

export async function insertVenue(tx: Tx, fields: StoredVenue, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('venues')
    .values({ ...fields, district: districtOf(fields.postcode), created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Locks a venue until commit. Undefined when it does not exist. */
export async function lockVenue(
  tx: Tx,
  venueId: number,
): Promise<{ fields: StoredVenue; isArchived: boolean } | undefined> {
  type Row = StoredVenue & { is_archived: boolean };
  const { rows } = await sql<Row>`select ${stored}, v.archived_at is not null as is_archived
    from venues v where v.id = ${venueId} for update`.execute(tx);
  return rows.map(({ is_archived: isArchived, ...fields }) => ({ fields, isArchived }))[0];
}

export async function updateVenue(tx: Tx, venueId: number, fields: StoredVenue): Promise<void> {
  await tx
    .updateTable('venues')
    .set({ ...fields, district: districtOf(fields.postcode) })
    .where('id', '=', venueId)
    .execute();
}

export async function updateVenueArchived(tx: Tx, venueId: number, at: Date | null): Promise<void> {
  await tx.updateTable('venues').set({ archived_at: at }).where('id', '=', venueId).execute();
}

/** Returns whether a location in use has this id. Holds it until commit, so that nobody archives it. */
export async function isLocationOpen(tx: Tx, locationId: number): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`select id from locations
    where id = ${locationId} and archived_at is null for share`.execute(tx);
  return rows.length > 0;
}

/**
 * Returns those of the ids that organisations have which are not archived.
 * Takes no scope: venues belong to no place, and listVenuesFor takes a checked organisation.
 */
export async function listOpenGroups(tx: Tx, groupIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from groups
    where id = any(${[...groupIds]}::bigint[]) and archived_at is null order by id for share`.execute(tx);
  return rows.map(({ id }) => id);
}
