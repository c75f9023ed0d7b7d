import { plural } from '@doselore/contract';
import type { RegisterSaved } from '@doselore/contract/virtual-groups';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { describeError, showBanner } from '../../../platform/banner/index.ts';
import { isInterruption } from '../../../platform/interruption/index.ts';
import { useSession, useUser } from '../../../platform/session/index.ts';
import { refreshAfterLicences } from '../../ledger/index.ts';
import { loadOfflineMarks, readOfflineMarks, subscribeToOfflineMarks } from './offline-marks.ts';
import { type SentMarks, sendMarks } from './send-marks.ts';

/** Pauses in milliseconds: after the last touch, and before marks that could not be sent are tried again. */
const [touchPauseMs, retryPauseMs] = [1_500, 5_000];

/** Shows the course as the server has it now, and names people whose mark from another device is later. */
function showSaved(client: QueryClient, { marks, saved }: SentMarks): void {
  const [first] = marks;
  if (saved === undefined || first === undefined) return;
  const { saved: results, ...detail } = saved;
  client.setQueriesData({ queryKey: ['virtual-groups', 'one', first.level, first.virtualGroupId] }, detail);
  const names = otherNames(detail, results);
  if (names.length > 0)
    showBanner({
      message: `A later mark from another device stays for ${names.join(', ')}.`,
      type: 'warning',
    });
}

function otherNames(detail: Omit<RegisterSaved, 'saved'>, results: RegisterSaved['saved']): string[] {
  const ids = results.filter(({ kept }) => kept === 'other').map(({ user_id }) => user_id);
  return detail.delegate_rows.filter(({ user }) => ids.includes(user.id)).map(({ user }) => user.name);
}

/** Sends marks and shows what became of them. Returns true when some have to wait. */
async function sendAndShow(client: QueryClient, ownerId: number): Promise<boolean> {
  const sent = await sendMarks(ownerId, (one) => showSaved(client, one));
  if (sent.some(({ outcome }) => outcome === 'stored')) await refreshAfterLicences(client);
  const refused = sent.filter(({ outcome }) => outcome === 'refused');
  const count = refused.reduce((total, { marks }) => total + marks.length, 0);
  if (count > 0) {
    showBanner({
      message: `${count} ${plural(count, 'mark was', 'marks were')} not stored. ${describeError(refused[0]?.error)}`,
      type: 'warning',
    });
    await client.invalidateQueries({ queryKey: ['virtual-groups'] });
  }
  const waiting = sent.filter(({ outcome }) => outcome === 'waiting');
  // Loads the course again, which leads to the login page or the maintenance page. An open register stays without a
  // connection.
  if (waiting.some(({ error }) => isInterruption(error)))
    await client.invalidateQueries({ queryKey: ['virtual-groups', 'one'] });
  return waiting.length > 0;
}

/** Sends marks shortly after the last touch, when the connection returns, and while some are waiting. */
export function useOfflineMarks(): void {
  const { user } = useSession();
  const ownerId = user?.id;
  const client = useQueryClient();
  // Effect: the browser's storage and its connection live outside of React.
  useEffect(() => {
    if (ownerId === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let known = readOfflineMarks();
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
    const stop = subscribeToOfflineMarks(() => {
      const isTouched = readOfflineMarks().some((mark) => mark.refused === undefined && !known.includes(mark));
      known = readOfflineMarks();
      if (isTouched) later(touchPauseMs);
    });
    void loadOfflineMarks(ownerId).then(runNow);
    window.addEventListener('online', runNow);
    return () => {
      isLeft = true;
      stop();
      window.removeEventListener('online', runNow);
      if (timer !== undefined) runNow();
    };
  }, [client, ownerId]);
}

/** Returns the marks of the signed-in person at a course that the server has not acknowledged. */
export function useMarksOf(virtualGroupId: number) {
  const { id: ownerId } = useUser();
  const marks = useSyncExternalStore(subscribeToOfflineMarks, readOfflineMarks);
  return marks.filter((mark) => mark.ownerId === ownerId && mark.virtualGroupId === virtualGroupId);
}
