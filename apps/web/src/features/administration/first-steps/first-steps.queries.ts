import { type FirstSteps, getFirstSteps, previewExampleRemoval } from '@doselore/contract/first-steps';
import type { QueryClient } from '@tanstack/react-query';
import { roomQueries } from '../../../platform/query-client/index.ts';

const firstSteps = roomQueries('first-steps');

const isOver = (data: FirstSteps | undefined) => data?.steps === null && data.example === null;

/**
 * Query for the first steps of the site. A page that shows them reads them anew, because each step is done on another page.
 * Once the steps are over they are not read again.
 */
export const firstStepsQuery = firstSteps.one(
  getFirstSteps,
  {},
  {
    staleTime: ({ state }) => (isOver(state.data) ? Number.POSITIVE_INFINITY : 0),
    refetchInterval: ({ state }) => (state.data?.example?.state === 'working' ? 5000 : false),
  },
);

/**
 * Preview of removing the example data: the records that prevent it, and what it writes off. A site admin decides by it, so
 * it is never read from the cache.
 */
export const removalQuery = firstSteps.one(previewExampleRemoval, {}, { gcTime: 0, staleTime: 0 });

/** Refreshes everything but the preview of a removal, which has nothing to show once the example data are gone. */
export const refreshEverything = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => queryKey.at(1) !== removalQuery.queryKey.at(1) });
