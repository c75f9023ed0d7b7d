import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { showBanner } from '../../../../platform/banner/index.ts';
import { refreshQueries, roomQueries } from '../../../../platform/query-client/index.ts';
import { useSession, useUser } from '../../../../platform/session/index.ts';
import { formatLongDay, formatTime } from '../../../../ui/formats/index.ts';
import type { OfflineCommit } from './offline-commits.store.ts';
import { hasOfflineCommits, resendCommits } from './offline-commits.ts';

/** Shows the learner the outcome of a resent commit. */
export function showOutcome(work: OfflineCommit, outcome: 'stored' | 'refused' | 'waiting'): void {
  const what = `Your progress in “${work.title}” on ${formatLongDay(work.at)}, ${formatTime(work.at)},`;
  if (outcome === 'stored') showBanner({ message: `${what} is saved now.`, type: 'success' });
  if (outcome === 'refused')
    showBanner({
      message: `${what} could not be added, because the course was opened somewhere else later.`,
      type: 'warning',
    });
}

/** Pause in milliseconds before commits that could not be sent are tried again. */
const retryPauseMs = 5_000;

/** Resends offline commits when the learner's side opens, when the connection returns, and while some are waiting. */
export function useOfflineCommits(): void {
  const { user } = useSession();
  const client = useQueryClient();
  const userId = user?.id;
  const resend = useEffectEvent(async () => {
    if (userId === undefined) return [];
    const outcomes = await resendCommits({ userId });
    for (const { work, outcome } of outcomes) showOutcome(work, outcome);
    if (outcomes.some(({ outcome }) => outcome === 'stored')) await refreshQueries(client, 'my-learning');
    return outcomes;
  });
  // Effect: the browser's storage and its connection live outside of React.
  useEffect(() => {
    if (userId === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    const run = async () => {
      clearTimeout(timer);
      const outcomes = await resend();
      const isWaiting = outcomes.some(({ outcome }) => outcome === 'waiting');
      if (isWaiting && !isLeft) timer = setTimeout(() => void run(), retryPauseMs);
    };
    const runNow = () => void run();
    runNow();
    window.addEventListener('online', runNow);
    return () => {
      isLeft = true;
      clearTimeout(timer);
      window.removeEventListener('online', runNow);
    };
  }, [userId]);
}

const heldQuery = (userId: number) =>
  roomQueries('offline-commits').combined('held', { userId }, ({ userId: target }) => hasOfflineCommits(target), {
    gcTime: 0,
  });

/** Returns whether this browser has offline commits of the person; undefined until that is known. */
export function useHasOfflineCommits(): boolean | undefined {
  const { id: userId } = useUser();
  return useQuery(heldQuery(userId)).data;
}
