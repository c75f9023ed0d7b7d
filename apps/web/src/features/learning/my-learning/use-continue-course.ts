import { type ModuleCourseType, startCourse } from '@doselore/contract/my-learning';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { callEndpoint } from '../../../platform/api/index.ts';
import { useArea } from '../../../platform/area/index.ts';
import { refreshQueries } from '../../../platform/query-client/index.ts';
import { useUser } from '../../../platform/session/index.ts';
import { handOverLaunch } from '../learning/launches/index.ts';
import { mayHaveOfflineCommits } from '../learning/offline-commits/index.ts';
import type { CoursePlace } from './course-place.ts';

/**
 * Opens the player at the module to continue with, and starts the course when it is not started. A failed module opens
 * its results, where trying again starts a new attempt. A new course with several modules opens their list.
 */
export function useContinueCourse(place: CoursePlace<ModuleCourseType>, { isStarted }: { isStarted: boolean }) {
  const { to } = useArea();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { id: userId } = useUser();
  return useMutation({
    // Offline commits must be stored before the player opens, which would make them stale. The player's page does that.
    mutationFn: () =>
      callEndpoint(startCourse, { params: place, body: { launch: isStarted && !mayHaveOfflineCommits() } }),
    onSuccess: async ({ modules, next, launch }) => {
      if (!isStarted) await refreshQueries(client, 'my-learning');
      if (next === null || (!isStarted && modules > 1)) return navigate(to('modules', place));
      if (launch !== null) handOverLaunch(userId, launch);
      const { sco_user_id: scoUserId, slug, is_failed: isFailed } = next;
      return navigate(to(isFailed ? 'results' : 'lms-content', { scoUserId, slug }));
    },
  });
}
