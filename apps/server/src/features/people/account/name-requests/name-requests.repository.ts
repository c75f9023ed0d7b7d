import type { ListQuery } from '@doselore/contract';
import type { NameRequestState } from '@doselore/contract/account';
import { sql } from 'kysely';
import type { GroupId, UserId } from '../../../../platform/access/index.ts';
import { containing, limitTo, orderBy, type Queries } from '../../../../platform/db/index.ts';

/** Organisation of the listed members. Undefined lists everyone, for site admins only. */
export type RequestPlace = { groupId?: GroupId | undefined };
type Named = { id: number; name: string };

export type NameRequestData = {
  id: number;
  user_id: UserId;
  name: string;
  email: string;
  new_name: string;
  state: NameRequestState;
  groups: Named[];
  created_at: Date;
  decided_at: Date | null;
  decided_by: string | null;
  total: number;
};

/** SQL for the memberships that the person of request `n` has at the place. */
const memberships = ({ groupId }: RequestPlace) => sql`
  from group_members m join groups g on g.id = m.group_id and g.archived_at is null
  where m.user_id = n.user_id and m.archived_at is null
    and (${groupId ?? null}::bigint is null or m.group_id = ${groupId ?? null})`;
/** SQL for requests of people at the place. */
const isHere = (place: RequestPlace) =>
  place.groupId === undefined ? sql`true` : sql`exists (select ${memberships(place)})`;

const sortable = { person: 'name', new_name: 'new_name', requested: 'created_at', state: 'state' };

/** Takes no scope: requests of an organisation that has a checked id, or of everyone for site admins. */
export async function listNameRequests(
  db: Queries,
  place: RequestPlace,
  filter: ListQuery & { state: NameRequestState | '' },
): Promise<NameRequestData[]> {
  const { rows } = await sql<NameRequestData>`
    select x.*, count(*) over ()::int as total from (
      select n.id, n.user_id, u.first_name || ' ' || u.last_name as name, u.email,
        n.first_name || ' ' || n.last_name as new_name, n.state, n.created_at, n.decided_at,
        d.first_name || ' ' || d.last_name as decided_by,
        (select coalesce(json_agg(json_build_object('id', g.id, 'name', g.name) order by lower(g.name), g.id), '[]')
          ${memberships(place)}) as groups
      from name_changes n join users u on u.id = n.user_id and u.erased_at is null and u.merged_into_id is null
      left join users d on d.id = n.decided_by
      where ${isHere(place)} and (${filter.state} = '' or n.state = ${filter.state})
        and lower(u.first_name || ' ' || u.last_name || ' ' || u.email || ' ' || n.first_name || ' ' || n.last_name)
          like ${containing(filter.q)}
    ) x order by ${orderBy(filter, sortable)}, x.id ${limitTo(filter)}`.execute(db);
  return rows;
}

/** A request with the present name of its person. */
export type FoundRequest = {
  id: number;
  user_id: UserId;
  state: NameRequestState;
  first_name: string;
  last_name: string;
  old_first_name: string;
  old_last_name: string;
  email: string;
};

/** Takes no scope: requests of an organisation that has a checked id, or of everyone for site admins. */
export async function findNameRequest(
  db: Queries,
  place: RequestPlace,
  nameChangeId: number,
): Promise<FoundRequest | undefined> {
  const { rows } = await sql<FoundRequest>`
    select n.id, n.user_id, n.state, n.first_name, n.last_name, u.first_name as old_first_name,
      u.last_name as old_last_name, u.email
    from name_changes n join users u on u.id = n.user_id and u.erased_at is null and u.merged_into_id is null
    where n.id = ${nameChangeId} and ${isHere(place)}`.execute(db);
  return rows[0];
}
