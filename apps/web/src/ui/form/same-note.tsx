import type { ReactNode } from 'react';
import c from './form.module.css';

/** Compares names and addresses as people do: without outer spaces and case-insensitively. */
export const isSameText = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** Note below a field about a record with the same name or address. Screen readers hear it when it appears. */
export function SameNote({ children }: { children: ReactNode }) {
  return (
    <div aria-live="polite" className={c.same}>
      {children}
    </div>
  );
}
