import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useSession, useUser } from '../../../../platform/session/index.ts';
import { isAssessment, isMark, isWalkIn } from './offline-entry.ts';
import { loadOfflineEntries, readOfflineEntries, subscribeToOfflineEntries } from './offline-marks.ts';
import { sendAndShow } from './show-sent.ts';

/** Pauses in milliseconds: after the last touch, and before entries that could not be sent are tried again. */
const [touchPauseMs, retryPauseMs] = [1_500, 5_000];

/** Sends marks and assessments shortly after the last touch, when the connection returns, and while some are waiting. */
export function useOfflineMarks(): void {
  const { user } = useSession();
  const ownerId = user?.id;
  const client = useQueryClient();
  // Effect: the browser's storage and its connection live outside of React.
  useEffect(() => {
    if (ownerId === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let known = readOfflineEntries();
    let isLeft = false;
    const run = async () => {
      clearTimeout(timer);
      timer = undefined;
      const isWaiting = await sendAndShow(client, ownerId);
      if (isWaiting && !isLeft) later(retryPauseMs);
    };
    const later = (pause: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => void run(), pause);
    };
    const runNow = () => void run();
    const stop = subscribeToOfflineEntries(() => {
      const isTouched = readOfflineEntries().some((entry) => entry.refused === undefined && !known.includes(entry));
      known = readOfflineEntries();
      if (isTouched) later(touchPauseMs);
    });
    void loadOfflineEntries(ownerId).then(runNow);
    window.addEventListener('online', runNow);
    return () => {
      isLeft = true;
      stop();
      window.removeEventListener('online', runNow);
      if (timer !== undefined) runNow();
    };
  }, [client, ownerId]);
}

/** Returns what the signed-in person entered at a course and the server has not acknowledged. */
export function useOfflineEntriesOf(virtualGroupId: number) {
  const { id: ownerId } = useUser();
  const entries = useSyncExternalStore(subscribeToOfflineEntries, readOfflineEntries);
  const own = entries.filter((entry) => entry.ownerId === ownerId && entry.virtualGroupId === virtualGroupId);
  return { marks: own.filter(isMark), assessments: own.filter(isAssessment), walkIns: own.filter(isWalkIn) };
}
