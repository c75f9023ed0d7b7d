import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import c from './part-list.module.css';

/** Parts of a course in their order. */
export function PartList({ children }: { children: ReactNode }) {
  return <ol className={c.list}>{children}</ol>;
}

type Props = {
  title: string;
  /** Tags and numbers, side by side. */
  facts: ReactNode;
  /** Parts that have to be done first, until they are. */
  waits?: ReactNode;
  /** Actions on this part. */
  children: ReactNode;
};

export function PartItem({ title, facts, waits, children }: Props) {
  return (
    <li className={`card ${c.item}`}>
      <div className={c.text}>
        <h2 className={c.title}>{title}</h2>
        <p className={c.facts}>{facts}</p>
        {waits !== undefined && (
          <p className={c.waits}>
            <IconLock size={17} aria-hidden /> {waits}
          </p>
        )}
      </div>
      {children}
    </li>
  );
}
