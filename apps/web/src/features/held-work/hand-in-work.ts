import { AppError, commitScoUser } from '@doselore/contract';
import { callEndpoint } from '../../platform/api/index.ts';
import { deleteWork, type HeldWork, listWork } from './held-work.store.ts';

type Outcome = { work: HeldWork; outcome: 'stored' | 'refused' | 'waiting' };

/** The course was opened somewhere else since, or is no longer there: no later try would be answered otherwise. */
const final: readonly string[] = ['stale_attempt', 'not_found', 'validation_failed'];
const isFinal = (error: unknown) => error instanceof AppError && final.includes(error.code);

/**
 * Sends what earlier visits of this person could not send, in its order; the server applies each once. `waiting` stays
 * in the browser for the next time.
 */
export async function handInAll({ userId, scoUserId }: { userId: number; scoUserId?: number }): Promise<Outcome[]> {
  const held = await listWork(userId).catch(() => []);
  const wanted = held.filter((work) => scoUserId === undefined || work.scoUserId === scoUserId);
  const outcomes: Outcome[] = [];
  for (const work of wanted) outcomes.push({ work, outcome: await handIn(work) });
  return outcomes;
}

async function handIn(work: HeldWork): Promise<Outcome['outcome']> {
  const { scoUserId, commit } = work;
  const { token, seq } = commit;
  try {
    await callEndpoint(commitScoUser, { level: 'member', params: { scoUserId }, body: commit, quiet: true });
    await deleteWork({ scoUserId, token, seq });
    return 'stored';
  } catch (error) {
    if (!isFinal(error)) return 'waiting';
    await deleteWork({ scoUserId, token, seq });
    return 'refused';
  }
}
