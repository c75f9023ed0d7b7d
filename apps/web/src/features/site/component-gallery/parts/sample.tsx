import type { ReactNode } from 'react';
import c from './sample.module.css';

export function SampleGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={c.group} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

export function Sample({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={c.sample}>
      <h3>{title}</h3>
      {children}
    </div>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return <div className={c.row}>{children}</div>;
}
