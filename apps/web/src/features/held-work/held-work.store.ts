import type { AttemptCommit } from '@doselore/contract';
import { type DBSchema, openDB } from 'idb';
import { forgetHeldWork } from './held-work-hint.ts';

/** What a learner did in one launch that the server has not acknowledged. */
export type HeldWork = {
  userId: number;
  scoUserId: number;
  /** Of the module, to tell the learner by. */
  title: string;
  /** When it was last added to. */
  at: string;
  commit: AttemptCommit;
};

export type Launch = { scoUserId: number; token: string; seq?: number };

interface Schema extends DBSchema {
  'held-work': { key: string; value: HeldWork; indexes: { 'by-user': number } };
}

const open = () =>
  openDB<Schema>('doselore', 1, {
    upgrade(db) {
      db.createObjectStore('held-work').createIndex('by-user', 'userId');
    },
  });

let opened: ReturnType<typeof open> | undefined;
const database = () => {
  opened ??= open();
  return opened;
};

/** A launch has its token for itself, so that two tabs never write over one another. */
const keyOf = (scoUserId: number, token: string) => `${scoUserId}:${token}`;

export async function putWork(work: HeldWork): Promise<void> {
  await (await database()).put('held-work', work, keyOf(work.scoUserId, work.commit.token));
}

/** Replaces the held work of a launch. Returns false and changes nothing when the held work is newer than `seq`. */
export async function replaceWork(work: HeldWork, seq: number): Promise<boolean> {
  const key = keyOf(work.scoUserId, work.commit.token);
  const { store, done } = (await database()).transaction('held-work', 'readwrite');
  const held = await store.get(key);
  const isOurs = held !== undefined && held.commit.seq <= seq;
  if (isOurs) await store.put(work, key);
  await done;
  return isOurs;
}

/** With a `seq`, only what it stands for is dropped: work that was added to meanwhile stays. */
export async function deleteWork(launch: Launch): Promise<void> {
  const key = keyOf(launch.scoUserId, launch.token);
  const { store, done } = (await database()).transaction('held-work', 'readwrite');
  const held = await store.get(key);
  if (held !== undefined && (launch.seq === undefined || held.commit.seq <= launch.seq)) await store.delete(key);
  await done;
}

/** Oldest first. */
export async function listWork(userId: number): Promise<HeldWork[]> {
  if ((await (await database()).count('held-work')) === 0) forgetHeldWork();
  const held = await (await database()).getAllFromIndex('held-work', 'by-user', userId);
  return held.sort((one, other) => one.at.localeCompare(other.at));
}
