import { useQueryClient } from '@tanstack/react-query';
import { describeError, showBanner } from '../../../platform/banner/index.ts';
import { refreshAfterCourses } from '../courses.queries.ts';
import { sendArchived } from './archiving.queries.ts';

/** Restores an archived course. Nothing asks first, because archiving it again undoes it. */
export function useRestoreCourse() {
  const client = useQueryClient();
  return async ({ id, title }: { id: number; title: string }): Promise<void> => {
    try {
      await sendArchived(id, { archived: false, reason: null });
      showBanner({ message: `${title} restored`, type: 'success' });
    } catch (error) {
      showBanner({ message: describeError(error) });
    }
    await refreshAfterCourses(client);
  };
}
