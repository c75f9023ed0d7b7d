import type { ReactNode } from 'react';
import c from './account.module.css';

type Props = { id: string; title: string; children: ReactNode };

/** One label of My Profile under its heading. */
export function AccountPart({ id, title, children }: Props) {
  return (
    <section className={`label ${c.part}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
