import type { ReactNode } from 'react';
import c from './account.module.css';

type Props = { id: string; title: string; children: ReactNode };

/** Section of My Profile with its heading. */
export function AccountPart({ id, title, children }: Props) {
  return (
    <section className={`card ${c.part}`} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/**
 * Moves the focus to the heading of a part whose focused element was removed. Otherwise keyboard users would start at
 * the top of the page.
 */
export function focusPart(id: string): void {
  document.getElementById(id)?.focus();
}
