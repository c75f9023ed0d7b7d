import { writeFile } from 'node:fs/promises';
import { buildCourseZip, courses } from '@doselore/content';
import type { TrainingClass } from '@doselore/contract/personal-data';
import { sql } from 'kysely';
import { storePackage } from '../../features/learning/packages/index.ts';
import type { UserId } from '../../platform/access/index.ts';
import type { Services } from '../../platform/services.ts';
import { declareSeed } from '../declare-seed.ts';
import { adminSeed } from '../people/seed-people.ts';

export type Catalogue = {
  /** Online courses by slug of the folder in `content/`. */
  online: Map<string, { courseId: number; productId: number; months: number }>;
  /** Products that are taught in person, by title. */
  taught: Map<string, number>;
};

/** Course with a limit of attempts, so that somebody in the demo world has used them all. */
const limited = { slug: 'immunisation-annual-update', attempts: 2 };

/** Courses of the project with clinical training. All others are statutory and mandatory training. */
const clinical: ReadonlySet<string> = new Set(['immunisation-annual-update', 'sepsis-spotting-deterioration']);

const taught = [
  { title: 'Vaccination: injection technique practical', months: 24, motif: 'drop', deliverable: 4 },
  { title: 'Basic life support and anaphylaxis', months: 12, motif: 'wave', deliverable: 4 },
  { title: 'Contraception service: initiation and supply', months: 24, motif: 'rings', deliverable: 3 },
] as const;

/** Course that a site admin is still preparing. */
const draft = {
  title: 'Medicines safety: learning from near misses',
  summary: 'How to record, share and learn from near misses in the dispensary.',
  months: 24,
  motif: 'hex',
  hue: 'amber',
  deliverable: 1,
  trainingClass: 'statutory',
} as const;

/** Adds the courses that the project writes itself as uploaded packages, as a site admin would. */
export async function seedCatalogue(services: Services, adminId: UserId): Promise<Catalogue> {
  const catalogue: Catalogue = { online: new Map(), taught: new Map() };
  for (const course of courses) {
    const product = await insertProduct(services, {
      ...course,
      months: course.defaultMonths,
      deliverable: course.deliverableId,
      trainingClass: clinical.has(course.slug) ? 'clinical' : 'statutory',
    });
    const zip = services.files.temporary();
    await writeFile(zip.path, await buildCourseZip(course.slug));
    const file = { path: zip.path, name: `${course.slug}.zip`, bytes: 0 };
    await storePackage(services, { id: adminId, level: 'superAdmin' }, { courseId: product.courseId, file });
    await zip.discard();
    if (course.slug === limited.slug)
      await services.db
        .updateTable('scos')
        .set({ max_attempts: limited.attempts })
        .where('course_id', '=', product.courseId)
        .execute();
    catalogue.online.set(course.slug, { ...product, months: course.defaultMonths });
  }
  for (const course of taught) {
    const { productId } = await insertProduct(services, {
      ...course,
      summary: null,
      hue: 'gentian',
      trainingClass: 'clinical',
    });
    catalogue.taught.set(course.title, productId);
  }
  await insertProduct(services, { ...draft, isLive: false });
  return catalogue;
}

type Product = {
  title: string;
  summary: string | null;
  months: number;
  motif: string;
  hue: string;
  deliverable: number;
  trainingClass: TrainingClass;
  /** Defaults to true. */
  isLive?: boolean;
};

export async function insertProduct(
  { db }: Services,
  product: Product,
): Promise<{ productId: number; courseId: number }> {
  const abstract = await db
    .insertInto('abstract_courses')
    .values({
      title: product.title,
      summary: product.summary,
      default_months: product.months,
      motif: product.motif,
      hue: product.hue,
      training_class: product.trainingClass,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const course = await db
    .insertInto('courses')
    .values({
      abstract_course_id: abstract.id,
      deliverable_id: product.deliverable,
      is_live: product.isLive ?? true,
      went_live_at: product.isLive === false ? null : sql`now()`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { productId: abstract.id, courseId: course.id };
}

export const catalogueSeed = declareSeed({
  place: 40,
  report: 'Courses',
  needs: { admin: adminSeed },
  run: (services, { admin }) => seedCatalogue(services, admin.id),
});
