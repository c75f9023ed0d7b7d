import { type ListQuery, pickFields, type StoredRecord } from '@doselore/contract';
import { type CourseList, type courseFields, productFields, versionFields } from '@doselore/contract/courses';
import { sql } from 'kysely';
import { columnsOf, containing, limitTo, orderBy, type Queries, type Tx } from '../../../platform/db/index.ts';

type CourseRowData = {
  id: number;
  version: number;
  title: string;
  deliverable_id: number;
  default_months: number;
  is_live: boolean;
  modules: number;
  learners: number;
  updated_at: Date;
};

type VersionName = { id: number; version: number };

export type ListedCourseData = CourseRowData & {
  draft: VersionName | null;
  archived: { on: string; reason: string } | null;
  total: number;
};

/** SQL over `courses c` and its `abstract_courses a`. */
const versionColumns = sql`c.id, c.version,
  greatest(c.updated_at, (select max(v.uploaded_at) from package_versions v
    join packages p on p.id = v.package_id where p.course_id = c.id)) as updated_at,
  (select count(*)::int from scos s where s.course_id = c.id and s.archived_at is null) as modules`;

const sortable = { title: 'title', modules: 'modules', learners: 'learners', updated_at: 'updated_at' };

/**
 * Lists one version of each current or archived product: the live one, or else the newest. Courses belong to no
 * organisation, so that there is no scope; the permission table opens them to site admins only.
 * Takes no scope: courses of the catalogue are for everybody.
 */
export async function listCourseRows(
  db: Queries,
  filter: ListQuery & { list: CourseList },
): Promise<ListedCourseData[]> {
  const { rows } = await sql<ListedCourseData>`
    select x.*, count(*) over ()::int as total from (
      select ${versionColumns}, a.title, a.default_months, ${ownOfVersion},
        (select count(*)::int from course_users u join courses v on v.id = u.course_id
          where v.abstract_course_id = a.id) as learners,
        (select json_build_object('id', v.id, 'version', v.version) from courses v
          where v.abstract_course_id = a.id and v.version > c.version and v.went_live_at is null
          order by v.version desc limit 1) as draft,
        case when a.archived_at is not null then json_build_object('on', (a.archived_at at time zone 'UTC')::date,
          'reason', a.archive_reason) end as archived
      from current_courses() k join courses c on c.id = k.course_id join abstract_courses a on a.id = c.abstract_course_id
      where (a.archived_at is not null) = ${filter.list === 'archived'} and (lower(a.title) like ${containing(filter.q)}
        or exists (select from courses v where v.abstract_course_id = a.id and v.id::text = ${filter.q}))
    ) x order by ${orderBy(filter, sortable)}, id ${limitTo(filter)}`.execute(db);
  return rows;
}

type Fields = StoredRecord<typeof courseFields>;

export type CourseData = CourseRowData &
  Fields & {
    product_id: number;
    thumbnail_key: string | null;
    in_progress: number;
    live: VersionName | null;
    has_versions: boolean;
  };

const shared = columnsOf(productFields, 'a');
const ownOfVersion = columnsOf(versionFields, 'c');

/** Takes no scope: courses of the catalogue are for everybody. */
export async function findCourseRow(db: Queries, courseId: number): Promise<CourseData | undefined> {
  const { rows } = await sql<CourseData>`
    select ${versionColumns}, ${shared}, ${ownOfVersion}, a.id as product_id, c.thumbnail_key,
      (select count(*)::int from course_users u where u.course_id = c.id) as learners,
      (select count(*)::int from course_users u join licences l on l.id = u.licence_id
        where u.course_id = c.id and l.state = 'in_progress') as in_progress,
      (select json_build_object('id', v.id, 'version', v.version) from courses v where v.abstract_course_id = a.id
        and v.is_live and (v.deliverable_id in (3, 4)) = (c.deliverable_id in (3, 4))) as live,
      exists (select from courses v where v.abstract_course_id = a.id and v.id <> c.id) as has_versions
    from courses c join abstract_courses a on a.id = c.abstract_course_id
    where c.id = ${courseId} and a.archived_at is null`.execute(db);
  return rows[0];
}

export async function insertCourse(tx: Tx, fields: Fields): Promise<number> {
  const abstract = await tx
    .insertInto('abstract_courses')
    .values(pickFields(productFields, fields))
    .returning('id')
    .executeTakeFirstOrThrow();
  const course = await tx
    .insertInto('courses')
    .values({
      abstract_course_id: abstract.id,
      ...pickFields(versionFields, fields),
      went_live_at: fields.is_live ? sql`now()` : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return course.id;
}

/** Locks a course together with its abstract course, which other versions may share. */
export async function lockCourse(tx: Tx, courseId: number): Promise<Fields | undefined> {
  const { rows } = await sql<Fields>`
    select ${shared}, ${ownOfVersion} from courses c join abstract_courses a on a.id = c.abstract_course_id
    where c.id = ${courseId} and a.archived_at is null for no key update of a, c`.execute(tx);
  return rows[0];
}

export async function saveCourse(tx: Tx, courseId: number, fields: Fields): Promise<void> {
  const { abstract_course_id } = await tx
    .updateTable('courses')
    .set({
      ...pickFields(versionFields, fields),
      updated_at: sql`now()`,
      ...(fields.is_live && { went_live_at: sql`coalesce(went_live_at, now())` }),
    })
    .where('id', '=', courseId)
    .returning('abstract_course_id')
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('abstract_courses')
    .set(pickFields(productFields, fields))
    .where('id', '=', abstract_course_id)
    .execute();
}

export async function setThumbnail(db: Queries, courseId: number, key: string): Promise<void> {
  await db
    .updateTable('courses')
    .set({ thumbnail_key: key, updated_at: sql`now()` })
    .where('id', '=', courseId)
    .execute();
}
