import type { ServiceLevel } from '@doselore/contract';
import { sql } from 'kysely';
import type { Queries } from '../db/index.ts';
import type { GroupId, SubgroupId, UserId, VirtualGroupId } from './checked-ids.ts';

export type ManagedService = {
  id: SubgroupId;
  groupId: GroupId;
  level: ServiceLevel;
  generalPotAccess: boolean;
  viewSiblings: boolean;
};

/** Person who sent a request. Read from the database for each request, so that a change of rights applies at once. */
export type Principal = {
  id: UserId;
  state: 'active' | 'provisional' | 'disabled';
  roles: string[];
  isSuper: boolean;
  groupIds: GroupId[];
  services: ManagedService[];
  virtualGroupIds: VirtualGroupId[];
  /** False while bookings are switched off on the site: what their pages show, without another statement. */
  hasBookings: boolean;
  /** True while this session may only be used to set up two-step verification. */
  mustSetUpTwoStep: boolean;
};

type Row = {
  id: UserId;
  state: Principal['state'];
  roles: string[];
  group_ids: GroupId[];
  services: ManagedService[];
  virtual_group_ids: VirtualGroupId[];
  has_bookings: boolean;
};

/**
 * SQL columns over `users u` with the rights of a person: roles, and the unarchived places that they manage. Each step
 * finds rows by a key of the step before. A join would let the database begin with all places while it has no statistics.
 */
const rights = sql`
  coalesce((select json_agg(r.role order by r.role) from user_roles r where r.user_id = u.id), '[]') as roles,
  coalesce((select json_agg(m.group_id) from group_managers m
    where m.user_id = u.id and (select archived_at is null from groups where id = m.group_id)), '[]') as group_ids,
  coalesce((select json_agg(json_build_object('id', s.id, 'groupId', s.group_id,
      'level', coalesce((select default_service_manager_level from group_settings where group_id = s.group_id), 'LOW'),
      'generalPotAccess', m.general_pot_access, 'viewSiblings', m.view_siblings) order by s.id)
    from subgroup_managers m
    cross join lateral (select id, group_id from subgroups where id = m.subgroup_id and archived_at is null offset 0) s
    where m.user_id = u.id and (select archived_at is null from groups where id = s.group_id)), '[]') as services,
  coalesce((select json_agg(l.virtual_group_id) from course_leaders() l
    where l.user_id = u.id and (select (select archived_at is null from groups where id = v.group_id)
      from virtual_groups v where v.id = l.virtual_group_id)), '[]') as virtual_group_ids,
  exists (select from site_settings where name = 'bookings' and value = 'on') as has_bookings`;

/**
 * Session with its person. `provedAt` is when the person last proved who they are: at sign-in or at a later step-up.
 */
export type SessionFound = { principal: Principal; sessionId: number; seenAt: Date; provedAt: Date };

type Lifetimes = { idleMs: number; adminIdleMs: number; maxMs: number; adminMaxMs: number };
type SessionRow = Row & { session_id: number; seen_at: Date; created_at: Date; proved_at: Date; must_set_up: boolean };
/** Row of the query. Without a session, the columns of the session are null. */
type FoundRow = { [Name in keyof SessionRow]: SessionRow[Name] | null } & { is_in_maintenance: boolean };

const hasSession = (row: FoundRow | undefined): row is FoundRow & SessionRow =>
  row !== undefined && row.session_id !== null;

/** Finds the session of a token and, in the same statement, whether the site is in maintenance. */
export async function findPrincipalBySession(
  db: Queries,
  options: Lifetimes & { tokenHash: Buffer; now: Date },
): Promise<{ isInMaintenance: boolean; session: SessionFound | undefined }> {
  const { rows } = await sql<FoundRow>`
    select m.is_in_maintenance, p.*
    from (select exists (select from site_settings where name = 'maintenance' and value = 'on') as is_in_maintenance) m
    left join (
      select u.id, u.state, s.id as session_id, s.seen_at, s.created_at, s.must_set_up_two_step as must_set_up,
        coalesce(s.stepped_up_at, s.created_at) as proved_at, ${rights}
      from (select * from sessions where token_hash = ${options.tokenHash} offset 0) s
      cross join lateral (select * from users where id = s.user_id and state <> 'disabled' offset 0) u) p on true`.execute(
    db,
  );
  const [row] = rows;
  const session = hasSession(row) ? livingSession(row, options) : undefined;
  return { isInMaintenance: row?.is_in_maintenance === true, session };
}

/** Returns the session of a row. Undefined when it has expired. */
function livingSession(row: SessionRow, options: Lifetimes & { now: Date }): SessionFound | undefined {
  const hasShort = isAdmin(row.roles);
  const now = options.now.getTime();
  if (now - row.seen_at.getTime() > (hasShort ? options.adminIdleMs : options.idleMs)) return undefined;
  if (now - row.created_at.getTime() > (hasShort ? options.adminMaxMs : options.maxMs)) return undefined;
  const { session_id: sessionId, seen_at: seenAt, proved_at: provedAt } = row;
  return { principal: { ...toPrincipal(row), mustSetUpTwoStep: row.must_set_up }, sessionId, seenAt, provedAt };
}

/**
 * Returns whether a person has an admin role, which shortens their sessions. An organiser only answers booking
 * questions.
 */
export function isAdmin(roles: readonly string[]): boolean {
  return roles.some((role) => role !== 'organiser');
}

export async function findPrincipal(db: Queries, userId: number): Promise<Principal | undefined> {
  const { rows } = await sql<Row>`select u.id, u.state, ${rights} from users u where u.id = ${userId}`.execute(db);
  return rows[0] && toPrincipal(rows[0]);
}

/** Converts a row. A role counts only with a place that the person manages, and a place only with its role. */
function toPrincipal(row: Row): Principal {
  const has = (role: string) => row.roles.includes(role);
  return {
    id: row.id,
    state: row.state,
    roles: row.roles,
    isSuper: has('super_admin'),
    groupIds: has('group_admin') ? row.group_ids : [],
    services: has('subgroup_admin') ? row.services : [],
    virtualGroupIds: has('trainer') ? row.virtual_group_ids : [],
    hasBookings: row.has_bookings,
    mustSetUpTwoStep: false,
  };
}
