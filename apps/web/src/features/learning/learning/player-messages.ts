import type { AttemptCommit } from '@doselore/contract/learning';

/** A commit without its token, which the app adds. */
export type PendingCommit = Omit<AttemptCommit, 'token'>;

export type TrialResult = { lesson_status: string; raw_score: string };

/** Messages from the player page on the content host to the app. */
export type PlayerMessage =
  /** Asks for the token of the launch, before the package is loaded. */
  | { type: 'ready' }
  /** Progress that is not stored yet. Without a commit, everything is stored. */
  | { type: 'held'; commit: PendingCommit | undefined }
  | { type: 'save'; state: 'saving' | 'saved' | 'unsaved' }
  /** The course cannot go on. A package can send this too, so the app asks the server. */
  | { type: 'stale' }
  | { type: 'withdrawn' }
  | { type: 'finished'; isFinished: boolean }
  /** `settled`: the server has set the result. `result`: the result of a trial. */
  | { type: 'exited'; acknowledged: boolean; settled: boolean; result?: TrialResult };

/** Reads a message. Returns undefined for anything that the player page does not send. */
export function readPlayerMessage(data: unknown): PlayerMessage | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined;
  const { type } = data;
  if (type === 'ready' || type === 'stale' || type === 'withdrawn') return { type };
  if (type === 'finished' && 'isFinished' in data) return { type, isFinished: data.isFinished === true };
  if (type === 'exited' && 'acknowledged' in data)
    return {
      type,
      acknowledged: data.acknowledged === true,
      settled: 'settled' in data && data.settled === true,
      ...('result' in data && readResult(data.result)),
    };
  if (type === 'held' && 'commit' in data) return readHeld(data.commit);
  if (type !== 'save' || !('state' in data)) return undefined;
  const { state } = data;
  return state === 'saving' || state === 'saved' || state === 'unsaved' ? { type, state } : undefined;
}

function readResult(result: unknown): { result?: TrialResult } {
  if (typeof result !== 'object' || result === null || !('lesson_status' in result) || !('raw_score' in result))
    return {};
  return { result: { lesson_status: String(result.lesson_status), raw_score: String(result.raw_score).slice(0, 20) } };
}

/** Limit in characters. No course writes as much offline, even with the most interactions that it may have. */
const longestHeld = 32_000_000;

/** Checks only the shape of a commit. The server validates it when it is resent. */
function readHeld(commit: unknown): PlayerMessage | undefined {
  if (commit === undefined) return { type: 'held', commit };
  const isCommit =
    typeof commit === 'object' &&
    commit !== null &&
    'seq' in commit &&
    typeof commit.seq === 'number' &&
    'deltas' in commit &&
    Array.isArray(commit.deltas) &&
    JSON.stringify(commit).length < longestHeld;
  return isCommit ? { type: 'held', commit: commit as PendingCommit } : undefined;
}
