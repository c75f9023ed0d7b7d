import { useQueryClient } from '@tanstack/react-query';
import { describeError, showBanner } from '../../../../platform/banner/index.ts';
import { refreshAfterCourses } from '../courses.queries.ts';
import { type Archivable, sendArchived } from './archiving.queries.ts';

/** Restores an archived course. Nothing asks first, because archiving it again undoes it. */
export function useRestoreCourse() {
  const client = useQueryClient();
  return async (course: Archivable): Promise<void> => {
    try {
      await sendArchived(course, { archived: false, reason: null });
      showBanner({ message: `${course.title} restored`, type: 'success' });
    } catch (error) {
      showBanner({ message: describeError(error) });
    }
    await refreshAfterCourses(client);
  };
}
