import type { ProductType } from '@doselore/contract';
import type { DetailFields } from '@doselore/contract/product-details';
import { sql } from 'kysely';
import { saveDetails } from '../../features/learning/product-details/index.ts';
import type { UserId } from '../../platform/access/index.ts';
import type { Services } from '../../platform/services.ts';
import { declareSeed } from '../declare-seed.ts';
import { paperCoursesSeed } from '../learning/seed-paper-courses.ts';
import { adminSeed } from '../people/seed-people.ts';
import { courseDetails, type SeedDetails } from './course-details.ts';

const empty: DetailFields = {
  ...{
    objectives: '',
    audience: '',
    accreditor_code: null,
    accreditation_reference: '',
    accredited_until: null,
    cpd_minutes: null,
  },
  ...{ learner_minutes: null, target_roles: '', mandatory_for: '', standards: '', months_reason: '' },
  ...{ months_source: '', reviewed_on: null, review_due_on: null, content_owner_id: null, keywords: '' },
};

type Listed = { product_type: ProductType; product_id: number; title: string };

/** Adds extra data to courses. Some of it is incomplete, one review is overdue and one accreditation ends soon. */
async function seedDetails(services: Services, adminId: UserId): Promise<void> {
  const { rows } = await sql<Listed>`
    select 'abstract_course' as product_type, id as product_id, title from abstract_courses
    union all select 'abstract_paper_course', id, title from abstract_paper_courses`.execute(services.db);
  const icons = await sql<{ code: string }>`
    select code from certificate_icons where kind = 'accreditor' and archived_at is null`.execute(services.db);
  const accreditor = icons.rows[0]?.code ?? null;
  const actor = { id: adminId, level: 'superAdmin' } as const;
  for (const { product_type: productType, product_id: productId, title } of rows) {
    const found = courseDetails[title];
    if (found === undefined) continue;
    const fields = fieldsOf(found, { now: services.clock.now(), ownerId: adminId, accreditor });
    await saveDetails(services, actor, {
      product: { productType, productId },
      change: { ...fields, baseValues: empty },
    });
  }
}

type Target = { now: Date; ownerId: number; accreditor: string | null };

function fieldsOf(given: SeedDetails, { now, ownerId, accreditor }: Target): DetailFields {
  const { reviewedDaysAgo, dueInDays, accreditedForDays, ...fields } = given;
  const day = (days: number | undefined) =>
    days === undefined ? null : new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  return {
    ...empty,
    ...fields,
    reviewed_on: day(reviewedDaysAgo === undefined ? undefined : -reviewedDaysAgo),
    review_due_on: day(dueInDays),
    accreditor_code: accreditedForDays === undefined ? null : accreditor,
    accredited_until: day(accreditedForDays),
    content_owner_id: reviewedDaysAgo === undefined ? null : ownerId,
  };
}

export const detailsSeed = declareSeed({
  place: 520,
  needs: { admin: adminSeed, paperCourses: paperCoursesSeed },
  run: (services, { admin }) => seedDetails(services, admin.id),
});
