import type { Body, ListQuery } from '@doselore/contract';
import type { CourseList } from '@doselore/contract/courses';
import type { createPaperCourse, ScanRule } from '@doselore/contract/paper-courses';
import type { TrainingClass } from '@doselore/contract/personal-data';
import { sql } from 'kysely';
import { containing, limitTo, orderBy, type Queries, type Tx } from '../../../platform/db/index.ts';

type VersionName = { id: number; version: number };

type RowData = VersionName & {
  title: string;
  default_months: number;
  is_live: boolean;
  waiting: number;
  results: number;
};

export type ListedPaperCourseData = RowData & {
  draft: VersionName | null;
  archived: { on: string; reason: string } | null;
  total: number;
};

/** SQL over `paper_courses c` and its `abstract_paper_courses a`. */
const rowColumns = sql`c.id, c.version, a.title, a.default_months, c.is_live,
  (select count(*)::int from licences l where l.product_type = 'abstract_paper_course' and l.product_id = a.id
    and l.state = 'issued') as waiting,
  (select count(*)::int from paper_results r join paper_courses v on v.id = r.paper_course_id
    where v.abstract_paper_course_id = a.id) as results`;

const sortable = { title: 'title', waiting: 'waiting', results: 'results' };

/**
 * Lists one version of each current or archived product: the live one, or else the newest. Courses belong to no
 * organisation, so that there is no scope; the permission table opens them to site admins only.
 * Takes no scope: face-to-face courses of the catalogue.
 */
export async function listPaperCourseRows(
  db: Queries,
  filter: ListQuery & { list: CourseList },
): Promise<ListedPaperCourseData[]> {
  const { rows } = await sql<ListedPaperCourseData>`
    select x.*, count(*) over ()::int as total from (
      select distinct on (a.id) ${rowColumns},
        (select json_build_object('id', v.id, 'version', v.version) from paper_courses v
          where v.abstract_paper_course_id = a.id and v.version > c.version and v.went_live_at is null
          order by v.version desc limit 1) as draft,
        case when a.archived_at is not null then json_build_object('on', (a.archived_at at time zone 'UTC')::date,
          'reason', a.archive_reason) end as archived
      from abstract_paper_courses a join paper_courses c on c.abstract_paper_course_id = a.id
      where (a.archived_at is not null) = ${filter.list === 'archived'} and lower(a.title) like ${containing(filter.q)}
      order by a.id, c.is_live desc, c.version desc
    ) x order by ${orderBy(filter, sortable)}, id ${limitTo(filter)}`.execute(db);
  return rows;
}

export type PaperCourseData = RowData & {
  product_id: number;
  summary: string | null;
  renewal_basis: 'completion' | 'anniversary';
  training_class: TrainingClass;
  motif: string;
  hue: string;
  has_score: boolean;
  pass_mark: number | null;
  evidence: ScanRule;
  assessors: string;
  live: VersionName | null;
  has_versions: boolean;
};

/** Finds a version of a product that is not archived. Takes no scope: face-to-face courses of the catalogue. */
export async function findPaperCourse(db: Queries, paperCourseId: number): Promise<PaperCourseData | undefined> {
  const { rows } = await sql<PaperCourseData>`
    select ${rowColumns}, a.id as product_id, a.summary, a.renewal_basis, a.training_class, a.motif, a.hue, c.has_score,
      c.pass_mark, c.evidence, c.assessors,
      (select json_build_object('id', v.id, 'version', v.version) from paper_courses v
        where v.abstract_paper_course_id = a.id and v.is_live) as live,
      exists (select from paper_courses v where v.abstract_paper_course_id = a.id and v.id <> c.id) as has_versions
    from paper_courses c join abstract_paper_courses a on a.id = c.abstract_paper_course_id
    where c.id = ${paperCourseId} and a.archived_at is null`.execute(db);
  return rows[0];
}

/** Finds the product of a version, also when it is archived. */
export async function findPaperProduct(db: Queries, paperCourseId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('paper_courses')
    .select('abstract_paper_course_id')
    .where('id', '=', paperCourseId)
    .executeTakeFirst();
  return row?.abstract_paper_course_id;
}

export type PaperCourseFields = Body<typeof createPaperCourse>;

const productFields = (fields: PaperCourseFields) => {
  const { title, summary, default_months, renewal_basis, training_class, motif, hue } = fields;
  return { title, summary, default_months, renewal_basis, training_class, motif, hue };
};

const ruleFields = ({ has_score, pass_mark, evidence, assessors }: PaperCourseFields) => ({
  has_score,
  pass_mark: has_score ? pass_mark : null,
  evidence,
  assessors,
});

/** Inserts a product with its first version, a draft. Returns the id of the version. */
export async function insertPaperCourse(tx: Tx, { fields, at }: { fields: PaperCourseFields; at: Date }) {
  const product = await tx
    .insertInto('abstract_paper_courses')
    .values({ ...productFields(fields), created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const version = await tx
    .insertInto('paper_courses')
    .values({ abstract_paper_course_id: product.id, ...ruleFields(fields), created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return version.id;
}

/** Locks a version together with its product, which other versions share. */
export async function lockPaperCourse(
  tx: Tx,
  paperCourseId: number,
): Promise<(PaperCourseFields & { is_live: boolean; product_id: number }) | undefined> {
  const { rows } = await sql<PaperCourseFields & { is_live: boolean; product_id: number }>`
    select a.title, a.summary, a.default_months, a.renewal_basis, a.training_class, a.motif, a.hue, c.has_score,
      c.pass_mark, c.evidence, c.assessors, c.is_live, a.id as product_id
    from paper_courses c join abstract_paper_courses a on a.id = c.abstract_paper_course_id
    where c.id = ${paperCourseId} and a.archived_at is null for no key update of a, c`.execute(tx);
  return rows[0];
}

export async function savePaperCourse(
  tx: Tx,
  { paperCourseId, productId, fields }: { paperCourseId: number; productId: number; fields: PaperCourseFields },
): Promise<void> {
  await tx.updateTable('paper_courses').set(ruleFields(fields)).where('id', '=', paperCourseId).execute();
  await tx.updateTable('abstract_paper_courses').set(productFields(fields)).where('id', '=', productId).execute();
}
