import type { ReactNode } from 'react';
import c from './demo-banner.module.css';

export function DemoBanner({ children }: { children?: ReactNode }) {
  return (
    <aside aria-label="Demo server" className={c.demo}>
      <b>Demo server.</b> Nothing you change here reaches the live site. {children}
    </aside>
  );
}
