import { AppError } from '@doselore/contract';
import { commitScoUser, largestScale, splitDeltas } from '@doselore/contract/learning';
import { callEndpoint } from '../../../../platform/api/index.ts';
import {
  deleteOfflineCommit,
  listOfflineCommits,
  type OfflineCommit,
  replaceOfflineCommit,
} from './offline-commits.store.ts';

type Outcome = { work: OfflineCommit; outcome: 'stored' | 'refused' | 'waiting' };

/** Errors that a later try would get again: the course was opened elsewhere since, or no longer exists. */
const final: readonly string[] = ['stale_attempt', 'not_found', 'validation_failed'];
const isFinal = (error: unknown) => error instanceof AppError && final.includes(error.code);

/**
 * Resends the offline commits of a person in their order. The server applies each once. A commit that is `waiting` stays
 * in the browser until the next try.
 */
export async function resendAll({ userId, scoUserId }: { userId: number; scoUserId?: number }): Promise<Outcome[]> {
  const stored = await listOfflineCommits(userId).catch(() => []);
  const matching = stored.filter((work) => scoUserId === undefined || work.scoUserId === scoUserId);
  const outcomes: Outcome[] = [];
  for (const work of matching) outcomes.push({ work, outcome: await resend(work) });
  return outcomes;
}

async function resend(work: OfflineCommit): Promise<Outcome['outcome']> {
  let rest: OfflineCommit | undefined = work;
  try {
    while (rest !== undefined) rest = await resendPart(rest);
    return 'stored';
  } catch (error) {
    if (!isFinal(error)) return 'waiting';
    await deleteOfflineCommit({ scoUserId: work.scoUserId, token: work.commit.token, seq: rest?.commit.seq });
    return 'refused';
  }
}

/** Resends as much as one commit may carry and stores the rest in the browser. Returns the rest, or undefined. */
async function resendPart(work: OfflineCommit, scale = 1): Promise<OfflineCommit | undefined> {
  const { scoUserId, commit } = work;
  const { token, seq } = commit;
  const [deltas = [], ...later] = splitDeltas(commit.deltas, scale);
  const isLast = later.length === 0;
  const body = { ...commit, deltas, finished: commit.finished && isLast };
  try {
    const stored = await callEndpoint(commitScoUser, { level: 'member', params: { scoUserId }, body, quiet: true });
    const rest = { ...work, commit: { ...commit, seq: seq + 1, deltas: later.flat() } };
    // A higher `seq` means that the course is still open in another tab, which sends all of this itself.
    const goesOn = !isLast && stored.seq === seq && (await replaceOfflineCommit(rest, seq));
    if (goesOn) return rest;
    await deleteOfflineCommit({ scoUserId, token, seq });
    return undefined;
  } catch (error) {
    const isTooLarge = error instanceof AppError && error.code === 'payload_too_large';
    if (isTooLarge && scale < largestScale) return resendPart(work, scale * 2);
    throw error;
  }
}
