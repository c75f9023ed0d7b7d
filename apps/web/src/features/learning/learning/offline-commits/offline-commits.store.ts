import type { AttemptCommit } from '@doselore/contract/learning';
import { type DBSchema, openDB } from 'idb';
import { forgetOfflineCommits } from './offline-commits-hint.ts';

/** Progress of one launch that the server has not acknowledged. */
export type OfflineCommit = {
  userId: number;
  scoUserId: number;
  /** Title of the module, for messages to the learner. */
  title: string;
  /** Time of the last change. */
  at: string;
  commit: AttemptCommit;
};

export type Launch = { scoUserId: number; token: string; seq?: number };

interface Schema extends DBSchema {
  'held-work': { key: string; value: OfflineCommit; indexes: { 'by-user': number } };
}

const open = () =>
  openDB<Schema>('doselore', 1, {
    upgrade(db) {
      db.createObjectStore('held-work').createIndex('by-user', 'userId');
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

/** The key contains the token of the launch, so that two tabs never overwrite each other's commit. */
const keyOf = (scoUserId: number, token: string) => `${scoUserId}:${token}`;

export async function putOfflineCommit(work: OfflineCommit): Promise<void> {
  await (await database()).put('held-work', work, keyOf(work.scoUserId, work.commit.token));
}

/** Replaces the offline commit of a launch. Returns false and changes nothing when the stored one is newer than `seq`. */
export async function replaceOfflineCommit(work: OfflineCommit, seq: number): Promise<boolean> {
  const key = keyOf(work.scoUserId, work.commit.token);
  const { store, done } = (await database()).transaction('held-work', 'readwrite');
  const held = await store.get(key);
  const isOurs = held !== undefined && held.commit.seq <= seq;
  if (isOurs) await store.put(work, key);
  await done;
  return isOurs;
}

/** Deletes the offline commit of a launch. With a `seq`, a newer one stays. */
export async function deleteOfflineCommit(launch: Launch): Promise<void> {
  const key = keyOf(launch.scoUserId, launch.token);
  const { store, done } = (await database()).transaction('held-work', 'readwrite');
  const held = await store.get(key);
  if (held !== undefined && (launch.seq === undefined || held.commit.seq <= launch.seq)) await store.delete(key);
  await done;
}

/** Lists the offline commits of a person, the oldest first. */
export async function listOfflineCommits(userId: number): Promise<OfflineCommit[]> {
  if ((await (await database()).count('held-work')) === 0) forgetOfflineCommits();
  const held = await (await database()).getAllFromIndex('held-work', 'by-user', userId);
  return held.sort((one, other) => one.at.localeCompare(other.at));
}
