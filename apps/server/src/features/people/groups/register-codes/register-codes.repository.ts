import type { CodeKind } from '@doselore/contract/groups';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type GroupId, reachesWholeSite, type Scope, scopeWhere } from '../../../../platform/access/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';

/** A place with register codes. Without a service it is the organisation itself. */
export type CodePlace = { groupId: GroupId; subgroupId: number | null };
type CodeRow = { kind: CodeKind; code: string | null; holds_from: string; recorded_by: string | null };

function isOf(place: CodePlace): RawBuilder<SqlBool> {
  return place.subgroupId === null
    ? sql`c.group_id = ${place.groupId} and c.kind = 'hq'`
    : sql`c.group_id = ${place.groupId} and c.subgroup_id = ${place.subgroupId}`;
}

/** Lists codes, the latest first. */
export async function listCodes(db: Queries, scope: Scope, place: CodePlace): Promise<CodeRow[]> {
  // Organisations do not see site admins by name.
  const isKnown = reachesWholeSite(scope)
    ? sql`true`
    : sql`not exists (select from user_roles r where r.user_id = u.id and r.role = 'super_admin')`;
  const { rows } = await sql<CodeRow>`
    select c.kind, c.code, c.holds_from::text as holds_from, case when ${isKnown} then u.first_name || ' ' || u.last_name end as recorded_by
    from subgroup_codes c left join users u on u.id = c.recorded_by
    where ${isOf(place)} and ${scopeWhere(scope, { group: sql.ref('c.group_id'), subgroup: sql.ref('c.subgroup_id') })}
    order by c.holds_from desc, c.id desc`.execute(db);
  return rows;
}

type NewCode = {
  place: CodePlace;
  kind: CodeKind;
  code: string | null;
  from: string;
  /** Null where nobody entered it here: the place already had it. */
  actorId: number | null;
  now: Date;
};

export async function insertCode(db: Queries, code: NewCode): Promise<void> {
  await db
    .insertInto('subgroup_codes')
    .values({
      group_id: code.place.groupId,
      subgroup_id: code.place.subgroupId,
      kind: code.kind,
      code: code.code,
      holds_from: code.from,
      recorded_by: code.actorId,
      recorded_at: code.now,
    })
    .execute();
}

export async function findLastCodeDay(
  db: Queries,
  { place, kind }: { place: CodePlace; kind: CodeKind },
): Promise<string | undefined> {
  const { rows } = await sql<{ last: string | null }>`
    select max(c.holds_from)::text as last from subgroup_codes c where ${isOf(place)} and c.kind = ${kind}`.execute(db);
  return rows[0]?.last ?? undefined;
}
