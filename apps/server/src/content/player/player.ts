import { createRuntime } from '@doselore/scorm/runtime';
import { createCommitQueue } from './commit-queue.ts';
import type { AppMessage, PlayerData, PlayerMessage, StaleData, TrialResult } from './player-data.ts';
import { createSessionTimes } from './session-times.ts';

/** Delay that collects changes for one commit. The requirement is that a change is sent within 5 seconds. */
const flushDelayMs = 2_000;

// Saved before the package loads: it shares this page's origin and may replace globals.
const app = window.parent;
const sendBeacon = navigator.sendBeacon.bind(navigator);

const inlined = takeInlined();

function takeInlined(): PlayerData | StaleData {
  const element = document.getElementById('player-data');
  element?.remove();
  return JSON.parse(element?.textContent ?? '{}') as PlayerData | StaleData;
}

function tell(message: PlayerMessage): void {
  app.postMessage(message, inlined.appOrigin);
}

// A page from the browser's back/forward cache has stopped timers and an old token, so it reloads.
window.addEventListener('pageshow', (event) => {
  if (event.persisted) window.location.reload();
});

if ('stale' in inlined) tell({ type: 'stale' });
else awaitToken(inlined);

/** Waits for the token and then loads the package, so that the package cannot overhear the message. */
function awaitToken(data: PlayerData): void {
  const listen = (event: MessageEvent<AppMessage>) => {
    if (event.source !== app || event.origin !== data.appOrigin || event.data?.type !== 'token') return;
    window.removeEventListener('message', listen);
    play(data, event.data.token);
  };
  window.addEventListener('message', listen);
  tell({ type: 'ready' });
}

function play(data: PlayerData, token: string): void {
  const isReview = data.state.mode === 'review';
  const { sendsNothing } = data;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLeaving = false;
  let isWithdrawn = false;

  const times = createSessionTimes(() => performance.now());
  const runtime = createRuntime({
    state: data.state,
    clock: () => Math.round(performance.timeOrigin + performance.now()),
    hooks: {
      onInitialise(session) {
        times.begin(session);
        tell({ type: 'finished', isFinished: data.completesOnOpen });
        // Tells the server that this launch has begun. Leaving a course that never began does not complete it.
        queue.push({ session, interactions: [] });
        scheduleFlush();
      },
      onChange: scheduleFlush,
      onCommit: flushNow,
      onFinish() {
        send({ finished: true });
        tell({ type: 'finished', isFinished: true });
      },
    },
  });

  const queue = createCommitQueue({
    address: '/commit',
    sendBeacon: (body) => sendBeacon('/commit', body),
    token,
    seq: data.seq,
    takeDelta() {
      const delta = runtime.takeDelta();
      if (delta?.lesson_status === 'completed' || delta?.lesson_status === 'passed')
        tell({ type: 'finished', isFinished: true });
      return delta && times.limit(delta);
    },
    events: {
      saving: () => tell({ type: 'save', state: 'saving' }),
      saved() {
        runtime.storingAccepted();
        tell({ type: 'save', state: 'saved' });
      },
      unsaved: () => tell({ type: 'save', state: 'unsaved' }),
      refused() {
        runtime.storingRefused();
        tell({ type: 'stale' });
      },
      withdrawn() {
        isWithdrawn = true;
        tell({ type: 'withdrawn' });
      },
      held: (commit) => tell({ type: 'held', commit }),
    },
  });

  function scheduleFlush(): void {
    if (isLeaving) send({ finished: false });
    else timer ??= setTimeout(flushNow, flushDelayMs);
  }

  function flushNow(): void {
    clearTimeout(timer);
    timer = undefined;
    send({ finished: false });
  }

  /**
   * Sends the changes, as a beacon while the page closes, because only a beacon is sure to arrive then. A review and a
   * trial send nothing: the server does not even know their tokens.
   */
  function send(options: { finished: boolean }): void {
    if (sendsNothing) return;
    if (isLeaving) queue.beacon(options);
    void queue.flush(options);
  }

  Object.assign(window, { API: runtime.api });
  const frame = document.createElement('iframe');
  frame.title = data.title;
  frame.allow = 'autoplay; fullscreen; unload';
  frame.src = data.src;
  if (!data.allowOutside)
    for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection'])
      Object.defineProperty(window, name, { value: undefined });
  let blockedHost: string | undefined;
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    if (effectiveDirective !== 'frame-src' || !URL.canParse(blockedURI)) return;
    blockedHost = new URL(blockedURI).host;
    sayBlocked();
  });
  frame.addEventListener('load', sayBlocked);
  document.body.append(frame);
  if (data.completesOnOpen && !isReview) {
    if (!sendsNothing) queue.push({ session: 1, lesson_status: 'completed', own_status: '', interactions: [] });
    send({ finished: true });
    tell({ type: 'finished', isFinished: true });
  }

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') flushNow();
    else if (!sendsNothing) queue.beacon({ finished: false });
  });
  window.addEventListener('pagehide', () => {
    isLeaving = true;
    if (!sendsNothing) queue.beacon({ finished: false });
  });
  if (!sendsNothing) window.addEventListener('online', () => queue.retryNow());

  window.addEventListener('message', (event: MessageEvent<AppMessage>) => {
    if (event.source !== app || event.origin !== data.appOrigin) return;
    if (event.data?.type === 'flush') flushNow();
    if (event.data?.type === 'exit') exit();
  });

  /**
   * Unloads the package first, so that it can send its last changes. Then stores everything, and only then lets the app
   * continue.
   */
  function exit(): void {
    frame.addEventListener('load', () => void finish(), { once: true });
    // `replace` adds no entry to the history. The learner's next Back would otherwise reach the extra entry.
    frame.contentWindow?.location.replace('about:blank');
  }

  async function finish(): Promise<void> {
    if (sendsNothing) return tell({ type: 'exited', acknowledged: true, settled: false, result: trialResult() });
    // Skips the pause after a failed commit, because the app waits only a few seconds.
    queue.retryNow();
    await queue.flush({ finished: true });
    tell({ type: 'exited', acknowledged: queue.isClean(), settled: queue.isSettled() && !isWithdrawn });
  }

  /**
   * Says that the course is blocked where the package has left for a blocked website, which shows nothing. The package
   * stays where it only added a blocked frame to this page: its own page can still be read.
   */
  function sayBlocked(): void {
    if (blockedHost !== undefined && frame.contentDocument === null) frame.srcdoc = blockedPage(blockedHost);
  }

  /** Returns the last status and score of the package, which nobody has taken for a commit. */
  function trialResult(): TrialResult {
    const result = { lesson_status: data.completesOnOpen ? 'completed' : 'not attempted', raw_score: '' };
    for (let delta = runtime.takeDelta(); delta !== null; delta = runtime.takeDelta())
      Object.assign(result, {
        lesson_status: delta.lesson_status ?? result.lesson_status,
        raw_score: delta.raw_score ?? result.raw_score,
      });
    return result;
  }
}

/** Page for a package that leaves for a blocked website. The host has only characters of a domain and a port. */
function blockedPage(host: string): string {
  return `<!doctype html><html lang="en-GB"><title>Blocked</title><body style="font:1rem/1.5 system-ui,sans-serif;margin:1rem;color:#12201f;background:#fff"><p><strong>This course is blocked.</strong> It comes from another website, ${host}, which is not allowed here. It cannot be taken until the website is allowed. Tell your organisation.</p>`;
}
