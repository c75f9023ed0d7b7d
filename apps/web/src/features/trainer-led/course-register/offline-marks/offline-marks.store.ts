import { offlineStore } from '../../../../platform/offline/offline-store.ts';
import { isAssessment, isMark, isWalkIn, type OfflineEntry, slotOf } from './offline-entry.ts';
import { walkInStore } from './walk-ins.store.ts';

const storeIn = (database: string) => {
  const place = { database, store: 'marks', index: 'by-owner', ownerPath: 'ownerId' };
  const store = offlineStore<OfflineEntry>(place, slotOf);
  return {
    put: store.put,
    listOf: store.listOf,
    /** Deletes entries, but not a later one that has replaced them. */
    remove: (entries: readonly OfflineEntry[]) =>
      store.change(
        entries.map((entry) => ({ key: slotOf(entry), to: (stored) => (stored.key === entry.key ? null : undefined) })),
      ),
  };
};

// Each kind has a database of its own: a tab with an older app keeps its version, and sends marks only.
const marks = storeIn('doselore-register');
const assessments = storeIn('doselore-assessments');

/** Runs a change in the store of each kind that entries have. */
async function inStores(entries: readonly OfflineEntry[], change: 'put' | 'remove'): Promise<void> {
  const [ofMarks, ofAssessments, ofWalkIns] = [
    entries.filter(isMark),
    entries.filter(isAssessment),
    entries.filter(isWalkIn),
  ];
  if (ofMarks.length > 0) await marks[change](ofMarks);
  if (ofAssessments.length > 0) await assessments[change](ofAssessments);
  if (ofWalkIns.length > 0) await walkInStore[change](ofWalkIns);
}

export const putEntries = (entries: readonly OfflineEntry[]): Promise<void> => inStores(entries, 'put');

/** Deletes entries, but not a later one that has replaced them. */
export const deleteEntries = (entries: readonly OfflineEntry[]): Promise<void> => inStores(entries, 'remove');

export async function readEntries(ownerId: number): Promise<OfflineEntry[]> {
  return (await Promise.all([marks, assessments, walkInStore].map((store) => store.listOf(ownerId)))).flat();
}
