import type { ListQuery, StoredRecord } from '@doselore/contract';
import type { CourseList } from '@doselore/contract/courses';
import {
  externalCourseFields,
  externalOwnFields,
  externalRowFields,
  type RecognisedProduct,
} from '@doselore/contract/external-courses';
import { sql } from 'kysely';
import {
  columnsOf,
  containing,
  limitTo,
  orderBy,
  type Queries,
  type Tx,
  titleOf,
} from '../../../../platform/db/index.ts';

type RowData = StoredRecord<typeof externalRowFields> & {
  id: number;
  entries: number;
  unverified: number;
};

export type ListedExternalCourseData = RowData & {
  recognised_as: string[];
  archived: { on: string; reason: string } | null;
  total: number;
};

/** SQL over `external_courses c`. */
const rowColumns = sql`c.id, ${columnsOf(externalRowFields, 'c')},
  (select count(*)::int from external_course_users e where e.external_course_id = c.id) as entries,
  (select count(*)::int from external_course_users e where e.external_course_id = c.id
    and not exists (select from best_verdict(e.id))) as unverified`;

/** SQL for the titles of the products that `external_courses c` counts for on a day. */
const recognisedOn = (today: string) => sql`coalesce((select json_agg(x.title order by lower(x.title)) from (
  select ${titleOf('r')} as title from external_course_recognitions r where r.external_course_id = c.id
    and r.from_on <= ${today}::date and (r.until_on is null or r.until_on > ${today}::date)) x), '[]')`;

const sortable = { title: 'title', provider: 'provider', entries: 'entries', unverified: 'unverified' };

/**
 * Lists current or archived external courses. External courses belong to no organisation, so the query needs no scope.
 * The permission table allows only site admins.
 * Takes no scope: external courses of the catalogue, which only site admins change.
 */
export async function listExternalCourseRows(
  db: Queries,
  filter: ListQuery & { list: CourseList; today: string },
): Promise<ListedExternalCourseData[]> {
  const { rows } = await sql<ListedExternalCourseData>`
    select x.*, count(*) over ()::int as total from (
      select ${rowColumns}, ${recognisedOn(filter.today)} as recognised_as,
        case when c.archived_at is not null then json_build_object('on', (c.archived_at at time zone 'UTC')::date,
          'reason', c.archive_reason) end as archived
      from external_courses c
      where (c.archived_at is not null) = ${filter.list === 'archived'}
        and lower(c.title || ' ' || c.provider) like ${containing(filter.q)}
    ) x order by ${orderBy(filter, sortable)}, id ${limitTo(filter)}`.execute(db);
  return rows;
}

export type RecognitionData = RecognisedProduct & { id: number; from_on: string; until_on: string | null };

export type ExternalCourseData = RowData & ExternalCourseFields & { recognitions: RecognitionData[] };

/**
 * Finds a course that is not archived, with all its recognitions, the latest first.
 * Takes no scope: external courses of the catalogue, which only site admins change.
 */
export async function findExternalCourse(
  db: Queries,
  externalCourseId: number,
): Promise<ExternalCourseData | undefined> {
  const { rows } = await sql<ExternalCourseData>`
    select ${rowColumns}, ${columnsOf(externalOwnFields, 'c')},
      coalesce((select json_agg(json_build_object('id', r.id, 'productType', r.product_type, 'productId', r.product_id,
          'title', ${titleOf('r')}, 'from_on', r.from_on, 'until_on', r.until_on) order by r.from_on desc, r.id desc)
        from external_course_recognitions r where r.external_course_id = c.id), '[]') as recognitions
    from external_courses c where c.id = ${externalCourseId} and c.archived_at is null`.execute(db);
  return rows[0];
}

export type ArchivePreviewData = { title: string; entries: number; unverified: number; recognised_as: string[] };

/**
 * Finds the entries and recognitions that archiving a course affects, also for an archived course.
 * Takes no scope: external courses of the catalogue, which only site admins change.
 */
export async function findExternalPreview(
  db: Queries,
  { externalCourseId, today }: { externalCourseId: number; today: string },
): Promise<ArchivePreviewData | undefined> {
  const { rows } = await sql<RowData & ArchivePreviewData>`
    select ${rowColumns}, ${recognisedOn(today)} as recognised_as from external_courses c
    where c.id = ${externalCourseId}`.execute(db);
  return rows[0];
}

/** Lists the products that are not archived, by title. */
export async function listProducts(db: Queries): Promise<RecognisedProduct[]> {
  const { rows } = await sql<RecognisedProduct>`
    select p."productType", p."productId", p.title from (
      select 'abstract_course' as "productType", id as "productId", title from abstract_courses where archived_at is null
      union all
      select 'abstract_paper_course', id, title from abstract_paper_courses where archived_at is null) p
    order by lower(p.title), p."productId"`.execute(db);
  return rows;
}

export type ExternalCourseFields = StoredRecord<typeof externalCourseFields>;

export async function insertExternalCourse(
  tx: Tx,
  { fields, at }: { fields: ExternalCourseFields; at: Date },
): Promise<number> {
  const { id } = await tx
    .insertInto('external_courses')
    .values({ ...fields, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Locks a course that is not archived. */
export async function lockExternalCourse(tx: Tx, externalCourseId: number): Promise<ExternalCourseFields | undefined> {
  const { rows } = await sql<ExternalCourseFields>`select ${columnsOf(externalCourseFields, 'c')}
    from external_courses c where c.id = ${externalCourseId} and c.archived_at is null for no key update`.execute(tx);
  return rows[0];
}

export async function updateExternalCourseRow(
  tx: Tx,
  externalCourseId: number,
  fields: ExternalCourseFields,
): Promise<void> {
  await tx.updateTable('external_courses').set(fields).where('id', '=', externalCourseId).execute();
}
