import { type AuditFilters, auditCountMax } from '@doselore/contract/audits';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Scope, scopeWhere } from '../../../platform/access/index.ts';
import { limitTo, type Queries, startingWith } from '../../../platform/db/index.ts';
import { namesOf, subjectName } from './subject-names.repository.ts';

type Changes = Record<string, [string | number | boolean | null, string | number | boolean | null]>;

export type AuditData = {
  id: number;
  at: Date;
  action: string;
  level: string;
  actor_id: number | null;
  actor_name: string | null;
  group_id: number | null;
  group_name: string | null;
  subject: string;
  subject_name: string | null;
  detail: Record<string, string | number | boolean | null>;
  changes: Changes;
  personal: Changes | null;
  request_id: string | null;
  total: number;
};

const peopleMax = 200;

/**
 * Lists people by the beginnings of their names, their address or id. A query of its own, so that the planner knows how
 * many there are.
 */
async function listActorIds(db: Queries, text: string): Promise<number[]> {
  const words = text.toLowerCase().split(/\s+/u).filter(Boolean);
  const each = words.map((word) => {
    const start = startingWith(word);
    const isId = /^\d{1,15}$/u.test(word) ? sql` or u.id = ${Number(word)}` : sql``;
    return sql<SqlBool>`(lower(u.first_name) like ${start} or lower(u.last_name) like ${start}
      or u.email like ${start}${isId})`;
  });
  const { rows } = await sql<{ id: number }>`select u.id from users u where ${sql.join(each, sql` and `)}
    order by u.id limit ${peopleMax}`.execute(db);
  return rows.map(({ id }) => id);
}

async function conditionsOf(db: Queries, scope: Scope, filters: AuditFilters): Promise<RawBuilder<SqlBool>> {
  const { q, family, level, by, group, about, from, to } = filters;
  const parts = [sql<SqlBool>`${scopeWhere(scope, { group: sql.ref('e.group_id') })}`];
  if (q !== '') parts.push(sql`e.actor_id = any(${await listActorIds(db, q)}::bigint[])`);
  if (by !== null) parts.push(sql`e.actor_id = ${by}`);
  if (group !== null) parts.push(sql`e.group_id = ${group}`);
  if (family !== '') parts.push(sql`e.family = ${family}`);
  if (level !== '') parts.push(sql`e.level = ${level}`);
  if (about !== '') parts.push(sql`e.subject = ${about}`);
  if (from !== '') parts.push(sql`e.at >= ${from}::date`);
  if (to !== '') parts.push(sql`e.at < ${to}::date + 1`);
  return sql<SqlBool>`${sql.join(parts, sql` and `)}`;
}

export async function listAuditRows(db: Queries, scope: Scope, filters: AuditFilters): Promise<AuditData[]> {
  const where = await conditionsOf(db, scope, filters);
  const { rows } = await sql<AuditData>`
    with page as (
      select e.* from audit_events e where ${where} order by e.at desc, e.id desc ${limitTo(filters)})
    select e.id, e.at, e.action, e.level, e.actor_id, a.first_name || ' ' || a.last_name as actor_name,
      e.group_id, g.name as group_name, e.subject,
      ${subjectName} as subject_name,
      e.detail, e.changes, e.personal, e.request_id,
      (select count(*)::int from (select from audit_events e where ${where} limit ${auditCountMax}) counted) as total
    from page e
      left join users a on a.id = e.actor_id
      ${namesOf}
    order by e.at desc, e.id desc`.execute(db);
  return rows;
}
