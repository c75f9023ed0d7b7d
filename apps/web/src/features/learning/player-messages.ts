import type { AttemptCommit, Withdrawal } from '@doselore/contract';

/** What the player page on the content host tells the app. */
export type PlayerMessage =
  /** What is not stored yet; without a commit, all is stored. */
  | { type: 'held'; commit: AttemptCommit | undefined }
  | { type: 'save'; state: 'saving' | 'saved' | 'unsaved' }
  | { type: 'stale' }
  /** Stored, but the course cannot go on. */
  | { type: 'withdrawn'; why: Withdrawal }
  | { type: 'finished' }
  | { type: 'exited'; acknowledged: boolean };

/** Undefined for anything that is not exactly one of ours. */
export function readPlayerMessage(data: unknown): PlayerMessage | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined;
  const { type } = data;
  if (type === 'stale' || type === 'finished') return { type };
  if (type === 'exited' && 'acknowledged' in data) return { type, acknowledged: data.acknowledged === true };
  if (type === 'withdrawn' && 'why' in data) return { type, why: data.why === 'membership' ? 'membership' : 'licence' };
  if (type === 'held' && 'commit' in data) return readHeld(data.commit);
  if (type !== 'save' || !('state' in data)) return undefined;
  const { state } = data;
  return state === 'saving' || state === 'saved' || state === 'unsaved' ? { type, state } : undefined;
}

/** Far more characters than any course writes while it is offline, even with every interaction it may have. */
const longestHeld = 32_000_000;

/** Checked in outline only: the server reads it closely when it is handed in. */
function readHeld(commit: unknown): PlayerMessage | undefined {
  if (commit === undefined) return { type: 'held', commit };
  const isCommit =
    typeof commit === 'object' &&
    commit !== null &&
    'token' in commit &&
    typeof commit.token === 'string' &&
    'seq' in commit &&
    typeof commit.seq === 'number' &&
    'deltas' in commit &&
    Array.isArray(commit.deltas) &&
    JSON.stringify(commit).length < longestHeld;
  return isCommit ? { type: 'held', commit: commit as AttemptCommit } : undefined;
}
