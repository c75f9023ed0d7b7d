import type { Answer } from '@doselore/contract';
import { type commitScoUser, largestScale, splitDeltas, type Withdrawal } from '@doselore/contract/learning';
import { type Delta, joinDeltas } from '@doselore/scorm/runtime';

/** Sent as a beacon or with keepalive, a body must stay below the browser's shared 64 KiB. */
const beaconLimit = 60_000;
/** The first pause after a failure, doubled with each up to the longest. */
const retryPauses = { first: 1_000, longest: 15_000 };
/** A connection that swallows everything says nothing: after this it counts as cut. */
const answerWithinMs = 20_000;

/** A commit without its token: deltas that are not acknowledged, oldest first, as many as one commit may carry. */
export type Commit = { seq: number; deltas: Delta[]; finished: boolean };

// Kept before the package loads: it shares this page's origin and may replace the global functions.
const send = globalThis.fetch.bind(globalThis);
const { stringify } = JSON;

export type QueueEvents = {
  saving: () => void;
  saved: () => void;
  unsaved: () => void;
  /** Another tab or device has taken over: nothing more will be stored. */
  refused: () => void;
  /** Stored, but the course cannot go on. */
  withdrawn: (why: Withdrawal) => void;
  /** What would be lost if this page ended now; undefined when all is stored. */
  held: (commit: Commit | undefined) => void;
};

type Outcome = 'accepted' | 'passed-over' | 'too-large' | 'refused' | 'unreached';

type Options = {
  /** Where commits go. */
  address: string;
  /** Hands over a message that outlives the page. */
  sendBeacon: (body: string) => void;
  token: string;
  seq: number;
  takeDelta: () => Delta | null;
  events: QueueEvents;
  retry?: { first: number; longest: number };
  timeoutMs?: number;
};

/**
 * Carries changes to the server. Everything that is not acknowledged travels in each commit, so that a later one makes
 * an earlier one needless, and no order of arrival can lose or double anything. Changes that are too large for one
 * commit travel in parts. Each part leaves when the part before is acknowledged.
 */
export function createCommitQueue(options: Options) {
  const { address, sendBeacon, token, takeDelta, events, retry = retryPauses, timeoutMs = answerWithinMs } = options;
  let { seq } = options;
  let pending: Delta[] = [];
  /** How many of `pending` the commit under way carries. */
  let inFlight = 0;
  let isFinishDue = false;
  let isRefused = false;
  let scale = 1;
  let pauseMs = retry.first;
  let running: Promise<void> | undefined;
  let wake: (() => void) | undefined;

  const isEmpty = () => pending.length === 0 && !isFinishDue;

  function collect(): void {
    const fresh: Delta[] = [];
    for (let delta = takeDelta(); delta !== null; delta = takeDelta()) fresh.push(delta);
    add(fresh);
  }

  function add(fresh: readonly Delta[]): void {
    pending = [...pending.slice(0, inFlight), ...joinDeltas([...pending.slice(inFlight), ...fresh])];
  }

  function nextCommit(count: number): Commit {
    seq += 1;
    // Counted on: what is held replaces every commit that was sent, whether or not it arrived.
    hold();
    return { seq, deltas: pending.slice(0, count), finished: isFinishDue && count === pending.length };
  }

  /** Writes the token into the body as text. A package could read it from an object. */
  function bodyOf(commit: Commit): string {
    return `{"token":"${token}",${stringify(commit).slice(1)}`;
  }

  function hold(): void {
    events.held(isEmpty() ? undefined : { seq: seq + 1, deltas: pending, finished: isFinishDue });
  }

  /** Divides `pending` into parts and sets `inFlight` to the deltas of the first part. */
  function dividePending(): void {
    const parts = splitDeltas(pending, scale);
    pending = parts.flat();
    inFlight = parts[0]?.length ?? 0;
  }

  async function sendOnce(commit: Commit): Promise<Outcome> {
    const body = bodyOf(commit);
    try {
      const keepalive = body.length < beaconLimit;
      const signal = AbortSignal.timeout(timeoutMs);
      // No prototype: a getter that a package adds to `Object.prototype` could read the body.
      const answer = await send(address, { __proto__: null, method: 'POST', body, keepalive, signal } as RequestInit);
      // Read to the end, or the browser counts the request as broken off.
      const text = await answer.text();
      if (answer.ok) return readAnswer(text);
      if (answer.status === 413 && scale < largestScale) return 'too-large';
      return answer.status === 409 || answer.status === 404 ? 'refused' : 'unreached';
    } catch {
      return 'unreached';
    }
  }

  /** Passed over when a later commit was stored before, as after a hand-in by the app: then all of it goes once more. */
  function readAnswer(text: string): 'accepted' | 'passed-over' {
    const { seq: stored, applied, withdrawn } = JSON.parse(text) as Answer<typeof commitScoUser>;
    seq = Math.max(seq, stored);
    if (withdrawn !== null) events.withdrawn(withdrawn);
    return applied ? 'accepted' : 'passed-over';
  }

  async function drain(): Promise<void> {
    while (!isRefused && !isEmpty()) {
      dividePending();
      const commit = nextCommit(inFlight);
      events.saving();
      const outcome = await sendOnce(commit);
      if (outcome === 'refused') {
        isRefused = true;
        events.refused();
        return;
      }
      if (outcome === 'accepted') {
        pending = pending.slice(inFlight);
        if (commit.finished) isFinishDue = false;
        pauseMs = retry.first;
      }
      if (outcome === 'too-large') scale *= 2;
      inFlight = 0;
      collect();
      hold();
      if (outcome === 'accepted') events.saved();
      if (outcome !== 'unreached') continue;
      events.unsaved();
      await pause(pauseMs);
      pauseMs = Math.min(retry.longest, pauseMs * 2);
      collect();
    }
  }

  /** Ends early when the connection comes back. */
  function pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Resolves when nothing is left to store, or nothing can be. */
  function flush({ finished = false }: { finished?: boolean } = {}): Promise<void> {
    collect();
    if (finished) isFinishDue = true;
    // A commit that is under way does not carry what has just come.
    if (running !== undefined) hold();
    running ??= drain().finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    flush,
    /** While leaving: one last message that outlives the page. Sending it twice does no harm. */
    beacon(last: { finished: boolean }): void {
      collect();
      if (last.finished) isFinishDue = true;
      if (isRefused || isEmpty()) return;
      const body = bodyOf(nextCommit(pending.length));
      if (body.length < beaconLimit) sendBeacon(body);
    },
    push(delta: Delta): void {
      add([delta]);
    },
    /** True when all that was said is stored. */
    isClean: () => isEmpty() && !isRefused,
    retryNow(): void {
      pauseMs = retry.first;
      wake?.();
      void flush();
    },
  };
}
