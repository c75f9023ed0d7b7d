import type { ReactNode } from 'react';
import c from './account.module.css';

type Props = { id: string; title: string; children: ReactNode };

/** One label of My Profile under its heading. */
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

/** When what had the focus has gone from a part, its heading takes it: nobody at the keyboard starts again at the top. */
export function focusPart(id: string): void {
  document.getElementById(id)?.focus();
}
