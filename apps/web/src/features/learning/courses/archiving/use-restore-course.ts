import { useAttempt } from '../../../../platform/banner/index.ts';
import { refreshAfterCourses } from '../courses.queries.ts';
import { type Archivable, sendArchived } from './archiving.queries.ts';

/** Restores an archived course. Nothing asks first, because archiving it again undoes it. */
export function useRestoreCourse() {
  const attempt = useAttempt(refreshAfterCourses);
  return (course: Archivable): Promise<boolean> =>
    attempt(async () => {
      await sendArchived(course, { archived: false, reason: null });
      return { message: `${course.title} restored` };
    });
}
