import type { SavedView } from '@doselore/contract/saved-views';
import { useEffect } from 'react';
import { showBanner } from '../../../platform/banner/index.ts';
import type { ListState } from '../../../ui/table/index.ts';

/** Leaves out the filters of an open view that its list no longer has, and says so. */
export function useDropUnknownFilters(view: SavedView | undefined, list: ListState): void {
  // Effect: only a list that was drawn has asked for all its filters.
  useEffect(() => {
    const unknown = view === undefined ? [] : list.unknownFilters();
    if (view === undefined || unknown.length === 0) return;
    list.set(Object.fromEntries(unknown.map((name) => [name, ''])));
    const message = `“${view.name}” has a filter that no longer exists. It was left out. Save the view again to keep it so.`;
    showBanner({ message, type: 'warning' });
  }, [view, list]);
}
