import type { ReactNode } from 'react';
import c from './plain-table.module.css';

/** Small table without paging or sorting. Cells with `data-number` are aligned right. */
export function PlainTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable from the keyboard
    <section className={c.scroll} tabIndex={0} aria-label={label}>
      <table className={c.table}>{children}</table>
    </section>
  );
}
