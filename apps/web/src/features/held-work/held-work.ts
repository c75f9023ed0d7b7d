import type { HeldWork, Launch } from './held-work.store.ts';
import { mayHoldWork, noteHeldWork } from './held-work-hint.ts';

// The storage is loaded when it is first needed: most visits have nothing to hold.

/** Keeps what the server has not acknowledged; replaces what was kept of the same launch before. */
export async function keepWork(work: HeldWork): Promise<void> {
  noteHeldWork();
  const { putWork } = await import('./held-work.store.ts');
  await putWork(work);
}

/** Forgets what was kept of a launch: all is stored. */
export async function dropWork(launch: Launch): Promise<void> {
  if (!mayHoldWork()) return;
  const { deleteWork } = await import('./held-work.store.ts');
  await deleteWork(launch);
}

/** Sends what earlier visits of this person could not send, of one attempt or of all, and says what became of it. */
export async function handInWork(of: { userId: number; scoUserId?: number }) {
  if (!mayHoldWork()) return [];
  const { handInAll } = await import('./hand-in-work.ts');
  return handInAll(of);
}

export async function holdsWork(userId: number): Promise<boolean> {
  if (!mayHoldWork()) return false;
  const { listWork } = await import('./held-work.store.ts');
  return (await listWork(userId).catch(() => [])).length > 0;
}
