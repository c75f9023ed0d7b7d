import type { Manifest, ManifestItem } from '@doselore/scorm/manifest';
import { sql } from 'kysely';
import type { Queries, Tx } from '../../../platform/db/index.ts';

export async function insertPackage(tx: Tx, row: { courseId: number; title: string }): Promise<number> {
  const { id } = await tx
    .insertInto('packages')
    .values({ course_id: row.courseId, title: row.title })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function packageExists(db: Queries, params: { courseId: number; packageId: number }): Promise<boolean> {
  const row = await db
    .selectFrom('packages')
    .select('id')
    .where('id', '=', params.packageId)
    .where('course_id', '=', params.courseId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks the package, so that two replacements at the same time get different version numbers. */
export function lockPackage(tx: Tx, params: { courseId: number; packageId: number }) {
  return tx
    .selectFrom('packages')
    .select('id')
    .where('id', '=', params.packageId)
    .where('course_id', '=', params.courseId)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertVersion(
  tx: Tx,
  version: {
    packageId: number;
    storageKey: string;
    fileName: string;
    files: number;
    bytes: number;
    warnings: string[];
    outsideHosts: string[];
    uploadedBy: number;
  },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into package_versions (package_id, version, storage_key, file_name, files, bytes, warnings, outside_hosts, uploaded_by)
    select ${version.packageId}, coalesce(max(version), 0) + 1, ${version.storageKey}, ${version.fileName}, ${version.files},
      ${version.bytes}, ${JSON.stringify(version.warnings)}::jsonb, ${JSON.stringify(version.outsideHosts)}::jsonb, ${version.uploadedBy}
    from package_versions where package_id = ${version.packageId}
    returning id`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('A package version was not stored');
  return row.id;
}

/**
 * Saves the items of the manifest as the package's modules. An existing module keeps its id, place and settings and
 * gets a new version. A new module goes to the end, and a missing one is archived. Running attempts keep their version.
 */
export async function layModules(
  tx: Tx,
  at: { courseId: number; packageId: number; packageVersionId: number },
  manifest: Manifest,
): Promise<void> {
  const known = await tx
    .selectFrom('scos')
    .select(['id', 'identifier'])
    .where('package_id', '=', at.packageId)
    .execute();
  const byIdentifier = new Map(known.map((row) => [row.identifier, row.id]));
  const last = await tx
    .selectFrom('scos')
    .select((eb) => eb.fn.max<number | null>('sequence').as('value'))
    .where('course_id', '=', at.courseId)
    .executeTakeFirst();
  const added = manifest.items.filter((item) => !byIdentifier.has(item.identifier));
  for (const row of await insertScos(tx, at, added, (last?.value ?? 0) + 1)) byIdentifier.set(row.identifier, row.id);
  const versions = manifest.items.map((item) => {
    const scoId = byIdentifier.get(item.identifier);
    if (scoId === undefined) throw new Error('A module was not stored');
    byIdentifier.delete(item.identifier);
    return scoVersion({ scoId, packageVersionId: at.packageVersionId, item });
  });
  await tx.insertInto('sco_versions').values(versions).execute();
  await tx
    .updateTable('scos')
    .from('sco_versions')
    .set((eb) => ({
      current_version_id: eb.ref('sco_versions.id'),
      archived_at: sql<Date | null>`case when scos.is_archived_by_hand then scos.archived_at end`,
    }))
    .whereRef('sco_versions.sco_id', '=', 'scos.id')
    .where('sco_versions.package_version_id', '=', at.packageVersionId)
    .execute();
  const gone = [...byIdentifier.values()];
  if (gone.length > 0)
    await tx
      .updateTable('scos')
      .set({ archived_at: sql`now()` })
      .where('id', 'in', gone)
      .where('archived_at', 'is', null)
      .execute();
}

async function insertScos(
  tx: Tx,
  at: { courseId: number; packageId: number },
  items: readonly ManifestItem[],
  firstSequence: number,
): Promise<{ id: number; identifier: string }[]> {
  if (items.length === 0) return [];
  const rows = items.map(({ identifier, title }, index) => ({
    course_id: at.courseId,
    package_id: at.packageId,
    identifier,
    title,
    sequence: firstSequence + index,
  }));
  return tx.insertInto('scos').values(rows).returning(['id', 'identifier']).execute();
}

function scoVersion({ item, ...params }: { scoId: number; packageVersionId: number; item: ManifestItem }) {
  return {
    sco_id: params.scoId,
    package_version_id: params.packageVersionId,
    launch_href: item.href,
    scorm_type: item.scormType,
    launch_data: item.launchData,
    mastery_score: item.masteryScore,
    max_time_allowed: item.maxTimeAllowed,
    time_limit_action: item.timeLimitAction,
    prerequisites: item.prerequisites,
  };
}

/**
 * Lists the packages of a course with the counts of their newest version.
 * Takes no scope: packages belong to the catalogue.
 */
export async function listPackageRows(db: Queries, courseId: number) {
  const { rows } = await sql<{
    id: number;
    title: string;
    version: number;
    file_name: string;
    bytes: number;
    files: number;
    uploaded_at: Date;
    outside_hosts: string[];
    allowed_hosts: string[];
    running_on_older: number;
  }>`
    select p.id, p.title, v.version, v.file_name, v.bytes, v.files, v.uploaded_at, v.outside_hosts, v.allowed_hosts,
      (select count(*)::int from sco_users a join sco_versions w on w.id = a.sco_version_id
        join package_versions o on o.id = w.package_version_id
        where o.package_id = p.id and o.id <> v.id and a.superseded_at is null
          and a.best_status not in ('passed', 'completed')) as running_on_older
    from packages p join lateral (select * from package_versions where package_id = p.id order by version desc limit 1) v on true
    where p.course_id = ${courseId} order by p.id`.execute(db);
  return rows;
}

/** Stores which outside hosts the newest version of a package may load from. */
export async function storeAllowedHosts(
  tx: Tx,
  change: { packageId: number; version: number; hosts: readonly string[] },
): Promise<void> {
  await tx
    .updateTable('package_versions')
    .set({ allowed_hosts: JSON.stringify(change.hosts) })
    .where('package_id', '=', change.packageId)
    .where('version', '=', change.version)
    .execute();
}

export function courseExists(db: Queries, courseId: number) {
  return db
    .selectFrom('courses')
    .innerJoin('abstract_courses', 'abstract_courses.id', 'courses.abstract_course_id')
    .select('courses.id')
    .where('courses.id', '=', courseId)
    .where('abstract_courses.archived_at', 'is', null)
    .executeTakeFirst();
}
