import { sql } from 'kysely';
import type { GroupId } from '../../../../platform/access/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';
import { type PointData, pointColumns, pointJoins } from './point.repository.ts';

export type PlaceData = PointData & {
  organisation: string;
  product: string;
  venue_id: number | null;
  /** Name of the venue, otherwise of the location. */
  name: string | null;
  town: string | null;
  /** Why the organisation cannot use the venue. */
  venue_refusal: string | null;
};

type Demand = {
  groupId: GroupId;
  productId: number;
  venueId: number | null;
  locationId: number | null;
  district: string | null;
};

/** Returns the names of the organisation and the product that are asked for, and the place. */
export async function findPlace(db: Queries, demand: Demand): Promise<PlaceData | undefined> {
  const district = sql<string>`coalesce(ve.district, l.district, ${demand.district})`;
  const { rows } = await sql<PlaceData>`
    select g.name as organisation, p.title as product, ve.id as venue_id, coalesce(ve.name, l.name) as name,
      coalesce(ve.town, l.town) as town,
      case when ve.id is null then null
        when ve.archived_at is not null then ve.name || ' is archived'
        when ve.group_id <> g.id or x.venue_id is not null then ve.name || ' cannot be used for ' || g.name
      end as venue_refusal, ${pointColumns(['ve', 'l'], district)}
    from groups g cross join abstract_courses p
    left join venues ve on ve.id = ${demand.venueId}::bigint
    left join locations l on l.id = ${demand.locationId}::bigint and ve.id is null
    left join venue_excluded_groups x on x.venue_id = ve.id and x.group_id = g.id
    ${pointJoins(district)}
    where g.id = ${demand.groupId} and p.id = ${demand.productId}`.execute(db);
  return rows[0];
}
