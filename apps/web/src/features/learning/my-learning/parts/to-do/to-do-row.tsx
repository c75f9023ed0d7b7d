import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import c from './to-do.module.css';

type Props = {
  icon: Icon;
  title: string;
  lines: readonly string[];
  /** Buttons of the row. */
  children: ReactNode;
};

/** One thing to do: what it is, until when, and its buttons. */
export function ToDoRow({ icon: Sign, title, lines, children }: Props) {
  return (
    <li className={c.row}>
      <Sign size={22} stroke={1.75} aria-hidden />
      <div className={c.text}>
        <h3>{title}</h3>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <div className={c.actions}>{children}</div>
    </li>
  );
}
