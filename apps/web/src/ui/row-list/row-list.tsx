import type { ReactNode } from 'react';
import c from './row-list.module.css';

type Props = { className?: string | undefined; children: ReactNode };

/** Items divided by lines: the item on the left, its actions on the right. */
export function RowList({ className, children }: Props) {
  return <ul className={className === undefined ? c.rows : `${c.rows} ${className}`}>{children}</ul>;
}
