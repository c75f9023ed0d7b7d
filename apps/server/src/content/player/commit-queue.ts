import type { Delta } from '@doselore/scorm/runtime';

/** Sent as a beacon or with keepalive, a body must stay below the browser's shared 64 KiB. */
const beaconLimit = 60_000;
const firstRetryMs = 1_000;
const longestRetryMs = 15_000;

export type QueueEvents = {
  saving: () => void;
  saved: () => void;
  unsaved: () => void;
  /** Another tab or device has taken over: nothing more will be stored. */
  refused: () => void;
};

type Options = { token: string; seq: number; takeDelta: () => Delta | null; events: QueueEvents };

/**
 * Carries changes to the server. Everything that is not acknowledged travels in each commit, so that a later one makes
 * an earlier one needless, and no order of arrival can lose or double anything.
 */
export function createCommitQueue({ token, seq: firstSeq, takeDelta, events }: Options) {
  let seq = firstSeq;
  let pending: Delta[] = [];
  /** How many of `pending` the commit under way carries. */
  let inFlight = 0;
  let isFinishDue = false;
  let isRefused = false;
  let retryMs = firstRetryMs;
  let running: Promise<void> | undefined;

  function collect(): void {
    for (let delta = takeDelta(); delta !== null; delta = takeDelta()) pending.push(delta);
  }

  function nextBody(): string {
    seq += 1;
    return JSON.stringify({ token, seq, deltas: pending, finished: isFinishDue });
  }

  async function sendOnce(): Promise<'accepted' | 'refused' | 'unreached'> {
    const body = nextBody();
    try {
      const headers = { 'Content-Type': 'text/plain' };
      const answer = await fetch('/commit', { method: 'POST', body, headers, keepalive: body.length < beaconLimit });
      // Read to the end, or the browser counts the request as broken off.
      await answer.text();
      if (answer.ok) return 'accepted';
      return answer.status >= 500 || answer.status === 429 ? 'unreached' : 'refused';
    } catch {
      return 'unreached';
    }
  }

  async function drain(): Promise<void> {
    while (!isRefused && (pending.length > 0 || isFinishDue)) {
      inFlight = pending.length;
      const wasFinish = isFinishDue;
      events.saving();
      const outcome = await sendOnce();
      if (outcome === 'refused') {
        isRefused = true;
        events.refused();
        return;
      }
      if (outcome === 'accepted') {
        pending = pending.slice(inFlight);
        inFlight = 0;
        if (wasFinish) isFinishDue = false;
        retryMs = firstRetryMs;
        events.saved();
      } else {
        events.unsaved();
        await new Promise((resolve) => setTimeout(resolve, retryMs));
        retryMs = Math.min(longestRetryMs, retryMs * 2);
      }
      collect();
    }
  }

  /** Resolves when nothing is left to store, or nothing can be. */
  function flush(options: { finished?: boolean } = {}): Promise<void> {
    collect();
    if (options.finished) isFinishDue = true;
    running ??= drain().finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    flush,
    /** While leaving: one last message that outlives the page. Sending it twice does no harm. */
    beacon(options: { finished: boolean }): void {
      collect();
      if (options.finished) isFinishDue = true;
      if (isRefused || (pending.length === 0 && !isFinishDue)) return;
      const body = nextBody();
      if (body.length < beaconLimit) navigator.sendBeacon('/commit', body);
    },
    push(delta: Delta): void {
      pending.push(delta);
    },
    /** True when all that was said is stored. */
    isClean: () => pending.length === 0 && !isFinishDue && !isRefused,
    retryNow(): void {
      retryMs = firstRetryMs;
      void flush();
    },
  };
}
