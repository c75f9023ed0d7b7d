import { type IDBPDatabase, openDB } from 'idb';

/**
 * Place in this browser for one kind of entry that the server has not acknowledged. Its names never change: earlier
 * releases left entries under them, and a tab with an older app still writes there.
 */
type Place = { database: string; store: string; index: string; ownerPath: string };

/** Change of an entry, decided on the stored one: another entry, null deletes it, undefined leaves it. */
type Change<Entry> = { key: string; to: (stored: Entry) => Entry | null | undefined };

/** Returns the store of one kind. Each call rejects when the browser stores nothing, such as in a private window. */
export function offlineStore<Entry>({ database, store, index, ownerPath }: Place, keyOf: (entry: Entry) => string) {
  let opened: Promise<IDBPDatabase> | undefined;
  const open = () => {
    opened ??= openDB(database, 1, {
      upgrade: (db) => void db.createObjectStore(store).createIndex(index, ownerPath),
    }).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
  return {
    /** Stores entries in one transaction. Each replaces an earlier one with its key. */
    async put(entries: readonly Entry[]): Promise<void> {
      const { store: kept, done } = (await open()).transaction(store, 'readwrite');
      for (const entry of entries) void kept.put(entry, keyOf(entry));
      await done;
    },
    /** Changes stored entries in one transaction. Returns how many it changed. */
    async change(changes: readonly Change<Entry>[]): Promise<number> {
      const { store: kept, done } = (await open()).transaction(store, 'readwrite');
      let changed = 0;
      for (const { key, to } of changes) {
        const stored: Entry | undefined = await kept.get(key);
        const next = stored === undefined ? undefined : to(stored);
        if (next === undefined) continue;
        await (next === null ? kept.delete(key) : kept.put(next, key));
        changed += 1;
      }
      await done;
      return changed;
    },
    /** Lists the entries of a person. */
    async listOf(ownerId: number): Promise<Entry[]> {
      return (await open()).getAllFromIndex(store, index, ownerId);
    },
    /** Counts the entries of everybody who uses this browser. */
    async count(): Promise<number> {
      return (await open()).count(store);
    },
  };
}
