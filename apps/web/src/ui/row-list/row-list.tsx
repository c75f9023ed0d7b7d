import type { ReactNode } from 'react';
import c from './row-list.module.css';

type Props = { className?: string | undefined; children: ReactNode };

/** Items with a line between them: what it is on the left, what can be done about it on the right. */
export function RowList({ className, children }: Props) {
  return <ul className={className === undefined ? c.rows : `${c.rows} ${className}`}>{children}</ul>;
}
