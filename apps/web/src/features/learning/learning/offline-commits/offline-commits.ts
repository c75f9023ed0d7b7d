import { loadOnce } from '../../../../platform/offline/index.ts';
import type { Launch, OfflineCommit } from './offline-commits.store.ts';
import { mayHaveOfflineCommits, noteOfflineCommits } from './offline-commits-hint.ts';

const loadStore = loadOnce(() => import('./offline-commits.store.ts'));

/** Loads the store before it is needed. A failure is ignored: saving tries again. */
export async function prepareOfflineCommits(): Promise<void> {
  await loadStore().catch(() => undefined);
}

/** Saves the progress that the server has not acknowledged. Replaces the earlier offline commit of the same launch. */
export async function saveOfflineCommit(work: OfflineCommit): Promise<void> {
  noteOfflineCommits();
  const { putOfflineCommit } = await loadStore();
  await putOfflineCommit(work);
}

/** Deletes the offline commit of a launch, because the server has stored everything. */
export async function discardOfflineCommit(launch: Launch): Promise<void> {
  if (!mayHaveOfflineCommits()) return;
  const { deleteOfflineCommit } = await loadStore();
  await deleteOfflineCommit(launch);
}

/** Resends the offline commits of a person, of one attempt or of all. Returns the outcome of each. */
export async function resendCommits(target: { userId: number; scoUserId?: number }) {
  if (!mayHaveOfflineCommits()) return [];
  const { resendAll } = await import('./resend-commits.ts');
  return resendAll(target);
}

export async function hasOfflineCommits(userId: number): Promise<boolean> {
  if (!mayHaveOfflineCommits()) return false;
  const { listOfflineCommits } = await loadStore();
  return (await listOfflineCommits(userId).catch(() => [])).length > 0;
}
