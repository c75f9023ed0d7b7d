import { openDB } from 'idb';
import { offlineStore } from '../../../../platform/offline/offline-store.ts';
import { makeKey, type Sealed, seal, unseal } from '../../../../platform/offline/sealed.ts';
import { type OfflineWalkIn, walkInSlot } from './offline-entry.ts';

type Stored = Omit<OfflineWalkIn, 'person'> & { person: Sealed };

const store = offlineStore<Stored>(
  { database: 'doselore-walk-ins', store: 'people', index: 'by-owner', ownerPath: 'ownerId' },
  walkInSlot,
);

/** Returns the key of this browser for people who came. Makes it when there is none; two tabs at once use the key of the first. */
async function readOrMakeKey(): Promise<CryptoKey> {
  const db = await openDB('doselore-walk-in-key', 1, { upgrade: (made) => void made.createObjectStore('key') });
  try {
    const made = await makeKey();
    const { store: keys, done } = db.transaction('key', 'readwrite');
    const first: CryptoKey | undefined = await keys.get('own');
    if (first === undefined) await keys.put(made, 'own');
    await done;
    return first ?? made;
  } finally {
    db.close();
  }
}

/**
 * Store of people who came without an invitation, until the server has them. A key that no script can export encrypts
 * their names. The entries outlast the day and signing out, because they would be lost otherwise.
 */
export const walkInStore = {
  async put(entries: readonly OfflineWalkIn[]): Promise<void> {
    const key = await readOrMakeKey();
    await store.put(
      await Promise.all(entries.map(async (entry) => ({ ...entry, person: await seal(key, entry.person) }))),
    );
  },
  async remove(entries: readonly OfflineWalkIn[]): Promise<void> {
    await store.change(entries.map((entry) => ({ key: walkInSlot(entry), to: () => null })));
  },
  async listOf(ownerId: number): Promise<OfflineWalkIn[]> {
    const stored = await store.listOf(ownerId);
    if (stored.length === 0) return [];
    const key = await readOrMakeKey();
    return Promise.all(
      stored.map(async (entry) => ({ ...entry, person: (await unseal(key, entry.person)) as OfflineWalkIn['person'] })),
    );
  },
};
