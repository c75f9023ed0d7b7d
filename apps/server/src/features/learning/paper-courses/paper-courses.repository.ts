import { type ListQuery, pickFields, type StoredRecord } from '@doselore/contract';
import type { CourseList } from '@doselore/contract/courses';
import { type paperCourseFields, paperProductFields, paperRuleFields } from '@doselore/contract/paper-courses';
import { sql } from 'kysely';
import { columnsOf, containing, limitTo, orderBy, type Queries, type Tx } from '../../../platform/db/index.ts';

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
const versionColumns = sql`c.id, c.version, c.is_live,
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
      select distinct on (a.id) ${versionColumns}, a.title, a.default_months,
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

export type PaperCourseFields = StoredRecord<typeof paperCourseFields>;

export type PaperCourseData = RowData &
  PaperCourseFields & { product_id: number; live: VersionName | null; has_versions: boolean };

const shared = columnsOf(paperProductFields, 'a');
const rule = columnsOf(paperRuleFields, 'c');

/** Finds a version of a product that is not archived. Takes no scope: face-to-face courses of the catalogue. */
export async function findPaperCourse(db: Queries, paperCourseId: number): Promise<PaperCourseData | undefined> {
  const { rows } = await sql<PaperCourseData>`
    select ${versionColumns}, ${shared}, ${rule}, a.id as product_id,
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

const ruleOf = (fields: PaperCourseFields) => ({
  ...pickFields(paperRuleFields, fields),
  pass_mark: fields.has_score ? fields.pass_mark : null,
});

/** Inserts a product with its first version, a draft. Returns the id of the version. */
export async function insertPaperCourse(tx: Tx, { fields, at }: { fields: PaperCourseFields; at: Date }) {
  const product = await tx
    .insertInto('abstract_paper_courses')
    .values({ ...pickFields(paperProductFields, fields), created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const version = await tx
    .insertInto('paper_courses')
    .values({ abstract_paper_course_id: product.id, ...ruleOf(fields), created_at: at })
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
    select ${shared}, ${rule}, c.is_live, a.id as product_id
    from paper_courses c join abstract_paper_courses a on a.id = c.abstract_paper_course_id
    where c.id = ${paperCourseId} and a.archived_at is null for no key update of a, c`.execute(tx);
  return rows[0];
}

export async function savePaperCourse(
  tx: Tx,
  { paperCourseId, productId, fields }: { paperCourseId: number; productId: number; fields: PaperCourseFields },
): Promise<void> {
  await tx.updateTable('paper_courses').set(ruleOf(fields)).where('id', '=', paperCourseId).execute();
  await tx
    .updateTable('abstract_paper_courses')
    .set(pickFields(paperProductFields, fields))
    .where('id', '=', productId)
    .execute();
}
