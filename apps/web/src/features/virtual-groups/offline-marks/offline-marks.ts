import type { OfflineMark } from './offline-marks.store.ts';
import { forgetOfflineMarks, mayHaveOfflineMarks, noteOfflineMarks } from './offline-marks-hint.ts';

type Store = typeof import('./offline-marks.store.ts');

let loading: Promise<Store> | undefined;

/** Loads the store when it is first needed. All callers wait for one promise, so that they change it in their order. */
function loadStore(): Promise<Store> {
  loading ??= import('./offline-marks.store.ts').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Loads the store while there is a connection, for marks that are made without one. A failure is ignored. */
export async function prepareOfflineMarks(): Promise<void> {
  await loadStore().catch(() => undefined);
}

let marks: readonly OfflineMark[] = [];
let isStored = true;
const listeners = new Set<() => void>();

const isSameSlot = (one: OfflineMark, other: OfflineMark) =>
  one.ownerId === other.ownerId && one.sessionId === other.sessionId && one.userId === other.userId;

function publish(next: readonly OfflineMark[]): void {
  marks = next;
  if (marks.length === 0 && isStored) forgetOfflineMarks();
  for (const listener of listeners) listener();
}

/** Marks that the server has not acknowledged, in the order in which they were made. */
export const readOfflineMarks = () => marks;

/** False when the browser stores nothing, such as in a private window. The marks are then lost with the page. */
export const areMarksStored = () => isStored;

export function subscribeToOfflineMarks(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function persist(change: (store: Store) => Promise<void>): Promise<void> {
  try {
    await change(await loadStore());
    isStored = true;
  } catch {
    isStored = false;
  }
}

/** Reads the marks of a person that an earlier visit left in this browser. */
export async function loadOfflineMarks(ownerId: number): Promise<void> {
  if (!mayHaveOfflineMarks()) return;
  await persist(async ({ readMarks }) => {
    const held = await readMarks(ownerId);
    const added = held.filter((one) => !marks.some((other) => isSameSlot(one, other)));
    publish([...marks, ...added].sort((one, other) => one.made_at.localeCompare(other.made_at)));
  });
}

/** Keeps marks until the server has them. Each replaces an earlier one of its delegate and session. */
export async function saveMarks(added: readonly OfflineMark[]): Promise<void> {
  noteOfflineMarks();
  publish([...marks.filter((one) => !added.some((other) => isSameSlot(one, other))), ...added]);
  await persist(({ putMarks }) => putMarks(added));
}

/** Removes marks that the server has, or that nobody needs. A later one of the same delegate stays. */
export async function dropMarks(dropped: readonly OfflineMark[]): Promise<void> {
  const keys = new Set(dropped.map(({ key }) => key));
  await persist(({ deleteMarks }) => deleteMarks(dropped));
  publish(marks.filter(({ key }) => !keys.has(key)));
}

/** Notes why the server refused marks for good. They stay until somebody has copied and removed them. */
export async function refuseMarks(refused: readonly OfflineMark[], message: string): Promise<void> {
  const keys = new Set(refused.map(({ key }) => key));
  const noted = marks.filter(({ key }) => keys.has(key)).map((mark) => ({ ...mark, refused: message }));
  await saveMarks(noted);
}
