import type { Delta } from '@doselore/scorm/runtime';
import { type Commit, createCommitQueue } from '../content/player/commit-queue.ts';

type Options = {
  address: string;
  token: string;
  retry: { first: number; longest: number };
  timeoutMs: number;
  onHeld?: (commit: Commit | undefined) => void;
};

/** Opens the commit queue of the real player without a browser. `say` reports a change as a package does. */
export function openTestPlayer({ address, token, retry, timeoutMs, onHeld = () => undefined }: Options) {
  const waiting: Delta[] = [];
  const nothing = () => undefined;
  const queue = createCommitQueue({
    address,
    token,
    seq: 0,
    retry,
    timeoutMs,
    takeDelta: () => waiting.shift() ?? null,
    sendBeacon: nothing,
    events: { saving: nothing, saved: nothing, unsaved: nothing, refused: nothing, withdrawn: nothing, held: onHeld },
  });
  return { ...queue, say: (delta: Delta) => waiting.push(delta) };
}
