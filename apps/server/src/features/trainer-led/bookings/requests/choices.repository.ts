import { sql } from 'kysely';
import type { GroupId } from '../../../../platform/access/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';

type Named = { id: number; name: string };
type VenueChoice = Named & { town: string; capacity: number; refusal: string | null };

/** Lists the venues in use, with why an organisation cannot use one: it excludes it, or is the room of another one. */
export async function listVenuesWithRefusals(db: Queries, groupId: GroupId): Promise<VenueChoice[]> {
  const { rows } = await sql<VenueChoice>`
    select v.id, v.name, v.town, v.capacity, case when x.venue_id is not null then coalesce(nullif(x.reason, ''), 'Excluded')
      when v.group_id <> ${groupId} then 'Own room of ' || o.name end as refusal
    from venues v left join groups o on o.id = v.group_id
    left join venue_excluded_groups x on x.venue_id = v.id and x.group_id = ${groupId}
    where v.archived_at is null order by lower(v.name), v.id`.execute(db);
  return rows;
}

/** Lists the locations in use. */
export async function listOpenLocations(db: Queries): Promise<Named[]> {
  const { rows } = await sql<Named>`select id, name from locations where archived_at is null
    order by lower(name), id`.execute(db);
  return rows;
}

/** Lists the services in use of an organisation. */
export async function listOpenServices(db: Queries, groupId: GroupId): Promise<Named[]> {
  const { rows } = await sql<Named>`select id, name from subgroups where group_id = ${groupId} and archived_at is null
    order by lower(name), id`.execute(db);
  return rows;
}

/** Lists the meeting accounts in use. */
export async function listOpenAccounts(db: Queries): Promise<Named[]> {
  const { rows } = await sql<Named>`select id, name from video_accounts where archived_at is null
    order by lower(name), id`.execute(db);
  return rows;
}
