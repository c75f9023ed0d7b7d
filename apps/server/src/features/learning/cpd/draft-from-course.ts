import { AppError, dayText, deliverableTitle } from '@doselore/contract';
import { notFound, type Scope, type UserId } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { type Learned, listLearned } from '../my-learning/index.ts';
import { type CourseSource, insertDraft, listDrafted, ownsCourse } from './cpd.repository.ts';

const isSame = (one: CourseSource, other: CourseSource) =>
  one.source === other.source && one.source_id === other.source_id;

/** Lists completed courses without a record in the diary. */
export async function listToWriteUp(db: Queries, scope: Scope): Promise<Learned[]> {
  const [learned, drafted] = await Promise.all([listLearned(db, scope), listDrafted(db, scope)]);
  return learned.filter((course) => !drafted.some((one) => isSame(one, course))).slice(0, 100);
}

/**
 * Drafts a record from a course, with the details that the course has. The person must write why it matters and whom it
 * helped, so that those fields stay empty.
 */
export async function draftFromCourse(
  services: Services,
  { scope, userId, ...source }: CourseSource & { scope: Scope; userId: UserId },
): Promise<number> {
  const course = (await listLearned(services.db, scope)).find((one) => isSame(one, source));
  if (course === undefined) {
    if (source.source !== 'online' || !(await ownsCourse(services.db, scope, source.source_id))) throw notFound();
    throw new AppError('conflict', 'Complete the course first, then add it to your CPD diary.');
  }
  const day = dayText(course.completed_on);
  const kind = course.deliverable_id === null ? '' : `${deliverableTitle(course.deliverable_id)} `;
  return insertDraft(services.db, {
    ...source,
    userId,
    at: services.clock.now(),
    kind: 'planned',
    title: course.title,
    learning: [`I wanted to learn about this: ${course.title}.`, course.summary ?? '']
      .join('\n')
      .trim()
      .slice(0, 2_000),
    relevance: '',
    method: `By the ${kind}course "${course.title}", given by ${course.group_name}. I completed it on ${day}.`,
    benefit: '',
    learnt_on: course.completed_on,
  });
}
