import { AppError, type Body } from '@doselore/contract';
import {
  auditScoUser,
  checkScoUserToken,
  finishScoUser,
  getScoUserResults,
  startScoUser,
} from '@doselore/contract/learning';
import { callEndpoint } from '../../../platform/api/index.ts';
import { roomQueries } from '../../../platform/query-client/index.ts';
import { takeLaunch } from './launches/index.ts';
import { resendCommits, showOutcome } from './offline-commits/index.ts';

export const learning = roomQueries('learning');

type Visit = { scoUserId: number; userId: number; practice: boolean; visit: string };

/**
 * Launches a module: a command that is sent once for each visit of the screen and never repeated. A launch that Resume
 * has just made is used instead. Offline commits of an earlier visit are resent first, because the launch would make them
 * stale.
 */
export const launchQuery = ({ scoUserId, userId, practice, visit }: Visit) =>
  learning.combined(
    'launch',
    { scoUserId, visit },
    async () => {
      const handedOver = takeLaunch({ userId, scoUserId });
      if (handedOver !== undefined && !practice) return handedOver;
      await resendFirst({ userId, scoUserId });
      return callEndpoint(startScoUser, { params: { scoUserId }, body: { again: false, practice } });
    },
    {
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
  );

async function resendFirst(launch: { userId: number; scoUserId: number }): Promise<void> {
  const outcomes = await resendCommits(launch);
  for (const { work, outcome } of outcomes) showOutcome(work, outcome);
  if (outcomes.some(({ outcome }) => outcome === 'waiting'))
    throw new AppError(
      'unavailable',
      'Your progress from last time is still in this browser and could not be saved yet. Try again in a moment.',
    );
}

/** Asks whether the launch is still the current one. The first answer is that of the launch itself. */
export const tokenQuery = (scoUserId: number, token: string) =>
  learning.one(
    checkScoUserToken,
    { params: { scoUserId }, query: { token }, quiet: true },
    { initialData: { valid: true, withdrawn: null }, refetchOnMount: false, refetchInterval: 30_000, retry: false },
  );

/**
 * Finishes an attempt. Quiet, because the caller shows failures: without a connection the learner stays in the course.
 */
export const finishAttempt = (scoUserId: number, token: string) =>
  callEndpoint(finishScoUser, {
    params: { scoUserId },
    body: { attempt_id: scoUserId, token, data: [] },
    quiet: true,
  });

/** Key of the results of all attempts. */
export const resultsKey = learning.key(getScoUserResults);

type Event = Body<typeof auditScoUser>['event'];

/** Records an event of the attempt. Failures are ignored, so that they do not disturb the learner. */
export function noteEvent(scoUserId: number, event: Event): void {
  callEndpoint(auditScoUser, { params: { scoUserId }, body: { event }, quiet: true }).catch(() => undefined);
}
