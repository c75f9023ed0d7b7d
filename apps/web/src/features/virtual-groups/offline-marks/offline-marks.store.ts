import type { Level } from '@doselore/contract';
import type { Attendance } from '@doselore/contract/virtual-groups';
import { type DBSchema, openDB } from 'idb';

/** Mark of a register that the server has not acknowledged. It holds ids alone, never a name. */
export type OfflineMark = {
  /** Person who marked, and the level at which the register was open. */
  ownerId: number;
  level: Level;
  virtualGroupId: number;
  sessionId: number;
  userId: number;
  attendance: Attendance | null;
  made_at: string;
  key: string;
  /** Why the server refused the mark for good. */
  refused?: string;
};

interface Schema extends DBSchema {
  marks: { key: string; value: OfflineMark; indexes: { 'by-owner': number } };
}

// A database of its own: offline commits keep theirs at its version while a tab with an older app is open.
const open = () =>
  openDB<Schema>('doselore-register', 1, {
    upgrade(db) {
      db.createObjectStore('marks').createIndex('by-owner', 'ownerId');
    },
  });

let opened: ReturnType<typeof open> | undefined;
const database = () => {
  opened ??= open().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
};

/** One mark of each delegate and session: a later one replaces it. */
export const slotOf = ({ ownerId, sessionId, userId }: OfflineMark) => `${ownerId}:${sessionId}:${userId}`;

export async function putMarks(marks: readonly OfflineMark[]): Promise<void> {
  const { store, done } = (await database()).transaction('marks', 'readwrite');
  for (const mark of marks) void store.put(mark, slotOf(mark));
  await done;
}

/** Deletes marks, but not a later one that has replaced them. */
export async function deleteMarks(marks: readonly OfflineMark[]): Promise<void> {
  const { store, done } = (await database()).transaction('marks', 'readwrite');
  for (const mark of marks) {
    const held = await store.get(slotOf(mark));
    if (held?.key === mark.key) await store.delete(slotOf(mark));
  }
  await done;
}

export async function readMarks(ownerId: number): Promise<OfflineMark[]> {
  return (await database()).getAllFromIndex('marks', 'by-owner', ownerId);
}
