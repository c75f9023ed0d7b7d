import type { ReactNode } from 'react';
import c from './demo-banner.module.css';

export function DemoBanner({ children }: { children?: ReactNode }) {
  return (
    <aside aria-label="Demo server" className={c.demo}>
      <b>Demo server.</b> Changes here do not affect the live site. {children}
    </aside>
  );
}
