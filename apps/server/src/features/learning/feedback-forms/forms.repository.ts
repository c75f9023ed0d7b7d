import type { ListQuery } from '@doselore/contract';
import type { FeedbackKind } from '@doselore/contract/feedback-forms';
import { sql } from 'kysely';
import type { UserId } from '../../../platform/access/index.ts';
import { containing, limitTo, orderBy, type Queries, type Tx } from '../../../platform/db/index.ts';

/** Owner of a form: a product, or the site. */
export type FormRef = { kind: FeedbackKind; productId: number | null };

/** SQL over `feedback_forms f`: the product of a form of a kind. Face-to-face courses have products of their own. */
const productOf = (kind: FeedbackKind) => (kind === 'paper' ? sql.ref('f.paper_product_id') : sql.ref('f.product_id'));

/** SQL over `feedback_forms f`: whether it is the form of the site. */
const isOfSite = sql`f.product_id is null and f.paper_product_id is null`;

const productTable = (kind: FeedbackKind) => (kind === 'paper' ? 'abstract_paper_courses' : 'abstract_courses');

export type FormData = { id: number; questions: string };

/** Finds the form in force: the form of the product, or else the form of the site. */
export async function findFormInForce(db: Queries, { kind, productId }: FormRef): Promise<FormData | undefined> {
  const { rows } = await sql<FormData>`
    select f.id, f.questions from feedback_forms f
    where f.kind = ${kind} and not f.uses_site_form and (${productOf(kind)} = ${productId}::bigint or ${isOfSite})
      and not exists (select from feedback_forms n
        where n.kind = f.kind and n.product_id is not distinct from f.product_id
          and n.paper_product_id is not distinct from f.paper_product_id and n.version > f.version)
    order by ${productOf(kind)} nulls last limit 1`.execute(db);
  return rows[0];
}

/** Finds a version that learners of the product were shown. It belongs to the form of the product or of the site. */
export async function findShownForm(
  db: Queries,
  { kind, productId, formId }: FormRef & { formId: number },
): Promise<FormData | undefined> {
  const { rows } = await sql<FormData>`
    select f.id, f.questions from feedback_forms f where f.id = ${formId} and f.kind = ${kind}
      and not f.uses_site_form and (${productOf(kind)} = ${productId}::bigint or ${isOfSite})`.execute(db);
  return rows[0];
}

export async function findProductTitle(
  db: Queries,
  { kind, productId }: { kind: FeedbackKind; productId: number },
): Promise<string | undefined> {
  const row = await db.selectFrom(productTable(kind)).select('title').where('id', '=', productId).executeTakeFirst();
  return row?.title;
}

/**
 * Locks the owner of a form, so that two saves run one after the other. Returns false for an archived or unknown
 * product.
 */
export async function lockForm(tx: Tx, { kind, productId }: FormRef): Promise<boolean> {
  const { rows } =
    productId === null
      ? await sql`select f.id from feedback_forms f where ${isOfSite} and f.kind = ${kind} and f.version = 1
          for no key update`.execute(tx)
      : await sql`select id from ${sql.table(productTable(kind))} where id = ${productId} and archived_at is null
          for no key update`.execute(tx);
  return rows.length > 0;
}

export type FormVersionData = {
  id: number;
  version: number;
  uses_site_form: boolean;
  questions: string;
  made_by: string | null;
  made_at: Date;
  answered: number;
};

/**
 * Lists the versions of a form, newest first, with how many people answered each.
 * Takes no scope: forms of the site and of products of the catalogue.
 */
export async function listVersions(db: Queries, { kind, productId }: FormRef, limit = 100): Promise<FormVersionData[]> {
  const { rows } = await sql<FormVersionData>`
    select f.id, f.version, f.uses_site_form, f.questions, u.first_name || ' ' || u.last_name as made_by, f.made_at,
      ((select count(*) from course_feedback c where c.form_id = f.id)
        + (select count(*) from session_feedback s where s.form_id = f.id)
        + (select count(*) from paper_feedback p where p.form_id = f.id))::int as answered
    from feedback_forms f left join users u on u.id = f.made_by
    where f.kind = ${kind} and ${productOf(kind)} is not distinct from ${productId}::bigint
    order by f.version desc limit ${limit}`.execute(db);
  return rows;
}

type NewForm = FormRef & {
  version: number;
  uses_site_form: boolean;
  questions: string;
  by: UserId | null;
  at: Date;
};

export async function insertForm(tx: Tx, { kind, productId, by, at, ...form }: NewForm): Promise<void> {
  await tx
    .insertInto('feedback_forms')
    .values({
      kind,
      product_id: kind === 'paper' ? null : productId,
      paper_product_id: kind === 'paper' ? productId : null,
      ...form,
      made_by: by,
      made_at: at,
    })
    .execute();
}

export type ListedFormData = {
  id: number;
  kind: FeedbackKind;
  product_id: number | null;
  title: string | null;
  version: number;
  uses_site_form: boolean;
  questions: string;
  made_by: string | null;
  made_at: Date;
  total: number;
};

const sortable = { title: 'title', kind: 'kind', version: 'version', made_at: 'made_at' };

/**
 * Lists the forms in force: forms of the site, and forms of products.
 * Takes no scope: forms of the site and of products of the catalogue.
 */
export async function listForms(
  db: Queries,
  filter: ListQuery & { kind: FeedbackKind | 'all' },
): Promise<ListedFormData[]> {
  const { rows } = await sql<ListedFormData>`
    select x.*, count(*) over ()::int as total from (
      select distinct on (f.product_id, f.paper_product_id, f.kind) f.id, f.kind,
        coalesce(f.product_id, f.paper_product_id) as product_id, coalesce(a.title, p.title) as title, f.version,
        f.questions, f.uses_site_form, u.first_name || ' ' || u.last_name as made_by, f.made_at
      from feedback_forms f left join abstract_courses a on a.id = f.product_id
      left join abstract_paper_courses p on p.id = f.paper_product_id left join users u on u.id = f.made_by
      where ${filter.kind} = 'all' or f.kind = ${filter.kind}
      order by f.product_id, f.paper_product_id, f.kind, f.version desc
    ) x where not x.uses_site_form and lower(coalesce(x.title, 'site')) like ${containing(filter.q)}
    order by ${orderBy(filter, sortable)}, x.id ${limitTo(filter)}`.execute(db);
  return rows;
}
