import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import c from './notice.module.css';

type Props = { icon: Icon; label: string; action?: ReactNode; children: ReactNode };

/** Notice about the place, above everything on the page. Stays as long as it is true. */
export function Notice({ icon: Shown, label, action, children }: Props) {
  return (
    <aside className={c.notice} aria-label={label} data-prints>
      <Shown size={20} stroke={1.75} className={c.icon} aria-hidden />
      <p>{children}</p>
      {action}
    </aside>
  );
}
