import { AppError, deliverableTitle } from '@doselore/contract';
import { notFound, type Scope } from '../../platform/access/index.ts';
import type { Services } from '../../platform/services.ts';
import { insertDraft, listCompleted, ownsCourse } from './cpd.repository.ts';

/**
 * What the course itself can tell goes into the draft. Why it matters and whom it helped is the person's own to write:
 * those stay empty.
 */
export async function draftFromCourse(
  services: Services,
  request: { scope: Scope; userId: number; courseUserId: number },
): Promise<number> {
  const { scope, userId, courseUserId } = request;
  const [course] = await listCompleted(services.db, scope, { courseUserId });
  if (course === undefined) {
    if (!(await ownsCourse(services.db, scope, courseUserId))) throw notFound();
    throw new AppError('conflict', 'Complete the course first, then write it up.');
  }
  const day = course.completed_on.split('-').reverse().join('-');
  return insertDraft(services.db, {
    userId,
    courseUserId,
    at: services.clock.now(),
    kind: 'planned',
    title: course.title,
    learning: [`I wanted to learn about this: ${course.title}.`, course.summary ?? '']
      .join('\n')
      .trim()
      .slice(0, 2_000),
    relevance: '',
    method: `By the ${deliverableTitle(course.deliverable_id)} course "${course.title}", given by ${course.group_name}. I completed it on ${day}.`,
    benefit: '',
    learnt_on: course.completed_on,
  });
}
