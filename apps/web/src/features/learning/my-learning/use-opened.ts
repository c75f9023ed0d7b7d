import type { MyCourse } from '@doselore/contract/my-learning';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshQueries } from '../../../platform/query-client/index.ts';
import { myCoursesQuery, sendOpened } from './my-learning.queries.ts';

/** Removes the mark of a new course while its page is open. A call that fails is made again at the next visit. */
export function useOpened(course: MyCourse | undefined): void {
  const client = useQueryClient();
  const opened = course?.is_new === true ? course : undefined;
  // Effect: the server stores that the course was opened.
  useEffect(() => {
    if (opened === undefined) return;
    sendOpened(opened).then(
      () => refreshQueries(client, myCoursesQuery.queryKey),
      () => undefined,
    );
  }, [opened, client]);
}
