import type { Launch, OfflineCommit } from './offline-commits.store.ts';
import { mayHaveOfflineCommits, noteOfflineCommits } from './offline-commits-hint.ts';

// The storage is loaded when it is first needed: most visits have nothing to hold.

/** Keeps what the server has not acknowledged; replaces what was kept of the same launch before. */
export async function saveOfflineCommit(work: OfflineCommit): Promise<void> {
  noteOfflineCommits();
  const { putOfflineCommit } = await import('./offline-commits.store.ts');
  await putOfflineCommit(work);
}

/** Forgets what was kept of a launch: all is stored. */
export async function discardOfflineCommit(launch: Launch): Promise<void> {
  if (!mayHaveOfflineCommits()) return;
  const { deleteOfflineCommit } = await import('./offline-commits.store.ts');
  await deleteOfflineCommit(launch);
}

/** Sends what earlier visits of this person could not send, of one attempt or of all, and says what became of it. */
export async function resendCommits(of: { userId: number; scoUserId?: number }) {
  if (!mayHaveOfflineCommits()) return [];
  const { resendAll } = await import('./resend-commits.ts');
  return resendAll(of);
}

export async function hasOfflineCommits(userId: number): Promise<boolean> {
  if (!mayHaveOfflineCommits()) return false;
  const { listOfflineCommits } = await import('./offline-commits.store.ts');
  return (await listOfflineCommits(userId).catch(() => [])).length > 0;
}
