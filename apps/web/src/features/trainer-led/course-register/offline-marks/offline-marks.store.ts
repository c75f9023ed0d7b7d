import { offlineStore } from '../../../../platform/offline/offline-store.ts';
import { isAssessment, isMark, type OfflineEntry, slotOf } from './offline-entry.ts';

const storeIn = (database: string) =>
  offlineStore<OfflineEntry>({ database, store: 'marks', index: 'by-owner', ownerPath: 'ownerId' }, slotOf);

// Each kind has a database of its own: a tab with an older app keeps its version, and sends marks only.
const kinds = [
  { isOf: isMark, store: storeIn('doselore-register') },
  { isOf: isAssessment, store: storeIn('doselore-assessments') },
];

/** Runs a change in the store of each kind that entries have. */
async function inStores(
  entries: readonly OfflineEntry[],
  change: (store: ReturnType<typeof storeIn>, own: OfflineEntry[]) => Promise<unknown>,
): Promise<void> {
  for (const { isOf, store } of kinds) {
    const own = entries.filter(isOf);
    if (own.length > 0) await change(store, own);
  }
}

export const putEntries = (entries: readonly OfflineEntry[]): Promise<void> =>
  inStores(entries, (store, own) => store.put(own));

/** Deletes entries, but not a later one that has replaced them. */
export const deleteEntries = (entries: readonly OfflineEntry[]): Promise<void> =>
  inStores(entries, (store, own) =>
    store.change(
      own.map((entry) => ({ key: slotOf(entry), to: (stored) => (stored.key === entry.key ? null : undefined) })),
    ),
  );

export async function readEntries(ownerId: number): Promise<OfflineEntry[]> {
  return (await Promise.all(kinds.map(({ store }) => store.listOf(ownerId)))).flat();
}
