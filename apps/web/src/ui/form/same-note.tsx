import type { ReactNode } from 'react';
import c from './form.module.css';

/** Returns a text without outer and doubled spaces. */
export const tidySpaces = (text: string): string => text.trim().replaceAll(/\s+/gu, ' ');

/** Compares names and addresses as people do: case-insensitively, and without outer and doubled spaces. */
export const isSameText = (one: string, other: string): boolean =>
  tidySpaces(one).toLowerCase() === tidySpaces(other).toLowerCase();

/** Note below a field about a record with the same name or address. Screen readers hear it when it appears. */
export function SameNote({ children }: { children: ReactNode }) {
  return (
    <div aria-live="polite" className={c.same}>
      {children}
    </div>
  );
}
