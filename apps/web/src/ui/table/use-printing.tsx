import { type ReactNode, type RefObject, Suspense, useCallback, useState } from 'react';
import { lazyPart } from '../lazy/index.ts';
import type { Sheet } from './printed-list.tsx';
import { readFilters } from './read-filters.ts';

// Loaded when somebody prints a list.
const PrintedList = lazyPart(() => import('./printed-list.tsx').then((m) => m.PrintedList));

type Printed = { sheet: string | Sheet; filters: readonly string[] };

/**
 * Returns the function that prints all rows of a list, and the element to render beside the button. The paper names the
 * filters of the toolbar around the button. `print` rejects when `read` rejects.
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
