import type { ListQuery, ProductType } from '@doselore/contract';
import { type DetailFields, type DetailFilter, detailFields } from '@doselore/contract/product-details';
import { sql } from 'kysely';
import type { UserId } from '../../../platform/access/index.ts';
import { columnsOf, containing, limitTo, orderBy, type Queries, type Tx } from '../../../platform/db/index.ts';

export type Product = { productType: ProductType; productId: number };
type Named = { id: number; name: string };

/**
 * SQL for the products that are not archived, with the version of the course that stands for each: the live one, or else
 * the newest. Courses belong to no organisation, so that there is no scope; the permission table opens them to site admins
 * only.
 */
const products = sql`(
  select distinct on (a.id) 'abstract_course' as product_type, a.id as product_id, c.id as course_id, a.title,
    a.default_months, c.is_live, c.deliverable_id
  from abstract_courses a join courses c on c.abstract_course_id = a.id where a.archived_at is null
  order by a.id, c.is_live desc, c.version desc)
  union all (
  select distinct on (a.id) 'abstract_paper_course', a.id, c.id, a.title, a.default_months, c.is_live, null
  from abstract_paper_courses a join paper_courses c on c.abstract_paper_course_id = a.id where a.archived_at is null
  order by a.id, c.is_live desc, c.version desc)`;

/** SQL for the newest details of a product `p`. */
const newest = sql`lateral (select * from product_details d where d.product_type = p.product_type
  and d.product_id = p.product_id order by d.version desc limit 1)`;

export type DetailRowData = {
  product_type: ProductType;
  product_id: number;
  course_id: number;
  title: string;
  is_live: boolean;
  /** Null for a course whose results an admin enters. */
  deliverable_id: number | null;
  objectives: string;
  cpd_minutes: number | null;
  months_reason: string;
  reviewed_on: string | null;
  review_due_on: string | null;
  is_overdue: boolean;
  missing: number;
  owner: Named | null;
  total: number;
};

const sortable = {
  title: 'title',
  cpd_minutes: 'cpd_minutes',
  reviewed_on: 'reviewed_on',
  review_due_on: 'review_due_on',
  missing: 'missing',
};

const conditions: Record<DetailFilter, string> = {
  objectives: "objectives = ''",
  cpd: 'cpd_minutes is null',
  review: 'reviewed_on is null',
  months: "months_reason = ''",
  any: 'missing > 0',
  overdue: 'is_overdue',
};

type Filter = ListQuery & { kind: ProductType | 'all'; missing: DetailFilter | ''; today: string };

/** Takes no scope: products of the catalogue, and site admins who own them. */
export async function listDetailRows(db: Queries, filter: Filter): Promise<DetailRowData[]> {
  const { kind, missing, q } = filter;
  const { rows } = await sql<DetailRowData>`
    select x.*, count(*) over ()::int as total from (
      select p.product_type, p.product_id, p.course_id, p.title, p.is_live, p.deliverable_id, coalesce(d.objectives, '') as objectives,
        d.cpd_minutes, coalesce(d.months_reason, '') as months_reason, d.reviewed_on, d.review_due_on,
        coalesce(d.review_due_on < ${filter.today}::date, false) as is_overdue,
        (coalesce(d.objectives, '') = '')::int + (d.cpd_minutes is null)::int + (d.reviewed_on is null)::int
          + (coalesce(d.months_reason, '') = '')::int as missing,
        case when u.id is not null then json_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name) end as owner
      from (${products}) p left join ${newest} d on true left join users u on u.id = d.content_owner_id
      where (${kind} = 'all' or p.product_type = ${kind})
        and (lower(p.title) like ${containing(q)} or lower(d.keywords) like ${containing(q)})
    ) x where ${missing === '' ? sql`true` : sql.raw(conditions[missing])}
    order by ${orderBy(filter, sortable)}, product_type, product_id ${limitTo(filter)}`.execute(db);
  return rows;
}

export type ProductName = { title: string; default_months: number };

export async function findProductName(db: Queries, product: Product): Promise<ProductName | undefined> {
  const { rows } = await sql<ProductName>`select p.title, p.default_months from (${products}) p
    where p.product_type = ${product.productType} and p.product_id = ${product.productId}`.execute(db);
  return rows[0];
}

/** Locks a product that is not archived, so that two saves of its details run one after the other. */
export async function lockProduct(tx: Tx, { productType, productId }: Product): Promise<boolean> {
  const table = sql.table(productType === 'abstract_course' ? 'abstract_courses' : 'abstract_paper_courses');
  const { rows } = await sql`
    select id from ${table} where id = ${productId} and archived_at is null for no key update`.execute(tx);
  return rows.length > 0;
}

export type VersionData = DetailFields & { version: number; made_by: string | null; made_at: Date };

const versionColumns = sql`d.version, ${columnsOf(detailFields, 'd')}, u.first_name || ' ' || u.last_name as made_by, d.made_at`;

/**
 * Lists the versions of the details of a product, newest first.
 * Takes no scope: products of the catalogue, and site admins who own them.
 */
export async function listVersions(db: Queries, product: Product, limit = 100): Promise<VersionData[]> {
  const { rows } = await sql<VersionData>`
    select ${versionColumns} from product_details d left join users u on u.id = d.made_by
    where d.product_type = ${product.productType} and d.product_id = ${product.productId}
    order by d.version desc limit ${limit}`.execute(db);
  return rows;
}

type NewVersion = { product: Product; fields: DetailFields; version: number; by: UserId | null; at: Date };

export async function insertDetails(tx: Tx, { product, fields, version, by, at }: NewVersion): Promise<void> {
  await tx
    .insertInto('product_details')
    .values({
      product_type: product.productType,
      product_id: product.productId,
      version,
      ...fields,
      made_by: by,
      made_at: at,
    })
    .execute();
}

/** Lists the icons of accreditors that are in use, in the order of their titles. */
export async function listAccreditors(db: Queries): Promise<{ code: string; title: string }[]> {
  const { rows } = await sql<{ code: string; title: string }>`
    select i.code, i.title from certificate_icons i where i.kind = 'accreditor' and i.archived_at is null
    order by lower(i.title), i.id`.execute(db);
  return rows;
}

/**
 * Lists the site admins who can sign in, in the order of their names.
 * Takes no scope: products of the catalogue, and site admins who own them.
 */
export async function listSiteAdmins(db: Queries): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select u.id, u.first_name || ' ' || u.last_name as name from users u
    join user_roles r on r.user_id = u.id and r.role = 'super_admin' where u.state = 'active'
    order by u.last_name, u.first_name, u.id`.execute(db);
  return rows;
}
