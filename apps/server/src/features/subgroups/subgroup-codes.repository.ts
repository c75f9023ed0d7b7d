import { sql } from 'kysely';
import { type Scope, scopeWhere } from '../../platform/access/index.ts';
import type { Queries } from '../../platform/db/index.ts';

type CodeRow = { kind: 'ods' | 'premises'; code: string | null; holds_from: string; recorded_by: string | null };

export async function listCodes(
  db: Queries,
  scope: Scope,
  of: { groupId: number; subgroupId: number },
): Promise<CodeRow[]> {
  const { rows } = await sql<CodeRow>`
    select c.kind, c.code, c.holds_from::text as holds_from, u.first_name || ' ' || u.last_name as recorded_by
    from subgroup_codes c left join users u on u.id = c.recorded_by
    where c.subgroup_id = ${of.subgroupId} and c.group_id = ${of.groupId}
      and ${scopeWhere(scope, { group: sql.ref('c.group_id'), subgroup: sql.ref('c.subgroup_id') })}
    order by c.holds_from desc, c.id desc`.execute(db);
  return rows;
}

type NewCode = {
  groupId: number;
  subgroupId: number;
  kind: 'ods' | 'premises';
  code: string | null;
  from: string;
  actorId: number;
  now: Date;
};

export async function insertCode(db: Queries, code: NewCode): Promise<void> {
  await db
    .insertInto('subgroup_codes')
    .values({
      group_id: code.groupId,
      subgroup_id: code.subgroupId,
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
  of: { groupId: number; subgroupId: number; kind: 'ods' | 'premises' },
): Promise<string | undefined> {
  const { rows } = await sql<{ last: string | null }>`
    select max(holds_from)::text as last from subgroup_codes
    where subgroup_id = ${of.subgroupId} and group_id = ${of.groupId} and kind = ${of.kind}`.execute(db);
  return rows[0]?.last ?? undefined;
}
