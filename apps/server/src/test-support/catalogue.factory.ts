import { randomUUID } from 'node:crypto';
import type { TrainingClass } from '@doselore/contract/personal-data';
import { sql } from 'kysely';
import type { Database } from '../platform/db/index.ts';

type ProductOverrides = {
  title?: string;
  months?: number;
  basis?: 'completion' | 'anniversary';
  trainingClass?: TrainingClass;
  isArchived?: boolean;
};

export async function buildAbstractCourse(db: Database, overrides: ProductOverrides = {}): Promise<number> {
  const { id } = await db
    .insertInto('abstract_courses')
    .values({
      title: overrides.title ?? 'Safe dispensing',
      default_months: overrides.months ?? 12,
      renewal_basis: overrides.basis ?? 'completion',
      training_class: overrides.trainingClass ?? 'statutory',
      archived_at: overrides.isArchived ? '2026-01-05T09:00:00Z' : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type ScoOverrides = {
  title?: string;
  identifier?: string;
  masteryScore?: number | null;
  masteryOverride?: boolean;
  maxAttempts?: number | null;
  completeOnOpen?: boolean;
  allowOutsideConnections?: boolean;
  prerequisites?: string;
};

export type BuiltCourse = {
  productId: number;
  courseId: number;
  packageId: number;
  storageKey: string;
  scoIds: number[];
};

/** Builds a live course, e-learning unless another deliverable is given. Its package exists only as rows, without files on disk. */
export async function buildCourse(
  db: Database,
  overrides: ProductOverrides & { productId?: number; deliverable?: number; scos?: readonly ScoOverrides[] } = {},
): Promise<BuiltCourse> {
  const productId = overrides.productId ?? (await buildAbstractCourse(db, overrides));
  const course = await db
    .insertInto('courses')
    .values({
      abstract_course_id: productId,
      deliverable_id: overrides.deliverable ?? 1,
      version: sql<number>`(select coalesce(max(version), 0) + 1 from courses where abstract_course_id = ${productId})`,
      is_live: true,
      went_live_at: '2026-01-05T09:00:00Z',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const packed = await db
    .insertInto('packages')
    .values({ course_id: course.id, title: 'Package' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const storageKey = `packages/${randomUUID()}`;
  const version = await db
    .insertInto('package_versions')
    .values({
      package_id: packed.id,
      version: 1,
      storage_key: storageKey,
      file_name: 'course.zip',
      files: 1,
      bytes: 100,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const scoIds: number[] = [];
  for (const [index, sco] of (overrides.scos ?? [{}]).entries()) {
    scoIds.push(
      await buildSco(db, {
        ...sco,
        courseId: course.id,
        packageId: packed.id,
        versionId: version.id,
        sequence: index + 1,
      }),
    );
  }
  return { productId, courseId: course.id, packageId: packed.id, storageKey, scoIds };
}

type Place = { courseId: number; packageId: number; versionId: number; sequence: number };

async function buildSco(db: Database, sco: ScoOverrides & Place): Promise<number> {
  const { id } = await db
    .insertInto('scos')
    .values({
      course_id: sco.courseId,
      package_id: sco.packageId,
      identifier: sco.identifier ?? `item-${sco.sequence}`,
      title: sco.title ?? `Module ${sco.sequence}`,
      sequence: sco.sequence,
      mastery_override: sco.masteryOverride ?? true,
      max_attempts: sco.maxAttempts ?? null,
      complete_on_open: sco.completeOnOpen ?? false,
      allow_outside_connections: sco.allowOutsideConnections ?? false,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const version = await db
    .insertInto('sco_versions')
    .values({
      sco_id: id,
      package_version_id: sco.versionId,
      launch_href: 'index.html',
      scorm_type: 'sco',
      mastery_score: sco.masteryScore ?? null,
      prerequisites: sco.prerequisites ?? '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.updateTable('scos').set({ current_version_id: version.id }).where('id', '=', id).execute();
  return id;
}
