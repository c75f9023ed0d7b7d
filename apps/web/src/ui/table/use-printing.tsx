import { type ReactNode, type RefObject, Suspense, useCallback, useState } from 'react';
import { lazyPart } from '../lazy/index.ts';
import type { Sheet } from './printed-list.tsx';
import { readFilters } from './read-filters.ts';

// Loaded when somebody prints a list.
const PrintedList = lazyPart(() => import('./printed-list.tsx').then((m) => m.PrintedList));

type Printed = { sheet: string | Sheet; filters: readonly string[] };

/**
 * Returns what prints all rows of a list with the filters of the toolbar around a button, and the element that is
 * printed. `print` rejects as the reading of the rows.
 */
export function usePrinting(label: string, button: RefObject<HTMLButtonElement | null>) {
  const [printed, setPrinted] = useState<Printed>();
  const endPrinting = useCallback(() => setPrinted(undefined), []);
  const print = async (read: () => Promise<string | Sheet>): Promise<void> => {
    const toolbar = button.current?.closest('search');
    setPrinted({ sheet: await read(), filters: toolbar ? readFilters(toolbar) : [] });
  };
  const paper: ReactNode = printed !== undefined && (
    <Suspense>
      <PrintedList {...printed} label={label} onDone={endPrinting} />
    </Suspense>
  );
  return { print, paper };
}
