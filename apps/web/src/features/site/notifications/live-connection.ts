import type { LiveNotice } from '@doselore/contract/notifications';
import { streamUrl } from './notifications.queries.ts';

const name = 'doselore-live-notifications';
const refusedForMs = 30_000;

type LiveMessage = { kind: 'notice'; notice: LiveNotice } | { kind: 'state'; isLive: boolean };
export type LiveListener = {
  /** `isFirst` is true in the one tab that shows notifications of the browser. */
  onNotice: (notice: LiveNotice, isFirst: boolean) => void;
  onState: (isLive: boolean) => void;
};

/**
 * Opens one connection for all tabs, because browsers allow only a few to one server. The tab with the lock holds the
 * connection and passes messages on. When that tab closes, another one takes over. Returns a function that disconnects.
 */
export function connectLive({ onNotice, onState }: LiveListener): () => void {
  if (!('EventSource' in window) || !('locks' in navigator)) return () => undefined;
  const others = new BroadcastChannel(name);
  const leaving = new AbortController();
  others.addEventListener('message', ({ data }: MessageEvent<LiveMessage>) => {
    if (data.kind === 'state') onState(data.isLive);
    else onNotice(data.notice, false);
  });
  const tell = (message: LiveMessage) => {
    others.postMessage(message);
    if (message.kind === 'state') onState(message.isLive);
    else onNotice(message.notice, true);
  };
  void navigator.locks
    .request(name, { signal: leaving.signal }, () => holdConnection(tell, leaving.signal))
    // The tab was closed before it got the lock.
    .catch(() => undefined);
  return () => {
    leaving.abort();
    others.close();
  };
}

/** Holds the connection until the signal. The browser reconnects by itself and sends the id of the last event. */
function holdConnection(tell: (message: LiveMessage) => void, signal: AbortSignal): Promise<void> {
  const seen = new Set<string>();
  const open = () => {
    const source = new EventSource(streamUrl());
    let again: ReturnType<typeof setTimeout> | undefined;
    source.addEventListener('open', () => tell({ kind: 'state', isLive: true }));
    source.addEventListener('error', () => {
      tell({ kind: 'state', isLive: false });
      // The browser does not reconnect after a refusal: the session has ended, or the site is under maintenance.
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
