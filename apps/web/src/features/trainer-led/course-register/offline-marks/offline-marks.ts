import { loadOnce } from '../../../../platform/offline/index.ts';
import { type OfflineEntry, slotOf } from './offline-entry.ts';
import { forgetOfflineMarks, mayHaveOfflineMarks, noteOfflineMarks } from './offline-marks-hint.ts';

type Store = typeof import('./offline-marks.store.ts');

const loadStore = loadOnce(() => import('./offline-marks.store.ts'));

/** Loads the store while there is a connection, for entries that are made without one. A failure is ignored. */
export async function prepareOfflineEntries(): Promise<void> {
  await loadStore().catch(() => undefined);
}

let entries: readonly OfflineEntry[] = [];
let isStored = true;
const listeners = new Set<() => void>();

const isSameSlot = (one: OfflineEntry, other: OfflineEntry) => slotOf(one) === slotOf(other);

function publish(next: readonly OfflineEntry[]): void {
  entries = next;
  if (entries.length === 0 && isStored) forgetOfflineMarks();
  for (const listener of listeners) listener();
}

/** Marks and assessments that the server has not acknowledged, in the order in which they were made. */
export const readOfflineEntries = () => entries;

/** False when the browser stores nothing, such as in a private window. The entries are then lost with the page. */
export const areEntriesStored = () => isStored;

export function subscribeToOfflineEntries(listener: () => void): () => void {
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

/** Reads the entries of a person that an earlier visit left in this browser. */
export async function loadOfflineEntries(ownerId: number): Promise<void> {
  if (!mayHaveOfflineMarks()) return;
  await persist(async ({ readEntries }) => {
    const stored = await readEntries(ownerId);
    const added = stored.filter((one) => !entries.some((other) => isSameSlot(one, other)));
    publish([...entries, ...added].sort((one, other) => one.made_at.localeCompare(other.made_at)));
  });
}

/** Keeps entries until the server has them. Each replaces an earlier one in its slot. */
export async function saveEntries(added: readonly OfflineEntry[]): Promise<void> {
  noteOfflineMarks();
  publish([...entries.filter((one) => !added.some((other) => isSameSlot(one, other))), ...added]);
  await persist(({ putEntries }) => putEntries(added));
}

/** Removes entries that the server has, or that nobody needs. A later one in the same slot stays. */
export async function dropEntries(dropped: readonly OfflineEntry[]): Promise<void> {
  const keys = new Set(dropped.map(({ key }) => key));
  await persist(({ deleteEntries }) => deleteEntries(dropped));
  publish(entries.filter(({ key }) => !keys.has(key)));
}

/** Notes why the server refused entries for good. They stay until somebody has copied and removed them. */
export async function refuseEntries(refused: readonly OfflineEntry[], message: string): Promise<void> {
  const keys = new Set(refused.map(({ key }) => key));
  const noted = entries.filter(({ key }) => keys.has(key)).map((entry) => ({ ...entry, refused: message }));
  await saveEntries(noted);
}
