import type { IssueVerdict } from '@doselore/contract/licence-issue';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Queries, Tx } from '../../../platform/db/index.ts';
import type { LedgerKey } from '../ledger/index.ts';
import type { IssuePlace } from './seat-issue.ts';

export type Judged = {
  id: number;
  name: string;
  verdict: IssueVerdict;
  valid_until: string | null;
  is_live_elsewhere: boolean;
};

/** Locks these accounts until commit, so that no merge changes them. */
export async function lockPeople(tx: Tx, userIds: readonly number[]): Promise<void> {
  await sql`select id from users where id = any(${[...userIds]}::bigint[]) order by id for key share`.execute(tx);
}

/**
 * SQL that checks the people of a place: members of the organisation who also belong to the service, or are delegates
 * of the virtual group.
 */
function isInPlace(place: IssuePlace): RawBuilder<SqlBool> {
  if (place.virtualGroupId !== undefined)
    return sql`exists (select from virtual_group_delegates d
      where d.virtual_group_id = ${place.virtualGroupId} and d.user_id = w.id)`;
  if (place.subgroupId !== undefined)
    return sql`exists (select from subgroup_members s where s.subgroup_id = ${place.subgroupId} and s.user_id = w.id)`;
  return sql`true`;
}

/** Returns verdicts in the order of the request. Unknown ids are reported as not members. */
export async function listVerdicts(
  db: Queries,
  params: { key: LedgerKey; place: IssuePlace; userIds: readonly number[]; at: Date },
): Promise<Judged[]> {
  const { groupId, productType, productId } = params.key;
  const isSame = (table: string) => sql`${sql.ref(`${table}.user_id`)} = w.id
    and ${sql.ref(`${table}.product_type`)} = ${productType} and ${sql.ref(`${table}.product_id`)} = ${productId}`;
  const { rows } = await sql<Judged>`
    with facts as (
      select w.id, w.n, coalesce(u.first_name || ' ' || u.last_name, '') as name,
        m.user_id is not null and u.merged_into_id is null and ${isInPlace(params.place)} as is_member,
        m.archived_at is not null or u.archived_at is not null or u.state = 'disabled' as is_archived,
        exists (select from licences l where ${isSame('l')} and l.group_id = ${groupId}
          and l.state in ('issued', 'in_progress')) as is_live,
        exists (select from licences l where ${isSame('l')} and l.group_id <> ${groupId}
          and l.state in ('issued', 'in_progress')) as is_live_elsewhere,
        (select max(coalesce(c.expires_on, '9999-12-31'::date)) from certificates c where ${isSame('c')}
          and c.group_id = ${groupId} and c.state = 'valid'
          and (c.expires_on is null or c.expires_on >= ${params.at}::date)) as valid_until
      from unnest(${[...params.userIds]}::bigint[]) with ordinality w (id, n)
      left join users u on u.id = w.id
      left join group_members m on m.user_id = w.id and m.group_id = ${groupId}
    )
    select id, name, is_live_elsewhere, valid_until,
      case when not is_member then 'not_a_member' when is_archived then 'archived' when is_live then 'already_live'
        when valid_until is not null then 'valid_certificate' else 'eligible' end as verdict
    from facts order by n`.execute(db);
  return rows;
}

/** Returns the course to make live, when the product is a draft. */
export async function findDraftCourse(db: Queries, { productType, productId }: LedgerKey): Promise<number | null> {
  if (productType !== 'abstract_course') return null;
  const { rows } = await sql<{ course_id: number }>`
    select course_id from draft_products() where product_id = ${productId}`.execute(db);
  return rows[0]?.course_id ?? null;
}
