import type { ReactNode } from 'react';
import c from './card.module.css';

type Props = { title?: string; actions?: ReactNode; padded?: boolean; children: ReactNode };

/** The only container of pages: white paper with a thin edge. */
export function Card({ title, actions, padded = true, children }: Props) {
  return (
    <section className={`card ${padded ? c.padded : ''}`} aria-label={title}>
      {(title !== undefined || actions !== undefined) && (
        <div className={c.head}>
          {title !== undefined && <h2>{title}</h2>}
          {actions}
        </div>
      )}
      {children}
    </section>
  );
}
