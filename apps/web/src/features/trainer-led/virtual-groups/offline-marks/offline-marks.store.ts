import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { isAssessment, isMark, type OfflineEntry, slotOf } from './offline-entry.ts';

interface Schema extends DBSchema {
  marks: { key: string; value: OfflineEntry; indexes: { 'by-owner': number } };
}

const names = ['doselore-register', 'doselore-assessments'] as const;
type Name = (typeof names)[number];

// Each kind has a database of its own: a tab with an older app keeps its version, and sends marks only.
const open = (name: Name) =>
  openDB<Schema>(name, 1, {
    upgrade(db) {
      db.createObjectStore('marks').createIndex('by-owner', 'ownerId');
    },
  });

const opened = new Map<Name, Promise<IDBPDatabase<Schema>>>();
function database(name: Name): Promise<IDBPDatabase<Schema>> {
  const known = opened.get(name);
  if (known !== undefined) return known;
  const opening = open(name).catch((error: unknown) => {
    opened.delete(name);
    throw error;
  });
  opened.set(name, opening);
  return opening;
}

/** Returns the entries of each database. Leaves out a database without any. */
const byDatabase = (entries: readonly OfflineEntry[]) =>
  (
    [
      ['doselore-register', entries.filter(isMark)],
      ['doselore-assessments', entries.filter(isAssessment)],
    ] as const
  ).filter(([, own]) => own.length > 0);

export async function putEntries(entries: readonly OfflineEntry[]): Promise<void> {
  for (const [name, own] of byDatabase(entries)) {
    const { store, done } = (await database(name)).transaction('marks', 'readwrite');
    for (const entry of own) void store.put(entry, slotOf(entry));
    await done;
  }
}

/** Deletes entries, but not a later one that has replaced them. */
export async function deleteEntries(entries: readonly OfflineEntry[]): Promise<void> {
  for (const [name, own] of byDatabase(entries)) {
    const { store, done } = (await database(name)).transaction('marks', 'readwrite');
    for (const entry of own) {
      const held = await store.get(slotOf(entry));
      if (held?.key === entry.key) await store.delete(slotOf(entry));
    }
    await done;
  }
}

export async function readEntries(ownerId: number): Promise<OfflineEntry[]> {
  const found = await Promise.all(
    names.map(async (name) => (await database(name)).getAllFromIndex('marks', 'by-owner', ownerId)),
  );
  return found.flat();
}
