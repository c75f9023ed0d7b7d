import type { Answer } from '@doselore/contract';
import { type commitScoUser, largestScale, splitDeltas, type Withdrawal } from '@doselore/contract/learning';
import { type Delta, joinDeltas } from '@doselore/scorm/runtime';

/**
 * Maximum size of a beacon or a request with keepalive. It must stay below the 64 KiB that a browser allows for all of
 * them.
 */
const beaconLimit = 60_000;
/** Pause after a first failure. It doubles with each failure up to the longest. */
const retryPauses = { first: 1_000, longest: 15_000 };
/** Time without an answer after which the connection counts as cut. A broken network may report nothing. */
const answerWithinMs = 20_000;

/** Commit without its token. It contains the unacknowledged deltas, oldest first, as many as one commit may carry. */
export type Commit = { seq: number; deltas: Delta[]; finished: boolean };

// Saved before the package loads: it shares this page's origin and may replace the global functions.
const send = globalThis.fetch.bind(globalThis);
const { stringify } = JSON;

export type QueueEvents = {
  saving: () => void;
  saved: () => void;
  unsaved: () => void;
  /** Another tab or device has taken over. Nothing more will be stored. */
  refused: () => void;
  /** The commit is stored, but the licence or the membership was withdrawn. */
  withdrawn: (why: Withdrawal) => void;
  /** Reports the commit that would be lost if this page ended now. Undefined when everything is stored. */
  held: (commit: Commit | undefined) => void;
};

type Outcome = 'accepted' | 'passed-over' | 'too-large' | 'refused' | 'unreached';

type Options = {
  /** Address that commits are sent to. */
  address: string;
  /** Sends a message that outlives the page. */
  sendBeacon: (body: string) => void;
  token: string;
  seq: number;
  takeDelta: () => Delta | null;
  events: QueueEvents;
  retry?: { first: number; longest: number };
  timeoutMs?: number;
};

/**
 * Creates a queue that sends changes to the server. Each commit carries everything that is not acknowledged, so that it
 * replaces the earlier ones. No order of arrival can lose or double a change. Changes that are too large for one commit
 * are sent in parts, each after the part before is acknowledged.
 */
export function createCommitQueue(options: Options) {
  const { address, sendBeacon, token, takeDelta, events, retry = retryPauses, timeoutMs = answerWithinMs } = options;
  let { seq } = options;
  let pending: Delta[] = [];
  /** Number of deltas of `pending` in the commit that is under way. */
  let inFlight = 0;
  let isFinishDue = false;
  let isRefused = false;
  /** True when the last stored commit finished the session and nothing has changed since. */
  let isSettled = false;
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
    if (fresh.length > 0) isSettled = false;
    pending = [...pending.slice(0, inFlight), ...joinDeltas([...pending.slice(inFlight), ...fresh])];
  }

  /** Finishes the session with the next commit. A session that is settled already is not settled again. */
  function finishOnce(): void {
    if (!isSettled) isFinishDue = true;
  }

  function nextCommit(count: number): Commit {
    seq += 1;
    // Numbers this offline commit above every sent one, so that it replaces them whether or not they arrived.
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
      // Read to the end. Otherwise the browser counts the request as broken off.
      const text = await answer.text();
      if (answer.ok) return readAnswer(text);
      if (answer.status === 413 && scale < largestScale) return 'too-large';
      return answer.status === 409 || answer.status === 404 ? 'refused' : 'unreached';
    } catch {
      return 'unreached';
    }
  }

  /**
   * Reads the answer to a commit. A commit is passed over when a later commit was stored before it, for example one
   * that the app resent. Then everything is sent again.
   */
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
        break;
      }
      if (outcome === 'accepted') {
        pending = pending.slice(inFlight);
        if (commit.finished) isFinishDue = false;
        isSettled = commit.finished && pending.length === 0;
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
    // In the same moment as the last check, so that a change that comes next is not left to this run.
    running = undefined;
  }

  /** Resolves after a pause, or earlier when the connection comes back. */
  function pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Sends everything. Resolves when everything is stored, or when nothing more can be stored. */
  function flush({ finished = false }: { finished?: boolean } = {}): Promise<void> {
    collect();
    if (finished) finishOnce();
    // The commit under way does not carry the changes that were just collected.
    if (running !== undefined) hold();
    else if (isRefused || isEmpty()) return Promise.resolve();
    running ??= drain();
    return running;
  }

  return {
    flush,
    /** Sends one last message that outlives the page, while the page closes. Sending it twice does no harm. */
    beacon(last: { finished: boolean }): void {
      collect();
      if (last.finished) finishOnce();
      if (isRefused || isEmpty()) return;
      const body = bodyOf(nextCommit(pending.length));
      if (body.length < beaconLimit) sendBeacon(body);
    },
    push(delta: Delta): void {
      add([delta]);
    },
    /** True when everything that the package said is stored. */
    isClean: () => isEmpty() && !isRefused,
    /** True when the server has settled everything that the package said. */
    isSettled: () => isSettled && isEmpty() && !isRefused,
    retryNow(): void {
      pauseMs = retry.first;
      wake?.();
      void flush();
    },
  };
}
