import type { Body } from '@doselore/contract';
import type { createCourse as endpoint } from '@doselore/contract/courses';
import type { Actor } from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { insertCourse } from './courses.repository.ts';

/** Creates a product with its first version. Returns the id of the version. */
export function createCourse(
  services: Pick<Services, 'db'>,
  actor: Actor,
  fields: Body<typeof endpoint>,
): Promise<number> {
  return inTransaction(services.db, async (tx) => {
    const courseId = await insertCourse(tx, fields);
    await recordAudit(tx, actor, { action: 'courses.create', subject: `course ${courseId}` });
    return courseId;
  });
}
