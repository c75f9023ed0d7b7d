import type { ReactNode } from 'react';
import c from './cards.module.css';

export function CardGrid({ children }: { children: ReactNode }) {
  return <ul className={c.grid}>{children}</ul>;
}
