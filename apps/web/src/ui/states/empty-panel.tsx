import { type Icon, IconInbox } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import c from './states.module.css';

type Props = { title: string; message?: ReactNode; icon?: Icon; action?: ReactNode; plain?: boolean };

/** Says why there is nothing and offers one action. `plain` is for panels that have an edge already. */
export function EmptyPanel({ title, message, icon: Shown = IconInbox, action, plain = false }: Props) {
  return (
    <div className={c.panel} data-centred data-plain={plain || undefined}>
      <span className={c.icon}>
        <Shown size={26} stroke={1.75} aria-hidden />
      </span>
      <h2>{title}</h2>
      {message !== undefined && <p>{message}</p>}
      {action}
    </div>
  );
}
