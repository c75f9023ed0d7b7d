import { sql } from 'kysely';
import type { GroupId } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';
import type { LedgerKey } from '../ledger/index.ts';

type ProductData = { title: string; is_archived: boolean; is_draft: boolean };

export async function findProduct(
  db: Queries,
  { productType, productId }: Pick<LedgerKey, 'productType' | 'productId'>,
): Promise<ProductData | undefined> {
  const isOnline = productType === 'abstract_course';
  const table = sql.table(isOnline ? 'abstract_courses' : 'abstract_paper_courses');
  const isDraft = isOnline
    ? sql`exists (select from draft_products() where product_id = p.id)`
    : sql`not exists (select from paper_courses where abstract_paper_course_id = p.id and is_live)`;
  const { rows } =
    await sql<ProductData>`select p.title, p.archived_at is not null as is_archived, ${isDraft} as is_draft
    from ${table} p where p.id = ${productId}`.execute(db);
  return rows[0];
}

export type SupplyPlace = { groupId: GroupId; subgroupId?: number | undefined; virtualGroupId?: number | undefined };

/**
 * Returns true when the organisation is open, and the service or virtual group, where given, is open and belongs to it.
 * A virtual group given with a service must belong to that service. Locks the places until commit: closing a place
 * sends back its seats, and must not miss any.
 */
export async function isPlaceIn(db: Queries, place: SupplyPlace): Promise<boolean> {
  const { subgroupId = null, virtualGroupId = null } = place;
  const { rows } = await sql<{ is_in: boolean }>`
    with g as (select id from groups where id = ${place.groupId} and archived_at is null for share),
      s as (select id from subgroups where id = ${subgroupId} and group_id = ${place.groupId} and archived_at is null for share),
      v as (select id from virtual_groups where id = ${virtualGroupId} and group_id = ${place.groupId}
        and (${subgroupId}::bigint is null or subgroup_id = ${subgroupId}) and state not in ('closed', 'cancelled') for share)
    select exists (select from g) and (${subgroupId}::bigint is null or exists (select from s))
      and (${virtualGroupId}::bigint is null or exists (select from v)) as is_in`.execute(db);
  return rows[0]?.is_in ?? false;
}

/**
 * Returns whether a virtual group teaches this product. The product is an abstract course.
 * Takes no scope: isPlaceIn has found the virtual group in its organisation.
 */
export async function teaches(
  db: Queries,
  virtualGroupId: number,
  { productType, productId }: Pick<LedgerKey, 'productType' | 'productId'>,
): Promise<boolean> {
  if (productType !== 'abstract_course') return false;
  const { rows } = await sql`select from virtual_groups
    where id = ${virtualGroupId} and abstract_course_id = ${productId}`.execute(db);
  return rows.length > 0;
}
