import type { LiveNotice } from '@doselore/contract/notifications';
import { streamUrl } from './notifications.queries.ts';

const name = 'doselore-live-notifications';
const refusedForMs = 30_000;

type Told = { kind: 'notice'; notice: LiveNotice } | { kind: 'state'; isLive: boolean };
export type LiveListener = {
  /** `isFirst`: of the tabs, this one is to tell the browser. */
  onNotice: (notice: LiveNotice, isFirst: boolean) => void;
  onState: (isLive: boolean) => void;
};

/**
 * One connection for all tabs of the browser, which allows few to one server: the tab that holds the lock has it and
 * passes on what it is told; when that tab closes, another takes over. Answers how to leave.
 */
export function connectLive({ onNotice, onState }: LiveListener): () => void {
  if (!('EventSource' in window) || !('locks' in navigator)) return () => undefined;
  const others = new BroadcastChannel(name);
  const leaving = new AbortController();
  others.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    if (data.kind === 'state') onState(data.isLive);
    else onNotice(data.notice, false);
  });
  const tell = (told: Told) => {
    others.postMessage(told);
    if (told.kind === 'state') onState(told.isLive);
    else onNotice(told.notice, true);
  };
  void navigator.locks
    .request(name, { signal: leaving.signal }, () => holdConnection(tell, leaving.signal))
    // Left before it was this tab's turn.
    .catch(() => undefined);
  return () => {
    leaving.abort();
    others.close();
  };
}

/** Until the signal; a connection that breaks is made again by the browser, which says which event it had last. */
function holdConnection(tell: (told: Told) => void, signal: AbortSignal): Promise<void> {
  const seen = new Set<string>();
  const open = () => {
    const source = new EventSource(streamUrl());
    let again: ReturnType<typeof setTimeout> | undefined;
    source.addEventListener('open', () => tell({ kind: 'state', isLive: true }));
    source.addEventListener('error', () => {
      tell({ kind: 'state', isLive: false });
      // Refused, which the browser takes for final: the session has ended, or the site is being maintained.
      if (source.readyState === EventSource.CLOSED && !signal.aborted) again = setTimeout(open, refusedForMs);
    });
    for (const event of ['count', 'notification'])
      source.addEventListener(event, ({ data, lastEventId }: MessageEvent<string>) => {
        if (event === 'notification' && seen.has(lastEventId)) return;
        if (event === 'notification') seen.add(lastEventId);
        tell({ kind: 'notice', notice: JSON.parse(data) as LiveNotice });
      });
    signal.addEventListener('abort', () => {
      source.close();
      clearTimeout(again);
    });
  };
  open();
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
}
