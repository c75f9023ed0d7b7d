import { archiveCourse } from '../../features/learning/courses/index.ts';
import type { UserId } from '../../platform/access/index.ts';
import type { Services } from '../../platform/services.ts';
import { declareSeed } from '../declare-seed.ts';
import { adminSeed } from '../people/seed-people.ts';
import { insertProduct } from './seed-catalogue.ts';

/** Adds a course that is no longer offered. */
async function seedArchivedCourse(services: Services, adminId: UserId): Promise<void> {
  const { courseId } = await insertProduct(services, {
    title: 'Flu vaccination service 2024 to 2025',
    summary: 'What was new in the service specification of that season.',
    months: 12,
    motif: 'drop',
    hue: 'leaf',
    deliverable: 5,
    trainingClass: 'clinical',
  });
  await archiveCourse(
    services,
    { id: adminId, level: 'superAdmin' },
    { courseId, archived: true, reason: 'The season is over.' },
  );
}

export const archivedCourseSeed = declareSeed({
  place: 460,
  needs: { admin: adminSeed },
  run: (services, { admin }) => seedArchivedCourse(services, admin.id),
});
