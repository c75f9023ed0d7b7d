import type { ReactNode } from 'react';
import { Link } from 'react-router';
import c from './data-table.module.css';

/** First cell of a row: the name as a link, and a muted second line. */
export function RowTitle({ to, under, children }: { to?: string; under?: ReactNode; children: ReactNode }) {
  return (
    <>
      {to === undefined ? (
        <span className={c.name}>{children}</span>
      ) : (
        <Link className={c.name} to={to}>
          {children}
        </Link>
      )}
      {under !== undefined && <span className={c.under}>{under}</span>}
    </>
  );
}
