import type { ListQuery, StoredRecord } from '@doselore/contract';
import { locationFields, type PlaceList, type Region } from '@doselore/contract/locations';
import { sql } from 'kysely';
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

export type LocationFields = StoredRecord<typeof locationFields>;

export type LocationData = LocationFields & {
  id: number;
  is_archived: boolean;
  has_position: boolean;
  venues: number;
  total: number;
};

const stored = columnsOf(locationFields, 'l');
const sortable = {
  name: sql`lower(l.name)`,
  region: sql`l.region`,
  town: sql`lower(l.town)`,
  postcode: sql`l.postcode`,
};

export type LocationFilter = ListQuery & { list: PlaceList | 'any'; region: Region | ''; locationId?: number };

/**
 * Lists the locations. They belong to no organisation, so that there is no scope; the permission table opens them to
 * site admins only.
 */
export async function listLocationRows(db: Queries, filter: LocationFilter): Promise<LocationData[]> {
  const { rows } = await sql<LocationData>`
    select l.id, ${stored}, l.archived_at is not null as is_archived,
      ${hasPosition({ latitude: 'l.latitude', district: 'l.district' })} as has_position,
      (select count(*)::int from venues v where v.location_id = l.id and v.archived_at is null) as venues,
      count(*) over ()::int as total
    from locations l
    where ${isInList('l', filter.list)}
      and (${filter.region} = '' or l.region = ${filter.region})
      and (${filter.locationId ?? null}::bigint is null or l.id = ${filter.locationId ?? null})
      and ${hasNameLike('l', filter.q)}
    order by ${orderBy(filter, sortable)}, l.id ${limitTo(filter)}`.execute(db);
  return rows;
}

export async function findLocationRow(db: Queries, locationId: number): Promise<LocationData | undefined> {
  const [row] = await listLocationRows(db, {
    q: '',
    page: 1,
    per_page: 1,
    sort: '',
    list: 'any',
    region: '',
    locationId,
  });
  return row;
}

export async function insertLocation(tx: Tx, fields: LocationFields, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('locations')
    .values({ ...fields, district: districtOf(fields.postcode), created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Locks a location until commit. Undefined when it does not exist. */
export async function lockLocation(
  tx: Tx,
  locationId: number,
): Promise<{ fields: LocationFields; isArchived: boolean } | undefined> {
  type Row = LocationFields & { is_archived: boolean };
  const { rows } = await sql<Row>`select ${stored}, l.archived_at is not null as is_archived
    from locations l where l.id = ${locationId} for update`.execute(tx);
  return rows.map(({ is_archived: isArchived, ...fields }) => ({ fields, isArchived }))[0];
}

export async function updateLocation(tx: Tx, locationId: number, fields: LocationFields): Promise<void> {
  await tx
    .updateTable('locations')
    .set({ ...fields, district: districtOf(fields.postcode) })
    .where('id', '=', locationId)
    .execute();
}

export async function hasOpenVenues(tx: Tx, locationId: number): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`select id from venues
    where location_id = ${locationId} and archived_at is null limit 1`.execute(tx);
  return rows.length > 0;
}

export async function updateLocationArchived(tx: Tx, locationId: number, at: Date | null): Promise<void> {
  await tx.updateTable('locations').set({ archived_at: at }).where('id', '=', locationId).execute();
}
