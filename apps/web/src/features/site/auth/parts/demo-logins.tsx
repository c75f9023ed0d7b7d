import { UnstyledButton } from '@mantine/core';
import { IconArrowBarToUp } from '@tabler/icons-react';
import c from './demo-logins.module.css';

export type DemoLogin = { role: string; name: string; username: string; password: string };
type Props = { logins: readonly DemoLogin[]; onChoose: (chosen: { username: string; password: string }) => void };

/** Demo logins of a demo server. Choosing one fills in the form; the person still presses Log In. */
export function DemoLogins({ logins, onChoose }: Props) {
  if (logins.length === 0) return null;
  return (
    <aside className={c.box} aria-labelledby="demo-logins">
      <h2 id="demo-logins" className={c.title}>
        Demo server: choose a demo login
      </h2>
      <ul className={c.list}>
        {logins.map(({ role, name, username, password }) => (
          <li key={username}>
            <UnstyledButton className={c.row} onClick={() => onChoose({ username, password })}>
              <span className={c.role}>{role}</span>
              <span className={c.name}>{name}</span>
              <IconArrowBarToUp size={17} aria-hidden />
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </aside>
  );
}
