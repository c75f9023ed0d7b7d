import type { ProductType } from '@doselore/contract';
import type { IssueSource } from '@doselore/contract/ledger';
import type { LicenceState, LicencesQuery } from '@doselore/contract/licences';
import { type RawBuilder, sql } from 'kysely';
import { type CheckedPlace, type Scope, scopeWhere } from '../../../platform/access/index.ts';
import { containing, limitTo, orderBy, type Queries, titleOf, whenSearched } from '../../../platform/db/index.ts';
import { isLatest } from './taking-back/retries.repository.ts';

export type LicenceData = {
  id: number;
  group_id: number;
  group_name: string;
  user_id: number;
  user_name: string;
  product_type: ProductType;
  product_id: number;
  title: string;
  certificate_months: number;
  state: LicenceState;
  issued_at: Date;
  started_at: Date | null;
  ended_at: Date | null;
  completed_at: Date | null;
  end_reason: string | null;
  is_free_retry: boolean;
  is_latest: boolean;
  root_licence_id: number | null;
  subgroup_id: number | null;
  virtual_group_id: number | null;
  source: IssueSource;
  source_place: string | null;
  issued_by: string;
  total: number;
};

type Params = {
  groupId?: number | undefined;
  subgroupId?: number | undefined;
  virtualGroupId?: number | undefined;
  userId?: number | undefined;
  licenceId?: number | undefined;
};
type Filter = Params & Pick<LicencesQuery, 'q' | 'page' | 'per_page' | 'sort'> & Partial<LicencesQuery>;

const columns = {
  group: sql.ref('l.group_id'),
  subgroup: sql.ref('l.subgroup_id'),
  virtualGroup: sql.ref('l.virtual_group_id'),
};
const holder = sql`lower(p.last_name || ' ' || p.first_name)`;
const sortable = { issued: sql`l.issued_at`, name: holder, state: sql`l.state`, started: sql`l.started_at` };

function isInState(state: LicencesQuery['state']): RawBuilder<unknown> {
  if (state === '') return sql`true`;
  if (state === 'live') return sql`l.state in ('issued', 'in_progress')`;
  return state === 'started' ? sql`l.started_at is not null` : sql`l.state = ${state}`;
}

/**
 * Lists one page of licences, without deleted ones. Looks up names only for this page, unless filter or sorting needs
 * them.
 */
export async function listLicenceRows(db: Queries, scope: Scope, filter: Filter): Promise<LicenceData[]> {
  const needsNames = filter.q !== '' || filter.sort.includes('name');
  const is = (column: string, value: number | string | undefined) =>
    value === undefined ? sql`true` : sql`${sql.ref(`l.${column}`)} = ${value}`;
  const { rows } = await sql<LicenceData>`
    with picked as materialized (
      select l.*, count(*) over ()::int as total, row_number() over (order by ${orderBy({ sort: filter.sort || '-issued' }, sortable)}, l.id desc) as n
      from licences l ${needsNames ? sql`join users p on p.id = l.user_id` : sql``}
      where l.deleted_at is null and ${scopeWhere(scope, columns)} and ${is('group_id', filter.groupId)}
        and ${is('subgroup_id', filter.subgroupId)} and ${is('virtual_group_id', filter.virtualGroupId)}
        and ${is('user_id', filter.userId)} and ${is('id', filter.licenceId)}
        and ${is('product_type', filter.productType)} and ${is('product_id', filter.productId)}
        and ${is('certificate_months', filter.certificateMonths)}
        and ${isInState(filter.state ?? '')}
        and ${whenSearched(filter.q, sql`lower(p.first_name || ' ' || p.last_name || ' ' || p.email) like ${containing(filter.q)}`)}
      order by n ${limitTo(filter)}
    )
    select l.id, l.group_id, g.name as group_name, l.user_id, u.first_name || ' ' || u.last_name as user_name,
      l.product_type, l.product_id, ${titleOf('l')} as title, l.certificate_months, l.state, l.issued_at, l.started_at,
      l.ended_at, l.completed_at, l.end_reason, l.is_free_retry, ${isLatest} as is_latest,
      l.root_licence_id, l.subgroup_id, l.virtual_group_id, a.kind as source,
      coalesce(s.name, v.title) as source_place, i.first_name || ' ' || i.last_name as issued_by, l.total
    from picked l join groups g on g.id = l.group_id join users u on u.id = l.user_id join users i on i.id = l.issued_by
    join licence_accounts a on a.id = l.source_account_id
    left join subgroups s on a.kind = 'POOL' and s.id = a.place_id
    left join virtual_groups v on a.kind = 'VGPOOL' and v.id = a.place_id
    order by l.n`.execute(db);
  return rows;
}

const everything = { q: '', page: 1, per_page: 1_000, sort: '' };

/** Lists all licences that one person holds, or one licence. */
export function listLicencesOf(
  db: Queries,
  scope: Scope,
  params: Params & { productId?: number },
): Promise<LicenceData[]> {
  return listLicenceRows(db, scope, { ...everything, ...params });
}

/** Lists all licences that a person holds in the organisation of a service, for callers who may see the service. */
export function listMemberLicences(
  db: Queries,
  scope: Scope,
  { groupId, userId }: { groupId: number; userId: number },
): Promise<LicenceData[]> {
  // A caller who may see the service may also see the person's other licences in the organisation.
  const whole: Scope = scope.grants.length > 0 ? { grants: [{ kind: 'groups', ids: [groupId] }] } : scope;
  return listLicencesOf(db, whole, { groupId, userId });
}

/** Finds the person for a licence, if they may get one in this place. */
export async function findMember(
  db: Queries,
  scope: Scope,
  params: CheckedPlace & { virtualGroupId?: number | undefined; userId: number },
): Promise<{ id: number; name: string } | undefined> {
  const { rows } = await sql<{ id: number; name: string }>`
    select u.id, u.first_name || ' ' || u.last_name as name from users u
    join group_members m on m.user_id = u.id and m.group_id = ${params.groupId}
    where u.id = ${params.userId} and ${scopeWhere(scope, {
      group: sql.ref('m.group_id'),
      subgroup: sql`${params.subgroupId ?? null}::bigint`,
      virtualGroup: sql`${params.virtualGroupId ?? null}::bigint`,
    })}
    and (${params.virtualGroupId ?? null}::bigint is null or exists (select from virtual_group_delegates d
      where d.virtual_group_id = ${params.virtualGroupId ?? null} and d.user_id = u.id))`.execute(db);
  return rows[0];
}
