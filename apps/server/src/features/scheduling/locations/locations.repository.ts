import type { ListQuery, StoredRecord } from '@doselore/contract';
import { locationFields, type PlaceList, type Region } from '@doselore/contract/locations';
import { sql } from 'kysely';
import { columnsOf, containing, limitTo, orderBy, type Queries, type Tx } from '../../../platform/db/index.ts';

type Fields = StoredRecord<typeof locationFields>;

export type LocationData = Fields & {
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
      l.latitude is not null or exists (select from postcode_districts d
        where d.district in (l.district, substring(l.district from '^[A-Z]+'))) as has_position,
      (select count(*)::int from venues v where v.location_id = l.id and v.archived_at is null) as venues,
      count(*) over ()::int as total
    from locations l
    where (${filter.list} = 'any' or (l.archived_at is not null) = (${filter.list} = 'archived'))
      and (${filter.region} = '' or l.region = ${filter.region})
      and (${filter.locationId ?? null}::bigint is null or l.id = ${filter.locationId ?? null})
      and (lower(l.name) like ${containing(filter.q)} or lower(l.town) like ${containing(filter.q)}
        or lower(l.postcode) like ${containing(filter.q)})
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

const districtIn = (postcode: string) => sql<string>`split_part(${postcode}::text, ' ', 1)`;

export async function insertLocation(tx: Tx, fields: Fields & { now: Date }): Promise<number> {
  const { now, ...values } = fields;
  const { id } = await tx
    .insertInto('locations')
    .values({ ...values, district: districtIn(fields.postcode), created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type Stored = Fields & { is_archived: boolean };

/** Locks a location until commit. Returns its fields; undefined when it does not exist. */
export async function lockLocation(tx: Tx, locationId: number): Promise<Stored | undefined> {
  const { rows } = await sql<Stored>`select ${stored}, l.archived_at is not null as is_archived
    from locations l where l.id = ${locationId} for update`.execute(tx);
  return rows[0];
}

export async function updateLocation(tx: Tx, locationId: number, fields: Fields): Promise<void> {
  await tx
    .updateTable('locations')
    .set({ ...fields, district: districtIn(fields.postcode) })
    .where('id', '=', locationId)
    .execute();
}

export async function hasOpenVenues(tx: Tx, locationId: number): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`select id from venues
    where location_id = ${locationId} and archived_at is null limit 1`.execute(tx);
  return rows.length > 0;
}

export async function updateLocationList(
  tx: Tx,
  params: { locationId: number; list: PlaceList; now: Date },
): Promise<void> {
  await tx
    .updateTable('locations')
    .set({ archived_at: params.list === 'archived' ? params.now : null })
    .where('id', '=', params.locationId)
    .execute();
}
